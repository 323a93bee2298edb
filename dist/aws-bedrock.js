import { a as __toCommonJS$1, i as __require, n as __esmMin, r as __exportAll, t as __commonJSMin } from "./rolldown-runtime.js";
import { a as propagation, l as AnthropicError, n as BaseAnthropic, o as VERSION$1, s as APIConnectionError } from "./anthropic-main-cli-vertex-bedrock.js";
import { n as Messages, t as Beta } from "./aws-vertex-bedrock.js";
import { C as protocols_exports, S as init_protocols, _ as init_client, a as init_sso_oidc, b as dist_es_exports, c as require_dist_cjs$34, d as init_protocols$1, f as protocols_exports$1, g as client_exports, h as init_httpAuthSchemes, i as require_dist_cjs$35, l as require_dist_cjs$32, m as httpAuthSchemes_exports, n as require_dist_cjs$36, o as sso_oidc_exports, p as require_dist_cjs$40, r as require_dist_cjs$38, s as require_dist_cjs$37, t as require_dist_cjs$39, u as require_dist_cjs$33, v as init_retry, w as buildQueryString, x as init_dist_es, y as retry_exports } from "./aws-bedrock-aws-credentials.js";
import assert from "assert";
import { n as init_event_streams, t as event_streams_exports } from "./aws-bedrock-index.js";
import { I as config_exports, J as init_client$1, L as init_config, g as endpoints_exports, gt as schema_exports, ht as init_schema, l as init_serde, n as init_checksum, q as client_exports$1, t as checksum_exports, u as serde_exports, v as init_endpoints } from "./aws-bedrock-aws-credentials-index.js";
// node_modules/@aws-sdk/credential-provider-node/dist-cjs/index.js
var require_dist_cjs$31 = __commonJSMin(((exports) => {
	const { ENV_KEY, ENV_SECRET, fromEnv } = require_dist_cjs$32();
	const { chain, CredentialsProviderError, ENV_PROFILE } = (init_config(), __toCommonJS$1(config_exports));
	const ENV_IMDS_DISABLED = "AWS_EC2_METADATA_DISABLED";
	const remoteProvider = async (init) => {
		const { ENV_CMDS_FULL_URI, ENV_CMDS_RELATIVE_URI, fromContainerMetadata, fromInstanceMetadata } = require_dist_cjs$33();
		if (process.env[ENV_CMDS_RELATIVE_URI] || process.env[ENV_CMDS_FULL_URI]) {
			init.logger?.debug("@aws-sdk/credential-provider-node - remoteProvider::fromHttp/fromContainerMetadata");
			const { fromHttp } = require_dist_cjs$34();
			return chain(fromHttp(init), fromContainerMetadata(init));
		}
		if (process.env[ENV_IMDS_DISABLED] && process.env[ENV_IMDS_DISABLED] !== "false") return async () => {
			throw new CredentialsProviderError("EC2 Instance Metadata Service access disabled", { logger: init.logger });
		};
		init.logger?.debug("@aws-sdk/credential-provider-node - remoteProvider::fromInstanceMetadata");
		return fromInstanceMetadata(init);
	};
	function memoizeChain(providers, treatAsExpired) {
		const chain = internalCreateChain(providers);
		let activeLock;
		let passiveLock;
		let credentials;
		let forceRefreshLock;
		const provider = async (options) => {
			if (options?.forceRefresh) {
				if (!forceRefreshLock) forceRefreshLock = chain(options).then((c) => {
					credentials = c;
				}).finally(() => {
					forceRefreshLock = void 0;
				});
				await forceRefreshLock;
				return credentials;
			}
			if (credentials?.expiration) {
				if (credentials?.expiration?.getTime() < Date.now()) credentials = void 0;
			}
			if (activeLock) await activeLock;
			else if (!credentials || treatAsExpired?.(credentials)) {
				if (credentials) {
					if (!passiveLock) passiveLock = chain(options).then((c) => {
						credentials = c;
					}).catch(() => {}).finally(() => {
						passiveLock = void 0;
					});
				} else {
					activeLock = chain(options).then((c) => {
						credentials = c;
					}).finally(() => {
						activeLock = void 0;
					});
					return provider(options);
				}
			}
			return credentials;
		};
		return provider;
	}
	const internalCreateChain = (providers) => async (awsIdentityProperties) => {
		let lastProviderError;
		for (const provider of providers) try {
			return await provider(awsIdentityProperties);
		} catch (err) {
			lastProviderError = err;
			if (err?.tryNextLink) continue;
			throw err;
		}
		throw lastProviderError;
	};
	let multipleCredentialSourceWarningEmitted = false;
	const defaultProvider = (init = {}) => memoizeChain([
		async () => {
			if (init.profile ?? process.env[ENV_PROFILE]) {
				if (process.env[ENV_KEY] && process.env[ENV_SECRET]) {
					if (!multipleCredentialSourceWarningEmitted) {
						(init.logger?.warn && init.logger?.constructor?.name !== "NoOpLogger" ? init.logger.warn.bind(init.logger) : console.warn)(`@aws-sdk/credential-provider-node - defaultProvider::fromEnv WARNING:
    Multiple credential sources detected: 
    Both AWS_PROFILE and the pair AWS_ACCESS_KEY_ID/AWS_SECRET_ACCESS_KEY static credentials are set.
    This SDK will proceed with the AWS_PROFILE value.
    
    However, a future version may change this behavior to prefer the ENV static credentials.
    Please ensure that your environment only sets either the AWS_PROFILE or the
    AWS_ACCESS_KEY_ID/AWS_SECRET_ACCESS_KEY pair.
`);
						multipleCredentialSourceWarningEmitted = true;
					}
				}
				throw new CredentialsProviderError("AWS_PROFILE is set, skipping fromEnv provider.", {
					logger: init.logger,
					tryNextLink: true
				});
			}
			init.logger?.debug("@aws-sdk/credential-provider-node - defaultProvider::fromEnv");
			return fromEnv(init)();
		},
		async (awsIdentityProperties) => {
			init.logger?.debug("@aws-sdk/credential-provider-node - defaultProvider::fromSSO");
			const { ssoStartUrl, ssoAccountId, ssoRegion, ssoRoleName, ssoSession } = init;
			if (!ssoStartUrl && !ssoAccountId && !ssoRegion && !ssoRoleName && !ssoSession) throw new CredentialsProviderError("Skipping SSO provider in default chain (inputs do not include SSO fields).", { logger: init.logger });
			const { fromSSO } = require_dist_cjs$35();
			return fromSSO(init)(awsIdentityProperties);
		},
		async (awsIdentityProperties) => {
			init.logger?.debug("@aws-sdk/credential-provider-node - defaultProvider::fromIni");
			const { fromIni } = require_dist_cjs$36();
			return fromIni(init)(awsIdentityProperties);
		},
		async (awsIdentityProperties) => {
			init.logger?.debug("@aws-sdk/credential-provider-node - defaultProvider::fromProcess");
			const { fromProcess } = require_dist_cjs$37();
			return fromProcess(init)(awsIdentityProperties);
		},
		async (awsIdentityProperties) => {
			init.logger?.debug("@aws-sdk/credential-provider-node - defaultProvider::fromTokenFile");
			const { fromTokenFile } = require_dist_cjs$38();
			return fromTokenFile(init)(awsIdentityProperties);
		},
		async () => {
			init.logger?.debug("@aws-sdk/credential-provider-node - defaultProvider::remoteProvider");
			return (await remoteProvider(init))();
		},
		async () => {
			throw new CredentialsProviderError("Could not load credentials from any providers", {
				tryNextLink: false,
				logger: init.logger
			});
		}
	], credentialsTreatedAsExpired);
	const credentialsWillNeedRefresh = (credentials) => credentials?.expiration !== void 0;
	const credentialsTreatedAsExpired = (credentials) => credentials?.expiration !== void 0 && credentials.expiration.getTime() - Date.now() < 3e5;
	exports.credentialsTreatedAsExpired = credentialsTreatedAsExpired;
	exports.credentialsWillNeedRefresh = credentialsWillNeedRefresh;
	exports.defaultProvider = defaultProvider;
}));
// node_modules/@anthropic-ai/bedrock-sdk/version.mjs
init_protocols();
const VERSION = "1.1.3";
// node_modules/@aws-crypto/sha256-js/node_modules/tslib/tslib.es6.js
var tslib_es6_exports$1 = __exportAll({
	__assign: () => __assign$1,
	__asyncDelegator: () => __asyncDelegator$1,
	__asyncGenerator: () => __asyncGenerator$1,
	__asyncValues: () => __asyncValues$1,
	__await: () => __await$1,
	__awaiter: () => __awaiter$1,
	__classPrivateFieldGet: () => __classPrivateFieldGet$2,
	__classPrivateFieldSet: () => __classPrivateFieldSet$1,
	__createBinding: () => __createBinding$1,
	__decorate: () => __decorate$1,
	__exportStar: () => __exportStar$1,
	__extends: () => __extends$1,
	__generator: () => __generator$1,
	__importDefault: () => __importDefault$1,
	__importStar: () => __importStar$1,
	__makeTemplateObject: () => __makeTemplateObject$1,
	__metadata: () => __metadata$1,
	__param: () => __param$1,
	__read: () => __read$1,
	__rest: () => __rest$1,
	__spread: () => __spread$1,
	__spreadArrays: () => __spreadArrays$1,
	__values: () => __values$1
});
/*! *****************************************************************************
Copyright (c) Microsoft Corporation.

Permission to use, copy, modify, and/or distribute this software for any
purpose with or without fee is hereby granted.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY
AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM
LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR
OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR
PERFORMANCE OF THIS SOFTWARE.
***************************************************************************** */
function __extends$1(d, b) {
	extendStatics$1(d, b);
	function __() {
		this.constructor = d;
	}
	d.prototype = b === null ? Object.create(b) : (__.prototype = b.prototype, new __());
}
function __rest$1(s, e) {
	var t = {};
	for (var p in s) if (Object.prototype.hasOwnProperty.call(s, p) && e.indexOf(p) < 0) t[p] = s[p];
	if (s != null && typeof Object.getOwnPropertySymbols === "function") {
		for (var i = 0, p = Object.getOwnPropertySymbols(s); i < p.length; i++) if (e.indexOf(p[i]) < 0 && Object.prototype.propertyIsEnumerable.call(s, p[i])) t[p[i]] = s[p[i]];
	}
	return t;
}
function __decorate$1(decorators, target, key, desc) {
	var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
	if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
	else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
	return c > 3 && r && Object.defineProperty(target, key, r), r;
}
function __param$1(paramIndex, decorator) {
	return function(target, key) {
		decorator(target, key, paramIndex);
	};
}
function __metadata$1(metadataKey, metadataValue) {
	if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(metadataKey, metadataValue);
}
function __awaiter$1(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
}
function __generator$1(thisArg, body) {
	var _ = {
		label: 0,
		sent: function() {
			if (t[0] & 1) throw t[1];
			return t[1];
		},
		trys: [],
		ops: []
	}, f, y, t, g = {
		next: verb(0),
		"throw": verb(1),
		"return": verb(2)
	};
	return typeof Symbol === "function" && (g[Symbol.iterator] = function() {
		return this;
	}), g;
	function verb(n) {
		return function(v) {
			return step([n, v]);
		};
	}
	function step(op) {
		if (f) throw new TypeError("Generator is already executing.");
		while (_) try {
			if (f = 1, y && (t = op[0] & 2 ? y["return"] : op[0] ? y["throw"] || ((t = y["return"]) && t.call(y), 0) : y.next) && !(t = t.call(y, op[1])).done) return t;
			if (y = 0, t) op = [op[0] & 2, t.value];
			switch (op[0]) {
				case 0:
				case 1:
					t = op;
					break;
				case 4:
					_.label++;
					return {
						value: op[1],
						done: false
					};
				case 5:
					_.label++;
					y = op[1];
					op = [0];
					continue;
				case 7:
					op = _.ops.pop();
					_.trys.pop();
					continue;
				default:
					if (!(t = _.trys, t = t.length > 0 && t[t.length - 1]) && (op[0] === 6 || op[0] === 2)) {
						_ = 0;
						continue;
					}
					if (op[0] === 3 && (!t || op[1] > t[0] && op[1] < t[3])) {
						_.label = op[1];
						break;
					}
					if (op[0] === 6 && _.label < t[1]) {
						_.label = t[1];
						t = op;
						break;
					}
					if (t && _.label < t[2]) {
						_.label = t[2];
						_.ops.push(op);
						break;
					}
					if (t[2]) _.ops.pop();
					_.trys.pop();
					continue;
			}
			op = body.call(thisArg, _);
		} catch (e) {
			op = [6, e];
			y = 0;
		} finally {
			f = t = 0;
		}
		if (op[0] & 5) throw op[1];
		return {
			value: op[0] ? op[1] : void 0,
			done: true
		};
	}
}
function __createBinding$1(o, m, k, k2) {
	if (k2 === void 0) k2 = k;
	o[k2] = m[k];
}
function __exportStar$1(m, exports) {
	for (var p in m) if (p !== "default" && !exports.hasOwnProperty(p)) exports[p] = m[p];
}
function __values$1(o) {
	var s = typeof Symbol === "function" && Symbol.iterator, m = s && o[s], i = 0;
	if (m) return m.call(o);
	if (o && typeof o.length === "number") return { next: function() {
		if (o && i >= o.length) o = void 0;
		return {
			value: o && o[i++],
			done: !o
		};
	} };
	throw new TypeError(s ? "Object is not iterable." : "Symbol.iterator is not defined.");
}
function __read$1(o, n) {
	var m = typeof Symbol === "function" && o[Symbol.iterator];
	if (!m) return o;
	var i = m.call(o), r, ar = [], e;
	try {
		while ((n === void 0 || n-- > 0) && !(r = i.next()).done) ar.push(r.value);
	} catch (error) {
		e = { error };
	} finally {
		try {
			if (r && !r.done && (m = i["return"])) m.call(i);
		} finally {
			if (e) throw e.error;
		}
	}
	return ar;
}
function __spread$1() {
	for (var ar = [], i = 0; i < arguments.length; i++) ar = ar.concat(__read$1(arguments[i]));
	return ar;
}
function __spreadArrays$1() {
	for (var s = 0, i = 0, il = arguments.length; i < il; i++) s += arguments[i].length;
	for (var r = Array(s), k = 0, i = 0; i < il; i++) for (var a = arguments[i], j = 0, jl = a.length; j < jl; j++, k++) r[k] = a[j];
	return r;
}
function __await$1(v) {
	return this instanceof __await$1 ? (this.v = v, this) : new __await$1(v);
}
function __asyncGenerator$1(thisArg, _arguments, generator) {
	if (!Symbol.asyncIterator) throw new TypeError("Symbol.asyncIterator is not defined.");
	var g = generator.apply(thisArg, _arguments || []), i, q = [];
	return i = {}, verb("next"), verb("throw"), verb("return"), i[Symbol.asyncIterator] = function() {
		return this;
	}, i;
	function verb(n) {
		if (g[n]) i[n] = function(v) {
			return new Promise(function(a, b) {
				q.push([
					n,
					v,
					a,
					b
				]) > 1 || resume(n, v);
			});
		};
	}
	function resume(n, v) {
		try {
			step(g[n](v));
		} catch (e) {
			settle(q[0][3], e);
		}
	}
	function step(r) {
		r.value instanceof __await$1 ? Promise.resolve(r.value.v).then(fulfill, reject) : settle(q[0][2], r);
	}
	function fulfill(value) {
		resume("next", value);
	}
	function reject(value) {
		resume("throw", value);
	}
	function settle(f, v) {
		if (f(v), q.shift(), q.length) resume(q[0][0], q[0][1]);
	}
}
function __asyncDelegator$1(o) {
	var i = {}, p;
	return verb("next"), verb("throw", function(e) {
		throw e;
	}), verb("return"), i[Symbol.iterator] = function() {
		return this;
	}, i;
	function verb(n, f) {
		i[n] = o[n] ? function(v) {
			return (p = !p) ? {
				value: __await$1(o[n](v)),
				done: n === "return"
			} : f ? f(v) : v;
		} : f;
	}
}
function __asyncValues$1(o) {
	if (!Symbol.asyncIterator) throw new TypeError("Symbol.asyncIterator is not defined.");
	var m = o[Symbol.asyncIterator], i;
	return m ? m.call(o) : (o = typeof __values$1 === "function" ? __values$1(o) : o[Symbol.iterator](), i = {}, verb("next"), verb("throw"), verb("return"), i[Symbol.asyncIterator] = function() {
		return this;
	}, i);
	function verb(n) {
		i[n] = o[n] && function(v) {
			return new Promise(function(resolve, reject) {
				v = o[n](v), settle(resolve, reject, v.done, v.value);
			});
		};
	}
	function settle(resolve, reject, d, v) {
		Promise.resolve(v).then(function(v) {
			resolve({
				value: v,
				done: d
			});
		}, reject);
	}
}
function __makeTemplateObject$1(cooked, raw) {
	if (Object.defineProperty) Object.defineProperty(cooked, "raw", { value: raw });
	else cooked.raw = raw;
	return cooked;
}
function __importStar$1(mod) {
	if (mod && mod.__esModule) return mod;
	var result = {};
	if (mod != null) {
		for (var k in mod) if (Object.hasOwnProperty.call(mod, k)) result[k] = mod[k];
	}
	result.default = mod;
	return result;
}
function __importDefault$1(mod) {
	return mod && mod.__esModule ? mod : { default: mod };
}
function __classPrivateFieldGet$2(receiver, privateMap) {
	if (!privateMap.has(receiver)) throw new TypeError("attempted to get private field on non-instance");
	return privateMap.get(receiver);
}
function __classPrivateFieldSet$1(receiver, privateMap, value) {
	if (!privateMap.has(receiver)) throw new TypeError("attempted to set private field on non-instance");
	privateMap.set(receiver, value);
	return value;
}
var extendStatics$1, __assign$1;
var init_tslib_es6$1 = __esmMin((() => {
	extendStatics$1 = function(d, b) {
		extendStatics$1 = Object.setPrototypeOf || { __proto__: [] } instanceof Array && function(d, b) {
			d.__proto__ = b;
		} || function(d, b) {
			for (var p in b) if (b.hasOwnProperty(p)) d[p] = b[p];
		};
		return extendStatics$1(d, b);
	};
	__assign$1 = function() {
		__assign$1 = Object.assign || function __assign(t) {
			for (var s, i = 1, n = arguments.length; i < n; i++) {
				s = arguments[i];
				for (var p in s) if (Object.prototype.hasOwnProperty.call(s, p)) t[p] = s[p];
			}
			return t;
		};
		return __assign$1.apply(this, arguments);
	};
}));
// node_modules/@aws-crypto/sha256-js/build/constants.js
var require_constants = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.MAX_HASHABLE_LENGTH = exports.INIT = exports.KEY = exports.DIGEST_LENGTH = exports.BLOCK_SIZE = void 0;
	exports.BLOCK_SIZE = 64;
	exports.DIGEST_LENGTH = 32;
	exports.KEY = new Uint32Array([
		0x428a2f98,
		0x71374491,
		0xb5c0fbcf,
		0xe9b5dba5,
		961987163,
		0x59f111f1,
		0x923f82a4,
		0xab1c5ed5,
		0xd807aa98,
		310598401,
		607225278,
		0x550c7dc3,
		0x72be5d74,
		0x80deb1fe,
		0x9bdc06a7,
		0xc19bf174,
		0xe49b69c1,
		0xefbe4786,
		0xfc19dc6,
		604807628,
		770255983,
		0x4a7484aa,
		0x5cb0a9dc,
		0x76f988da,
		0x983e5152,
		0xa831c66d,
		0xb00327c8,
		0xbf597fc7,
		0xc6e00bf3,
		0xd5a79147,
		0x6ca6351,
		338241895,
		666307205,
		773529912,
		0x4d2c6dfc,
		0x53380d13,
		0x650a7354,
		0x766a0abb,
		0x81c2c92e,
		0x92722c85,
		0xa2bfe8a1,
		0xa81a664b,
		0xc24b8b70,
		0xc76c51a3,
		0xd192e819,
		0xd6990624,
		0xf40e3585,
		275423344,
		430227734,
		506948616,
		659060556,
		883997877,
		958139571,
		0x4ed8aa4a,
		0x5b9cca4f,
		0x682e6ff3,
		0x748f82ee,
		0x78a5636f,
		0x84c87814,
		0x8cc70208,
		0x90befffa,
		0xa4506ceb,
		0xbef9a3f7,
		0xc67178f2
	]);
	exports.INIT = [
		0x6a09e667,
		0xbb67ae85,
		0x3c6ef372,
		0xa54ff53a,
		0x510e527f,
		0x9b05688c,
		528734635,
		0x5be0cd19
	];
	exports.MAX_HASHABLE_LENGTH = Math.pow(2, 53) - 1;
}));
// node_modules/@aws-crypto/sha256-js/build/RawSha256.js
var require_RawSha256 = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.RawSha256 = void 0;
	var constants_1 = require_constants();
	exports.RawSha256 = function() {
		function RawSha256() {
			this.state = Int32Array.from(constants_1.INIT);
			this.temp = new Int32Array(64);
			this.buffer = new Uint8Array(64);
			this.bufferLength = 0;
			this.bytesHashed = 0;
			this.finished = false;
		}
		RawSha256.prototype.update = function(data) {
			if (this.finished) throw new Error("Attempted to update an already finished hash.");
			var position = 0;
			var byteLength = data.byteLength;
			this.bytesHashed += byteLength;
			if (this.bytesHashed * 8 > constants_1.MAX_HASHABLE_LENGTH) throw new Error("Cannot hash more than 2^53 - 1 bits");
			while (byteLength > 0) {
				this.buffer[this.bufferLength++] = data[position++];
				byteLength--;
				if (this.bufferLength === constants_1.BLOCK_SIZE) {
					this.hashBuffer();
					this.bufferLength = 0;
				}
			}
		};
		RawSha256.prototype.digest = function() {
			if (!this.finished) {
				var bitsHashed = this.bytesHashed * 8;
				var bufferView = new DataView(this.buffer.buffer, this.buffer.byteOffset, this.buffer.byteLength);
				var undecoratedLength = this.bufferLength;
				bufferView.setUint8(this.bufferLength++, 128);
				if (undecoratedLength % constants_1.BLOCK_SIZE >= constants_1.BLOCK_SIZE - 8) {
					for (var i = this.bufferLength; i < constants_1.BLOCK_SIZE; i++) bufferView.setUint8(i, 0);
					this.hashBuffer();
					this.bufferLength = 0;
				}
				for (var i = this.bufferLength; i < constants_1.BLOCK_SIZE - 8; i++) bufferView.setUint8(i, 0);
				bufferView.setUint32(constants_1.BLOCK_SIZE - 8, Math.floor(bitsHashed / 4294967296), true);
				bufferView.setUint32(constants_1.BLOCK_SIZE - 4, bitsHashed);
				this.hashBuffer();
				this.finished = true;
			}
			var out = new Uint8Array(constants_1.DIGEST_LENGTH);
			for (var i = 0; i < 8; i++) {
				out[i * 4] = this.state[i] >>> 24 & 255;
				out[i * 4 + 1] = this.state[i] >>> 16 & 255;
				out[i * 4 + 2] = this.state[i] >>> 8 & 255;
				out[i * 4 + 3] = this.state[i] >>> 0 & 255;
			}
			return out;
		};
		RawSha256.prototype.hashBuffer = function() {
			var _a = this, buffer = _a.buffer, state = _a.state;
			var state0 = state[0], state1 = state[1], state2 = state[2], state3 = state[3], state4 = state[4], state5 = state[5], state6 = state[6], state7 = state[7];
			for (var i = 0; i < constants_1.BLOCK_SIZE; i++) {
				if (i < 16) this.temp[i] = (buffer[i * 4] & 255) << 24 | (buffer[i * 4 + 1] & 255) << 16 | (buffer[i * 4 + 2] & 255) << 8 | buffer[i * 4 + 3] & 255;
				else {
					var u = this.temp[i - 2];
					var t1_1 = (u >>> 17 | u << 15) ^ (u >>> 19 | u << 13) ^ u >>> 10;
					u = this.temp[i - 15];
					var t2_1 = (u >>> 7 | u << 25) ^ (u >>> 18 | u << 14) ^ u >>> 3;
					this.temp[i] = (t1_1 + this.temp[i - 7] | 0) + (t2_1 + this.temp[i - 16] | 0);
				}
				var t1 = (((state4 >>> 6 | state4 << 26) ^ (state4 >>> 11 | state4 << 21) ^ (state4 >>> 25 | state4 << 7)) + (state4 & state5 ^ ~state4 & state6) | 0) + (state7 + (constants_1.KEY[i] + this.temp[i] | 0) | 0) | 0;
				var t2 = ((state0 >>> 2 | state0 << 30) ^ (state0 >>> 13 | state0 << 19) ^ (state0 >>> 22 | state0 << 10)) + (state0 & state1 ^ state0 & state2 ^ state1 & state2) | 0;
				state7 = state6;
				state6 = state5;
				state5 = state4;
				state4 = state3 + t1 | 0;
				state3 = state2;
				state2 = state1;
				state1 = state0;
				state0 = t1 + t2 | 0;
			}
			state[0] += state0;
			state[1] += state1;
			state[2] += state2;
			state[3] += state3;
			state[4] += state4;
			state[5] += state5;
			state[6] += state6;
			state[7] += state7;
		};
		return RawSha256;
	}();
}));
// node_modules/@aws-sdk/util-utf8-browser/dist-cjs/pureJs.js
var require_pureJs = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.toUtf8 = exports.fromUtf8 = void 0;
	const fromUtf8 = (input) => {
		const bytes = [];
		for (let i = 0, len = input.length; i < len; i++) {
			const value = input.charCodeAt(i);
			if (value < 128) bytes.push(value);
			else if (value < 2048) bytes.push(value >> 6 | 192, value & 63 | 128);
			else if (i + 1 < input.length && (value & 64512) === 55296 && (input.charCodeAt(i + 1) & 64512) === 56320) {
				const surrogatePair = 65536 + ((value & 1023) << 10) + (input.charCodeAt(++i) & 1023);
				bytes.push(surrogatePair >> 18 | 240, surrogatePair >> 12 & 63 | 128, surrogatePair >> 6 & 63 | 128, surrogatePair & 63 | 128);
			} else bytes.push(value >> 12 | 224, value >> 6 & 63 | 128, value & 63 | 128);
		}
		return Uint8Array.from(bytes);
	};
	exports.fromUtf8 = fromUtf8;
	const toUtf8 = (input) => {
		let decoded = "";
		for (let i = 0, len = input.length; i < len; i++) {
			const byte = input[i];
			if (byte < 128) decoded += String.fromCharCode(byte);
			else if (192 <= byte && byte < 224) {
				const nextByte = input[++i];
				decoded += String.fromCharCode((byte & 31) << 6 | nextByte & 63);
			} else if (240 <= byte && byte < 365) {
				const encoded = "%" + [
					byte,
					input[++i],
					input[++i],
					input[++i]
				].map((byteValue) => byteValue.toString(16)).join("%");
				decoded += decodeURIComponent(encoded);
			} else decoded += String.fromCharCode((byte & 15) << 12 | (input[++i] & 63) << 6 | input[++i] & 63);
		}
		return decoded;
	};
	exports.toUtf8 = toUtf8;
}));
// node_modules/@aws-sdk/util-utf8-browser/dist-cjs/whatwgEncodingApi.js
var require_whatwgEncodingApi = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.toUtf8 = exports.fromUtf8 = void 0;
	function fromUtf8(input) {
		return new TextEncoder().encode(input);
	}
	exports.fromUtf8 = fromUtf8;
	function toUtf8(input) {
		return new TextDecoder("utf-8").decode(input);
	}
	exports.toUtf8 = toUtf8;
}));
// node_modules/@aws-sdk/util-utf8-browser/dist-cjs/index.js
var require_dist_cjs$30 = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.toUtf8 = exports.fromUtf8 = void 0;
	const pureJs_1 = require_pureJs();
	const whatwgEncodingApi_1 = require_whatwgEncodingApi();
	const fromUtf8 = (input) => typeof TextEncoder === "function" ? (0, whatwgEncodingApi_1.fromUtf8)(input) : (0, pureJs_1.fromUtf8)(input);
	exports.fromUtf8 = fromUtf8;
	const toUtf8 = (input) => typeof TextDecoder === "function" ? (0, whatwgEncodingApi_1.toUtf8)(input) : (0, pureJs_1.toUtf8)(input);
	exports.toUtf8 = toUtf8;
}));
// node_modules/@aws-crypto/util/build/convertToBuffer.js
var require_convertToBuffer$1 = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.convertToBuffer = void 0;
	var util_utf8_browser_1 = require_dist_cjs$30();
	var fromUtf8 = typeof Buffer !== "undefined" && Buffer.from ? function(input) {
		return Buffer.from(input, "utf8");
	} : util_utf8_browser_1.fromUtf8;
	function convertToBuffer(data) {
		if (data instanceof Uint8Array) return data;
		if (typeof data === "string") return fromUtf8(data);
		if (ArrayBuffer.isView(data)) return new Uint8Array(data.buffer, data.byteOffset, data.byteLength / Uint8Array.BYTES_PER_ELEMENT);
		return new Uint8Array(data);
	}
	exports.convertToBuffer = convertToBuffer;
}));
// node_modules/@aws-crypto/util/build/isEmptyData.js
var require_isEmptyData$1 = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.isEmptyData = void 0;
	function isEmptyData(data) {
		if (typeof data === "string") return data.length === 0;
		return data.byteLength === 0;
	}
	exports.isEmptyData = isEmptyData;
}));
// node_modules/@aws-crypto/util/build/numToUint8.js
var require_numToUint8$1 = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.numToUint8 = void 0;
	function numToUint8(num) {
		return new Uint8Array([
			(num & 0xff000000) >> 24,
			(num & 0xff0000) >> 16,
			(num & 65280) >> 8,
			num & 255
		]);
	}
	exports.numToUint8 = numToUint8;
}));
// node_modules/@aws-crypto/util/build/uint32ArrayFrom.js
var require_uint32ArrayFrom$1 = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.uint32ArrayFrom = void 0;
	function uint32ArrayFrom(a_lookUpTable) {
		if (!Uint32Array.from) {
			var return_array = new Uint32Array(a_lookUpTable.length);
			var a_index = 0;
			while (a_index < a_lookUpTable.length) {
				return_array[a_index] = a_lookUpTable[a_index];
				a_index += 1;
			}
			return return_array;
		}
		return Uint32Array.from(a_lookUpTable);
	}
	exports.uint32ArrayFrom = uint32ArrayFrom;
}));
// node_modules/@aws-crypto/util/build/index.js
var require_build$3 = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.uint32ArrayFrom = exports.numToUint8 = exports.isEmptyData = exports.convertToBuffer = void 0;
	var convertToBuffer_1 = require_convertToBuffer$1();
	Object.defineProperty(exports, "convertToBuffer", {
		enumerable: true,
		get: function() {
			return convertToBuffer_1.convertToBuffer;
		}
	});
	var isEmptyData_1 = require_isEmptyData$1();
	Object.defineProperty(exports, "isEmptyData", {
		enumerable: true,
		get: function() {
			return isEmptyData_1.isEmptyData;
		}
	});
	var numToUint8_1 = require_numToUint8$1();
	Object.defineProperty(exports, "numToUint8", {
		enumerable: true,
		get: function() {
			return numToUint8_1.numToUint8;
		}
	});
	var uint32ArrayFrom_1 = require_uint32ArrayFrom$1();
	Object.defineProperty(exports, "uint32ArrayFrom", {
		enumerable: true,
		get: function() {
			return uint32ArrayFrom_1.uint32ArrayFrom;
		}
	});
}));
// node_modules/@aws-crypto/sha256-js/build/jsSha256.js
var require_jsSha256 = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Sha256 = void 0;
	var tslib_1 = (init_tslib_es6$1(), __toCommonJS$1(tslib_es6_exports$1));
	var constants_1 = require_constants();
	var RawSha256_1 = require_RawSha256();
	var util_1 = require_build$3();
	exports.Sha256 = function() {
		function Sha256(secret) {
			this.secret = secret;
			this.hash = new RawSha256_1.RawSha256();
			this.reset();
		}
		Sha256.prototype.update = function(toHash) {
			if ((0, util_1.isEmptyData)(toHash) || this.error) return;
			try {
				this.hash.update((0, util_1.convertToBuffer)(toHash));
			} catch (e) {
				this.error = e;
			}
		};
		Sha256.prototype.digestSync = function() {
			if (this.error) throw this.error;
			if (this.outer) {
				if (!this.outer.finished) this.outer.update(this.hash.digest());
				return this.outer.digest();
			}
			return this.hash.digest();
		};
		Sha256.prototype.digest = function() {
			return tslib_1.__awaiter(this, void 0, void 0, function() {
				return tslib_1.__generator(this, function(_a) {
					return [2, this.digestSync()];
				});
			});
		};
		Sha256.prototype.reset = function() {
			this.hash = new RawSha256_1.RawSha256();
			if (this.secret) {
				this.outer = new RawSha256_1.RawSha256();
				var inner = bufferFromSecret(this.secret);
				var outer = new Uint8Array(constants_1.BLOCK_SIZE);
				outer.set(inner);
				for (var i = 0; i < constants_1.BLOCK_SIZE; i++) {
					inner[i] ^= 54;
					outer[i] ^= 92;
				}
				this.hash.update(inner);
				this.outer.update(outer);
				for (var i = 0; i < inner.byteLength; i++) inner[i] = 0;
			}
		};
		return Sha256;
	}();
	function bufferFromSecret(secret) {
		var input = (0, util_1.convertToBuffer)(secret);
		if (input.byteLength > constants_1.BLOCK_SIZE) {
			var bufferHash = new RawSha256_1.RawSha256();
			bufferHash.update(input);
			input = bufferHash.digest();
		}
		var buffer = new Uint8Array(constants_1.BLOCK_SIZE);
		buffer.set(input);
		return buffer;
	}
}));
// node_modules/@aws-crypto/sha256-js/build/index.js
var require_build$2 = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	(init_tslib_es6$1(), __toCommonJS$1(tslib_es6_exports$1)).__exportStar(require_jsSha256(), exports);
}));
// node_modules/@smithy/types/dist-cjs/index.js
var require_dist_cjs$29 = __commonJSMin(((exports, module) => {
	var __defProp = Object.defineProperty;
	var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
	var __getOwnPropNames = Object.getOwnPropertyNames;
	var __hasOwnProp = Object.prototype.hasOwnProperty;
	var __name = (target, value) => __defProp(target, "name", {
		value,
		configurable: true
	});
	var __export = (target, all) => {
		for (var name in all) __defProp(target, name, {
			get: all[name],
			enumerable: true
		});
	};
	var __copyProps = (to, from, except, desc) => {
		if (from && typeof from === "object" || typeof from === "function") {
			for (let key of __getOwnPropNames(from)) if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
				get: () => from[key],
				enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
			});
		}
		return to;
	};
	var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
	var src_exports = {};
	__export(src_exports, {
		AlgorithmId: () => AlgorithmId,
		EndpointURLScheme: () => EndpointURLScheme,
		FieldPosition: () => FieldPosition,
		HttpApiKeyAuthLocation: () => HttpApiKeyAuthLocation,
		HttpAuthLocation: () => HttpAuthLocation,
		IniSectionType: () => IniSectionType,
		RequestHandlerProtocol: () => RequestHandlerProtocol,
		SMITHY_CONTEXT_KEY: () => SMITHY_CONTEXT_KEY,
		getDefaultClientConfiguration: () => getDefaultClientConfiguration,
		resolveDefaultRuntimeConfig: () => resolveDefaultRuntimeConfig
	});
	module.exports = __toCommonJS(src_exports);
	var HttpAuthLocation = ((HttpAuthLocation2) => {
		HttpAuthLocation2["HEADER"] = "header";
		HttpAuthLocation2["QUERY"] = "query";
		return HttpAuthLocation2;
	})(HttpAuthLocation || {});
	var HttpApiKeyAuthLocation = ((HttpApiKeyAuthLocation2) => {
		HttpApiKeyAuthLocation2["HEADER"] = "header";
		HttpApiKeyAuthLocation2["QUERY"] = "query";
		return HttpApiKeyAuthLocation2;
	})(HttpApiKeyAuthLocation || {});
	var EndpointURLScheme = ((EndpointURLScheme2) => {
		EndpointURLScheme2["HTTP"] = "http";
		EndpointURLScheme2["HTTPS"] = "https";
		return EndpointURLScheme2;
	})(EndpointURLScheme || {});
	var AlgorithmId = ((AlgorithmId2) => {
		AlgorithmId2["MD5"] = "md5";
		AlgorithmId2["CRC32"] = "crc32";
		AlgorithmId2["CRC32C"] = "crc32c";
		AlgorithmId2["SHA1"] = "sha1";
		AlgorithmId2["SHA256"] = "sha256";
		return AlgorithmId2;
	})(AlgorithmId || {});
	var getChecksumConfiguration = __name((runtimeConfig) => {
		const checksumAlgorithms = [];
		if (runtimeConfig.sha256 !== void 0) checksumAlgorithms.push({
			algorithmId: () => "sha256",
			checksumConstructor: () => runtimeConfig.sha256
		});
		if (runtimeConfig.md5 != void 0) checksumAlgorithms.push({
			algorithmId: () => "md5",
			checksumConstructor: () => runtimeConfig.md5
		});
		return {
			_checksumAlgorithms: checksumAlgorithms,
			addChecksumAlgorithm(algo) {
				this._checksumAlgorithms.push(algo);
			},
			checksumAlgorithms() {
				return this._checksumAlgorithms;
			}
		};
	}, "getChecksumConfiguration");
	var resolveChecksumRuntimeConfig = __name((clientConfig) => {
		const runtimeConfig = {};
		clientConfig.checksumAlgorithms().forEach((checksumAlgorithm) => {
			runtimeConfig[checksumAlgorithm.algorithmId()] = checksumAlgorithm.checksumConstructor();
		});
		return runtimeConfig;
	}, "resolveChecksumRuntimeConfig");
	var getDefaultClientConfiguration = __name((runtimeConfig) => {
		return { ...getChecksumConfiguration(runtimeConfig) };
	}, "getDefaultClientConfiguration");
	var resolveDefaultRuntimeConfig = __name((config) => {
		return { ...resolveChecksumRuntimeConfig(config) };
	}, "resolveDefaultRuntimeConfig");
	var FieldPosition = ((FieldPosition2) => {
		FieldPosition2[FieldPosition2["HEADER"] = 0] = "HEADER";
		FieldPosition2[FieldPosition2["TRAILER"] = 1] = "TRAILER";
		return FieldPosition2;
	})(FieldPosition || {});
	var SMITHY_CONTEXT_KEY = "__smithy_context";
	var IniSectionType = ((IniSectionType2) => {
		IniSectionType2["PROFILE"] = "profile";
		IniSectionType2["SSO_SESSION"] = "sso-session";
		IniSectionType2["SERVICES"] = "services";
		return IniSectionType2;
	})(IniSectionType || {});
	var RequestHandlerProtocol = ((RequestHandlerProtocol2) => {
		RequestHandlerProtocol2["HTTP_0_9"] = "http/0.9";
		RequestHandlerProtocol2["HTTP_1_0"] = "http/1.0";
		RequestHandlerProtocol2["TDS_8_0"] = "tds/8.0";
		return RequestHandlerProtocol2;
	})(RequestHandlerProtocol || {});
	0 && (module.exports = {
		HttpAuthLocation,
		HttpApiKeyAuthLocation,
		EndpointURLScheme,
		AlgorithmId,
		getDefaultClientConfiguration,
		resolveDefaultRuntimeConfig,
		FieldPosition,
		SMITHY_CONTEXT_KEY,
		IniSectionType,
		RequestHandlerProtocol
	});
}));
// node_modules/@smithy/protocol-http/dist-cjs/index.js
var require_dist_cjs$28 = __commonJSMin(((exports, module) => {
	var __defProp = Object.defineProperty;
	var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
	var __getOwnPropNames = Object.getOwnPropertyNames;
	var __hasOwnProp = Object.prototype.hasOwnProperty;
	var __name = (target, value) => __defProp(target, "name", {
		value,
		configurable: true
	});
	var __export = (target, all) => {
		for (var name in all) __defProp(target, name, {
			get: all[name],
			enumerable: true
		});
	};
	var __copyProps = (to, from, except, desc) => {
		if (from && typeof from === "object" || typeof from === "function") {
			for (let key of __getOwnPropNames(from)) if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
				get: () => from[key],
				enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
			});
		}
		return to;
	};
	var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
	var src_exports = {};
	__export(src_exports, {
		Field: () => Field,
		Fields: () => Fields,
		HttpRequest: () => HttpRequest,
		HttpResponse: () => HttpResponse,
		getHttpHandlerExtensionConfiguration: () => getHttpHandlerExtensionConfiguration,
		isValidHostname: () => isValidHostname,
		resolveHttpHandlerRuntimeConfig: () => resolveHttpHandlerRuntimeConfig
	});
	module.exports = __toCommonJS(src_exports);
	var getHttpHandlerExtensionConfiguration = __name((runtimeConfig) => {
		let httpHandler = runtimeConfig.httpHandler;
		return {
			setHttpHandler(handler) {
				httpHandler = handler;
			},
			httpHandler() {
				return httpHandler;
			},
			updateHttpClientConfig(key, value) {
				httpHandler.updateHttpClientConfig(key, value);
			},
			httpHandlerConfigs() {
				return httpHandler.httpHandlerConfigs();
			}
		};
	}, "getHttpHandlerExtensionConfiguration");
	var resolveHttpHandlerRuntimeConfig = __name((httpHandlerExtensionConfiguration) => {
		return { httpHandler: httpHandlerExtensionConfiguration.httpHandler() };
	}, "resolveHttpHandlerRuntimeConfig");
	var import_types = require_dist_cjs$29();
	var _Field = class _Field {
		constructor({ name, kind = import_types.FieldPosition.HEADER, values = [] }) {
			this.name = name;
			this.kind = kind;
			this.values = values;
		}
		add(value) {
			this.values.push(value);
		}
		set(values) {
			this.values = values;
		}
		remove(value) {
			this.values = this.values.filter((v) => v !== value);
		}
		toString() {
			return this.values.map((v) => v.includes(",") || v.includes(" ") ? `"${v}"` : v).join(", ");
		}
		get() {
			return this.values;
		}
	};
	__name(_Field, "Field");
	var Field = _Field;
	var _Fields = class _Fields {
		constructor({ fields = [], encoding = "utf-8" }) {
			this.entries = {};
			fields.forEach(this.setField.bind(this));
			this.encoding = encoding;
		}
		setField(field) {
			this.entries[field.name.toLowerCase()] = field;
		}
		getField(name) {
			return this.entries[name.toLowerCase()];
		}
		removeField(name) {
			delete this.entries[name.toLowerCase()];
		}
		getByType(kind) {
			return Object.values(this.entries).filter((field) => field.kind === kind);
		}
	};
	__name(_Fields, "Fields");
	var Fields = _Fields;
	var _HttpRequest = class _HttpRequest {
		constructor(options) {
			this.method = options.method || "GET";
			this.hostname = options.hostname || "localhost";
			this.port = options.port;
			this.query = options.query || {};
			this.headers = options.headers || {};
			this.body = options.body;
			this.protocol = options.protocol ? options.protocol.slice(-1) !== ":" ? `${options.protocol}:` : options.protocol : "https:";
			this.path = options.path ? options.path.charAt(0) !== "/" ? `/${options.path}` : options.path : "/";
			this.username = options.username;
			this.password = options.password;
			this.fragment = options.fragment;
		}
		static isInstance(request) {
			if (!request) return false;
			const req = request;
			return "method" in req && "protocol" in req && "hostname" in req && "path" in req && typeof req["query"] === "object" && typeof req["headers"] === "object";
		}
		clone() {
			const cloned = new _HttpRequest({
				...this,
				headers: { ...this.headers }
			});
			if (cloned.query) cloned.query = cloneQuery(cloned.query);
			return cloned;
		}
	};
	__name(_HttpRequest, "HttpRequest");
	var HttpRequest = _HttpRequest;
	function cloneQuery(query) {
		return Object.keys(query).reduce((carry, paramName) => {
			const param = query[paramName];
			return {
				...carry,
				[paramName]: Array.isArray(param) ? [...param] : param
			};
		}, {});
	}
	__name(cloneQuery, "cloneQuery");
	var _HttpResponse = class _HttpResponse {
		constructor(options) {
			this.statusCode = options.statusCode;
			this.reason = options.reason;
			this.headers = options.headers || {};
			this.body = options.body;
		}
		static isInstance(response) {
			if (!response) return false;
			const resp = response;
			return typeof resp.statusCode === "number" && typeof resp.headers === "object";
		}
	};
	__name(_HttpResponse, "HttpResponse");
	var HttpResponse = _HttpResponse;
	function isValidHostname(hostname) {
		return /^[a-z0-9][a-z0-9\.\-]*[a-z0-9]$/.test(hostname);
	}
	__name(isValidHostname, "isValidHostname");
	0 && (module.exports = {
		getHttpHandlerExtensionConfiguration,
		resolveHttpHandlerRuntimeConfig,
		Field,
		Fields,
		HttpRequest,
		HttpResponse,
		isValidHostname
	});
}));
// node_modules/@smithy/util-middleware/node_modules/@smithy/types/dist-cjs/index.js
var require_dist_cjs$27 = __commonJSMin(((exports, module) => {
	var __defProp = Object.defineProperty;
	var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
	var __getOwnPropNames = Object.getOwnPropertyNames;
	var __hasOwnProp = Object.prototype.hasOwnProperty;
	var __name = (target, value) => __defProp(target, "name", {
		value,
		configurable: true
	});
	var __export = (target, all) => {
		for (var name in all) __defProp(target, name, {
			get: all[name],
			enumerable: true
		});
	};
	var __copyProps = (to, from, except, desc) => {
		if (from && typeof from === "object" || typeof from === "function") {
			for (let key of __getOwnPropNames(from)) if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
				get: () => from[key],
				enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
			});
		}
		return to;
	};
	var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
	var src_exports = {};
	__export(src_exports, {
		AlgorithmId: () => AlgorithmId,
		EndpointURLScheme: () => EndpointURLScheme,
		FieldPosition: () => FieldPosition,
		HttpApiKeyAuthLocation: () => HttpApiKeyAuthLocation,
		HttpAuthLocation: () => HttpAuthLocation,
		IniSectionType: () => IniSectionType,
		RequestHandlerProtocol: () => RequestHandlerProtocol,
		SMITHY_CONTEXT_KEY: () => SMITHY_CONTEXT_KEY,
		getDefaultClientConfiguration: () => getDefaultClientConfiguration,
		resolveDefaultRuntimeConfig: () => resolveDefaultRuntimeConfig
	});
	module.exports = __toCommonJS(src_exports);
	var HttpAuthLocation = ((HttpAuthLocation2) => {
		HttpAuthLocation2["HEADER"] = "header";
		HttpAuthLocation2["QUERY"] = "query";
		return HttpAuthLocation2;
	})(HttpAuthLocation || {});
	var HttpApiKeyAuthLocation = ((HttpApiKeyAuthLocation2) => {
		HttpApiKeyAuthLocation2["HEADER"] = "header";
		HttpApiKeyAuthLocation2["QUERY"] = "query";
		return HttpApiKeyAuthLocation2;
	})(HttpApiKeyAuthLocation || {});
	var EndpointURLScheme = ((EndpointURLScheme2) => {
		EndpointURLScheme2["HTTP"] = "http";
		EndpointURLScheme2["HTTPS"] = "https";
		return EndpointURLScheme2;
	})(EndpointURLScheme || {});
	var AlgorithmId = ((AlgorithmId2) => {
		AlgorithmId2["MD5"] = "md5";
		AlgorithmId2["CRC32"] = "crc32";
		AlgorithmId2["CRC32C"] = "crc32c";
		AlgorithmId2["SHA1"] = "sha1";
		AlgorithmId2["SHA256"] = "sha256";
		return AlgorithmId2;
	})(AlgorithmId || {});
	var getChecksumConfiguration = __name((runtimeConfig) => {
		const checksumAlgorithms = [];
		if (runtimeConfig.sha256 !== void 0) checksumAlgorithms.push({
			algorithmId: () => "sha256",
			checksumConstructor: () => runtimeConfig.sha256
		});
		if (runtimeConfig.md5 != void 0) checksumAlgorithms.push({
			algorithmId: () => "md5",
			checksumConstructor: () => runtimeConfig.md5
		});
		return {
			_checksumAlgorithms: checksumAlgorithms,
			addChecksumAlgorithm(algo) {
				this._checksumAlgorithms.push(algo);
			},
			checksumAlgorithms() {
				return this._checksumAlgorithms;
			}
		};
	}, "getChecksumConfiguration");
	var resolveChecksumRuntimeConfig = __name((clientConfig) => {
		const runtimeConfig = {};
		clientConfig.checksumAlgorithms().forEach((checksumAlgorithm) => {
			runtimeConfig[checksumAlgorithm.algorithmId()] = checksumAlgorithm.checksumConstructor();
		});
		return runtimeConfig;
	}, "resolveChecksumRuntimeConfig");
	var getDefaultClientConfiguration = __name((runtimeConfig) => {
		return { ...getChecksumConfiguration(runtimeConfig) };
	}, "getDefaultClientConfiguration");
	var resolveDefaultRuntimeConfig = __name((config) => {
		return { ...resolveChecksumRuntimeConfig(config) };
	}, "resolveDefaultRuntimeConfig");
	var FieldPosition = ((FieldPosition2) => {
		FieldPosition2[FieldPosition2["HEADER"] = 0] = "HEADER";
		FieldPosition2[FieldPosition2["TRAILER"] = 1] = "TRAILER";
		return FieldPosition2;
	})(FieldPosition || {});
	var SMITHY_CONTEXT_KEY = "__smithy_context";
	var IniSectionType = ((IniSectionType2) => {
		IniSectionType2["PROFILE"] = "profile";
		IniSectionType2["SSO_SESSION"] = "sso-session";
		IniSectionType2["SERVICES"] = "services";
		return IniSectionType2;
	})(IniSectionType || {});
	var RequestHandlerProtocol = ((RequestHandlerProtocol2) => {
		RequestHandlerProtocol2["HTTP_0_9"] = "http/0.9";
		RequestHandlerProtocol2["HTTP_1_0"] = "http/1.0";
		RequestHandlerProtocol2["TDS_8_0"] = "tds/8.0";
		return RequestHandlerProtocol2;
	})(RequestHandlerProtocol || {});
	0 && (module.exports = {
		HttpAuthLocation,
		HttpApiKeyAuthLocation,
		EndpointURLScheme,
		AlgorithmId,
		getDefaultClientConfiguration,
		resolveDefaultRuntimeConfig,
		FieldPosition,
		SMITHY_CONTEXT_KEY,
		IniSectionType,
		RequestHandlerProtocol
	});
}));
// node_modules/@smithy/util-middleware/dist-cjs/index.js
var require_dist_cjs$26 = __commonJSMin(((exports, module) => {
	var __defProp = Object.defineProperty;
	var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
	var __getOwnPropNames = Object.getOwnPropertyNames;
	var __hasOwnProp = Object.prototype.hasOwnProperty;
	var __name = (target, value) => __defProp(target, "name", {
		value,
		configurable: true
	});
	var __export = (target, all) => {
		for (var name in all) __defProp(target, name, {
			get: all[name],
			enumerable: true
		});
	};
	var __copyProps = (to, from, except, desc) => {
		if (from && typeof from === "object" || typeof from === "function") {
			for (let key of __getOwnPropNames(from)) if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
				get: () => from[key],
				enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
			});
		}
		return to;
	};
	var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
	var src_exports = {};
	__export(src_exports, {
		getSmithyContext: () => getSmithyContext,
		normalizeProvider: () => normalizeProvider
	});
	module.exports = __toCommonJS(src_exports);
	var import_types = require_dist_cjs$27();
	var getSmithyContext = __name((context) => context[import_types.SMITHY_CONTEXT_KEY] || (context[import_types.SMITHY_CONTEXT_KEY] = {}), "getSmithyContext");
	var normalizeProvider = __name((input) => {
		if (typeof input === "function") return input;
		const promisified = Promise.resolve(input);
		return () => promisified;
	}, "normalizeProvider");
	0 && (module.exports = {
		getSmithyContext,
		normalizeProvider
	});
}));
// node_modules/@smithy/is-array-buffer/dist-cjs/index.js
var require_dist_cjs$25 = __commonJSMin(((exports, module) => {
	var __defProp = Object.defineProperty;
	var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
	var __getOwnPropNames = Object.getOwnPropertyNames;
	var __hasOwnProp = Object.prototype.hasOwnProperty;
	var __name = (target, value) => __defProp(target, "name", {
		value,
		configurable: true
	});
	var __export = (target, all) => {
		for (var name in all) __defProp(target, name, {
			get: all[name],
			enumerable: true
		});
	};
	var __copyProps = (to, from, except, desc) => {
		if (from && typeof from === "object" || typeof from === "function") {
			for (let key of __getOwnPropNames(from)) if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
				get: () => from[key],
				enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
			});
		}
		return to;
	};
	var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
	var src_exports = {};
	__export(src_exports, { isArrayBuffer: () => isArrayBuffer });
	module.exports = __toCommonJS(src_exports);
	var isArrayBuffer = __name((arg) => typeof ArrayBuffer === "function" && arg instanceof ArrayBuffer || Object.prototype.toString.call(arg) === "[object ArrayBuffer]", "isArrayBuffer");
	0 && (module.exports = { isArrayBuffer });
}));
// node_modules/@smithy/util-utf8/node_modules/@smithy/util-buffer-from/dist-cjs/index.js
var require_dist_cjs$24 = __commonJSMin(((exports, module) => {
	var __defProp = Object.defineProperty;
	var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
	var __getOwnPropNames = Object.getOwnPropertyNames;
	var __hasOwnProp = Object.prototype.hasOwnProperty;
	var __name = (target, value) => __defProp(target, "name", {
		value,
		configurable: true
	});
	var __export = (target, all) => {
		for (var name in all) __defProp(target, name, {
			get: all[name],
			enumerable: true
		});
	};
	var __copyProps = (to, from, except, desc) => {
		if (from && typeof from === "object" || typeof from === "function") {
			for (let key of __getOwnPropNames(from)) if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
				get: () => from[key],
				enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
			});
		}
		return to;
	};
	var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
	var src_exports = {};
	__export(src_exports, {
		fromArrayBuffer: () => fromArrayBuffer,
		fromString: () => fromString
	});
	module.exports = __toCommonJS(src_exports);
	var import_is_array_buffer = require_dist_cjs$25();
	var import_buffer = __require("buffer");
	var fromArrayBuffer = __name((input, offset = 0, length = input.byteLength - offset) => {
		if (!(0, import_is_array_buffer.isArrayBuffer)(input)) throw new TypeError(`The "input" argument must be ArrayBuffer. Received type ${typeof input} (${input})`);
		return import_buffer.Buffer.from(input, offset, length);
	}, "fromArrayBuffer");
	var fromString = __name((input, encoding) => {
		if (typeof input !== "string") throw new TypeError(`The "input" argument must be of type string. Received type ${typeof input} (${input})`);
		return encoding ? import_buffer.Buffer.from(input, encoding) : import_buffer.Buffer.from(input);
	}, "fromString");
	0 && (module.exports = {
		fromArrayBuffer,
		fromString
	});
}));
// node_modules/@smithy/util-utf8/dist-cjs/index.js
var require_dist_cjs$23 = __commonJSMin(((exports, module) => {
	var __defProp = Object.defineProperty;
	var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
	var __getOwnPropNames = Object.getOwnPropertyNames;
	var __hasOwnProp = Object.prototype.hasOwnProperty;
	var __name = (target, value) => __defProp(target, "name", {
		value,
		configurable: true
	});
	var __export = (target, all) => {
		for (var name in all) __defProp(target, name, {
			get: all[name],
			enumerable: true
		});
	};
	var __copyProps = (to, from, except, desc) => {
		if (from && typeof from === "object" || typeof from === "function") {
			for (let key of __getOwnPropNames(from)) if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
				get: () => from[key],
				enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
			});
		}
		return to;
	};
	var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
	var src_exports = {};
	__export(src_exports, {
		fromUtf8: () => fromUtf8,
		toUint8Array: () => toUint8Array,
		toUtf8: () => toUtf8
	});
	module.exports = __toCommonJS(src_exports);
	var import_util_buffer_from = require_dist_cjs$24();
	var fromUtf8 = __name((input) => {
		const buf = (0, import_util_buffer_from.fromString)(input, "utf8");
		return new Uint8Array(buf.buffer, buf.byteOffset, buf.byteLength / Uint8Array.BYTES_PER_ELEMENT);
	}, "fromUtf8");
	var toUint8Array = __name((data) => {
		if (typeof data === "string") return fromUtf8(data);
		if (ArrayBuffer.isView(data)) return new Uint8Array(data.buffer, data.byteOffset, data.byteLength / Uint8Array.BYTES_PER_ELEMENT);
		return new Uint8Array(data);
	}, "toUint8Array");
	var toUtf8 = __name((input) => {
		if (typeof input === "string") return input;
		if (typeof input !== "object" || typeof input.byteOffset !== "number" || typeof input.byteLength !== "number") throw new Error("@smithy/util-utf8: toUtf8 encoder function only accepts string | Uint8Array.");
		return (0, import_util_buffer_from.fromArrayBuffer)(input.buffer, input.byteOffset, input.byteLength).toString("utf8");
	}, "toUtf8");
	0 && (module.exports = {
		fromUtf8,
		toUint8Array,
		toUtf8
	});
}));
// node_modules/@smithy/signature-v4/node_modules/@smithy/util-hex-encoding/dist-cjs/index.js
var require_dist_cjs$22 = __commonJSMin(((exports, module) => {
	var __defProp = Object.defineProperty;
	var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
	var __getOwnPropNames = Object.getOwnPropertyNames;
	var __hasOwnProp = Object.prototype.hasOwnProperty;
	var __name = (target, value) => __defProp(target, "name", {
		value,
		configurable: true
	});
	var __export = (target, all) => {
		for (var name in all) __defProp(target, name, {
			get: all[name],
			enumerable: true
		});
	};
	var __copyProps = (to, from, except, desc) => {
		if (from && typeof from === "object" || typeof from === "function") {
			for (let key of __getOwnPropNames(from)) if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
				get: () => from[key],
				enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
			});
		}
		return to;
	};
	var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
	var src_exports = {};
	__export(src_exports, {
		fromHex: () => fromHex,
		toHex: () => toHex
	});
	module.exports = __toCommonJS(src_exports);
	var SHORT_TO_HEX = {};
	var HEX_TO_SHORT = {};
	for (let i = 0; i < 256; i++) {
		let encodedByte = i.toString(16).toLowerCase();
		if (encodedByte.length === 1) encodedByte = `0${encodedByte}`;
		SHORT_TO_HEX[i] = encodedByte;
		HEX_TO_SHORT[encodedByte] = i;
	}
	function fromHex(encoded) {
		if (encoded.length % 2 !== 0) throw new Error("Hex encoded strings must have an even number length");
		const out = new Uint8Array(encoded.length / 2);
		for (let i = 0; i < encoded.length; i += 2) {
			const encodedByte = encoded.slice(i, i + 2).toLowerCase();
			if (encodedByte in HEX_TO_SHORT) out[i / 2] = HEX_TO_SHORT[encodedByte];
			else throw new Error(`Cannot decode unrecognized sequence ${encodedByte} as hexadecimal`);
		}
		return out;
	}
	__name(fromHex, "fromHex");
	function toHex(bytes) {
		let out = "";
		for (let i = 0; i < bytes.byteLength; i++) out += SHORT_TO_HEX[bytes[i]];
		return out;
	}
	__name(toHex, "toHex");
	0 && (module.exports = {
		fromHex,
		toHex
	});
}));
// node_modules/@smithy/util-uri-escape/dist-cjs/index.js
var require_dist_cjs$21 = __commonJSMin(((exports, module) => {
	var __defProp = Object.defineProperty;
	var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
	var __getOwnPropNames = Object.getOwnPropertyNames;
	var __hasOwnProp = Object.prototype.hasOwnProperty;
	var __name = (target, value) => __defProp(target, "name", {
		value,
		configurable: true
	});
	var __export = (target, all) => {
		for (var name in all) __defProp(target, name, {
			get: all[name],
			enumerable: true
		});
	};
	var __copyProps = (to, from, except, desc) => {
		if (from && typeof from === "object" || typeof from === "function") {
			for (let key of __getOwnPropNames(from)) if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
				get: () => from[key],
				enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
			});
		}
		return to;
	};
	var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
	var src_exports = {};
	__export(src_exports, {
		escapeUri: () => escapeUri,
		escapeUriPath: () => escapeUriPath
	});
	module.exports = __toCommonJS(src_exports);
	var escapeUri = __name((uri) => encodeURIComponent(uri).replace(/[!'()*]/g, hexEncode), "escapeUri");
	var hexEncode = __name((c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`, "hexEncode");
	var escapeUriPath = __name((uri) => uri.split("/").map(escapeUri).join("/"), "escapeUriPath");
	0 && (module.exports = {
		escapeUri,
		escapeUriPath
	});
}));
// node_modules/@smithy/signature-v4/dist-cjs/index.js
var require_dist_cjs$20 = __commonJSMin(((exports, module) => {
	var __defProp = Object.defineProperty;
	var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
	var __getOwnPropNames = Object.getOwnPropertyNames;
	var __hasOwnProp = Object.prototype.hasOwnProperty;
	var __name = (target, value) => __defProp(target, "name", {
		value,
		configurable: true
	});
	var __export = (target, all) => {
		for (var name in all) __defProp(target, name, {
			get: all[name],
			enumerable: true
		});
	};
	var __copyProps = (to, from, except, desc) => {
		if (from && typeof from === "object" || typeof from === "function") {
			for (let key of __getOwnPropNames(from)) if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
				get: () => from[key],
				enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
			});
		}
		return to;
	};
	var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
	var src_exports = {};
	__export(src_exports, {
		SignatureV4: () => SignatureV4,
		clearCredentialCache: () => clearCredentialCache,
		createScope: () => createScope,
		getCanonicalHeaders: () => getCanonicalHeaders,
		getCanonicalQuery: () => getCanonicalQuery,
		getPayloadHash: () => getPayloadHash,
		getSigningKey: () => getSigningKey,
		moveHeadersToQuery: () => moveHeadersToQuery,
		prepareRequest: () => prepareRequest
	});
	module.exports = __toCommonJS(src_exports);
	var import_util_middleware = require_dist_cjs$26();
	var import_util_utf84 = require_dist_cjs$23();
	var ALGORITHM_QUERY_PARAM = "X-Amz-Algorithm";
	var CREDENTIAL_QUERY_PARAM = "X-Amz-Credential";
	var AMZ_DATE_QUERY_PARAM = "X-Amz-Date";
	var SIGNED_HEADERS_QUERY_PARAM = "X-Amz-SignedHeaders";
	var EXPIRES_QUERY_PARAM = "X-Amz-Expires";
	var SIGNATURE_QUERY_PARAM = "X-Amz-Signature";
	var TOKEN_QUERY_PARAM = "X-Amz-Security-Token";
	var AUTH_HEADER = "authorization";
	var AMZ_DATE_HEADER = AMZ_DATE_QUERY_PARAM.toLowerCase();
	var GENERATED_HEADERS = [
		AUTH_HEADER,
		AMZ_DATE_HEADER,
		"date"
	];
	var SIGNATURE_HEADER = SIGNATURE_QUERY_PARAM.toLowerCase();
	var SHA256_HEADER = "x-amz-content-sha256";
	var TOKEN_HEADER = TOKEN_QUERY_PARAM.toLowerCase();
	var ALWAYS_UNSIGNABLE_HEADERS = {
		authorization: true,
		"cache-control": true,
		connection: true,
		expect: true,
		from: true,
		"keep-alive": true,
		"max-forwards": true,
		pragma: true,
		referer: true,
		te: true,
		trailer: true,
		"transfer-encoding": true,
		upgrade: true,
		"user-agent": true,
		"x-amzn-trace-id": true
	};
	var PROXY_HEADER_PATTERN = /^proxy-/;
	var SEC_HEADER_PATTERN = /^sec-/;
	var ALGORITHM_IDENTIFIER = "AWS4-HMAC-SHA256";
	var EVENT_ALGORITHM_IDENTIFIER = "AWS4-HMAC-SHA256-PAYLOAD";
	var UNSIGNED_PAYLOAD = "UNSIGNED-PAYLOAD";
	var MAX_CACHE_SIZE = 50;
	var KEY_TYPE_IDENTIFIER = "aws4_request";
	var MAX_PRESIGNED_TTL = 604800;
	var import_util_hex_encoding = require_dist_cjs$22();
	var import_util_utf8 = require_dist_cjs$23();
	var signingKeyCache = {};
	var cacheQueue = [];
	var createScope = __name((shortDate, region, service) => `${shortDate}/${region}/${service}/${KEY_TYPE_IDENTIFIER}`, "createScope");
	var getSigningKey = __name(async (sha256Constructor, credentials, shortDate, region, service) => {
		const credsHash = await hmac(sha256Constructor, credentials.secretAccessKey, credentials.accessKeyId);
		const cacheKey = `${shortDate}:${region}:${service}:${(0, import_util_hex_encoding.toHex)(credsHash)}:${credentials.sessionToken}`;
		if (cacheKey in signingKeyCache) return signingKeyCache[cacheKey];
		cacheQueue.push(cacheKey);
		while (cacheQueue.length > MAX_CACHE_SIZE) delete signingKeyCache[cacheQueue.shift()];
		let key = `AWS4${credentials.secretAccessKey}`;
		for (const signable of [
			shortDate,
			region,
			service,
			KEY_TYPE_IDENTIFIER
		]) key = await hmac(sha256Constructor, key, signable);
		return signingKeyCache[cacheKey] = key;
	}, "getSigningKey");
	var clearCredentialCache = __name(() => {
		cacheQueue.length = 0;
		Object.keys(signingKeyCache).forEach((cacheKey) => {
			delete signingKeyCache[cacheKey];
		});
	}, "clearCredentialCache");
	var hmac = __name((ctor, secret, data) => {
		const hash = new ctor(secret);
		hash.update((0, import_util_utf8.toUint8Array)(data));
		return hash.digest();
	}, "hmac");
	var getCanonicalHeaders = __name(({ headers }, unsignableHeaders, signableHeaders) => {
		const canonical = {};
		for (const headerName of Object.keys(headers).sort()) {
			if (headers[headerName] == void 0) continue;
			const canonicalHeaderName = headerName.toLowerCase();
			if (canonicalHeaderName in ALWAYS_UNSIGNABLE_HEADERS || (unsignableHeaders == null ? void 0 : unsignableHeaders.has(canonicalHeaderName)) || PROXY_HEADER_PATTERN.test(canonicalHeaderName) || SEC_HEADER_PATTERN.test(canonicalHeaderName)) {
				if (!signableHeaders || signableHeaders && !signableHeaders.has(canonicalHeaderName)) continue;
			}
			canonical[canonicalHeaderName] = headers[headerName].trim().replace(/\s+/g, " ");
		}
		return canonical;
	}, "getCanonicalHeaders");
	var import_util_uri_escape = require_dist_cjs$21();
	var getCanonicalQuery = __name(({ query = {} }) => {
		const keys = [];
		const serialized = {};
		for (const key of Object.keys(query).sort()) {
			if (key.toLowerCase() === SIGNATURE_HEADER) continue;
			keys.push(key);
			const value = query[key];
			if (typeof value === "string") serialized[key] = `${(0, import_util_uri_escape.escapeUri)(key)}=${(0, import_util_uri_escape.escapeUri)(value)}`;
			else if (Array.isArray(value)) serialized[key] = value.slice(0).reduce((encoded, value2) => encoded.concat([`${(0, import_util_uri_escape.escapeUri)(key)}=${(0, import_util_uri_escape.escapeUri)(value2)}`]), []).sort().join("&");
		}
		return keys.map((key) => serialized[key]).filter((serialized2) => serialized2).join("&");
	}, "getCanonicalQuery");
	var import_is_array_buffer = require_dist_cjs$25();
	var import_util_utf82 = require_dist_cjs$23();
	var getPayloadHash = __name(async ({ headers, body }, hashConstructor) => {
		for (const headerName of Object.keys(headers)) if (headerName.toLowerCase() === SHA256_HEADER) return headers[headerName];
		if (body == void 0) return "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
		else if (typeof body === "string" || ArrayBuffer.isView(body) || (0, import_is_array_buffer.isArrayBuffer)(body)) {
			const hashCtor = new hashConstructor();
			hashCtor.update((0, import_util_utf82.toUint8Array)(body));
			return (0, import_util_hex_encoding.toHex)(await hashCtor.digest());
		}
		return UNSIGNED_PAYLOAD;
	}, "getPayloadHash");
	var import_util_utf83 = require_dist_cjs$23();
	var _HeaderFormatter = class _HeaderFormatter {
		format(headers) {
			const chunks = [];
			for (const headerName of Object.keys(headers)) {
				const bytes = (0, import_util_utf83.fromUtf8)(headerName);
				chunks.push(Uint8Array.from([bytes.byteLength]), bytes, this.formatHeaderValue(headers[headerName]));
			}
			const out = new Uint8Array(chunks.reduce((carry, bytes) => carry + bytes.byteLength, 0));
			let position = 0;
			for (const chunk of chunks) {
				out.set(chunk, position);
				position += chunk.byteLength;
			}
			return out;
		}
		formatHeaderValue(header) {
			switch (header.type) {
				case "boolean": return Uint8Array.from([header.value ? 0 : 1]);
				case "byte": return Uint8Array.from([2, header.value]);
				case "short":
					const shortView = new DataView(new ArrayBuffer(3));
					shortView.setUint8(0, 3);
					shortView.setInt16(1, header.value, false);
					return new Uint8Array(shortView.buffer);
				case "integer":
					const intView = new DataView(new ArrayBuffer(5));
					intView.setUint8(0, 4);
					intView.setInt32(1, header.value, false);
					return new Uint8Array(intView.buffer);
				case "long":
					const longBytes = new Uint8Array(9);
					longBytes[0] = 5;
					longBytes.set(header.value.bytes, 1);
					return longBytes;
				case "binary":
					const binView = new DataView(new ArrayBuffer(3 + header.value.byteLength));
					binView.setUint8(0, 6);
					binView.setUint16(1, header.value.byteLength, false);
					const binBytes = new Uint8Array(binView.buffer);
					binBytes.set(header.value, 3);
					return binBytes;
				case "string":
					const utf8Bytes = (0, import_util_utf83.fromUtf8)(header.value);
					const strView = new DataView(new ArrayBuffer(3 + utf8Bytes.byteLength));
					strView.setUint8(0, 7);
					strView.setUint16(1, utf8Bytes.byteLength, false);
					const strBytes = new Uint8Array(strView.buffer);
					strBytes.set(utf8Bytes, 3);
					return strBytes;
				case "timestamp":
					const tsBytes = new Uint8Array(9);
					tsBytes[0] = 8;
					tsBytes.set(Int64.fromNumber(header.value.valueOf()).bytes, 1);
					return tsBytes;
				case "uuid":
					if (!UUID_PATTERN.test(header.value)) throw new Error(`Invalid UUID received: ${header.value}`);
					const uuidBytes = new Uint8Array(17);
					uuidBytes[0] = 9;
					uuidBytes.set((0, import_util_hex_encoding.fromHex)(header.value.replace(/\-/g, "")), 1);
					return uuidBytes;
			}
		}
	};
	__name(_HeaderFormatter, "HeaderFormatter");
	var HeaderFormatter = _HeaderFormatter;
	var UUID_PATTERN = /^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$/;
	var _Int64 = class _Int64 {
		constructor(bytes) {
			this.bytes = bytes;
			if (bytes.byteLength !== 8) throw new Error("Int64 buffers must be exactly 8 bytes");
		}
		static fromNumber(number) {
			if (number > 0x8000000000000000 || number < -0x8000000000000000) throw new Error(`${number} is too large (or, if negative, too small) to represent as an Int64`);
			const bytes = new Uint8Array(8);
			for (let i = 7, remaining = Math.abs(Math.round(number)); i > -1 && remaining > 0; i--, remaining /= 256) bytes[i] = remaining;
			if (number < 0) negate(bytes);
			return new _Int64(bytes);
		}
		valueOf() {
			const bytes = this.bytes.slice(0);
			const negative = bytes[0] & 128;
			if (negative) negate(bytes);
			return parseInt((0, import_util_hex_encoding.toHex)(bytes), 16) * (negative ? -1 : 1);
		}
		toString() {
			return String(this.valueOf());
		}
	};
	__name(_Int64, "Int64");
	var Int64 = _Int64;
	function negate(bytes) {
		for (let i = 0; i < 8; i++) bytes[i] ^= 255;
		for (let i = 7; i > -1; i--) {
			bytes[i]++;
			if (bytes[i] !== 0) break;
		}
	}
	__name(negate, "negate");
	var hasHeader = __name((soughtHeader, headers) => {
		soughtHeader = soughtHeader.toLowerCase();
		for (const headerName of Object.keys(headers)) if (soughtHeader === headerName.toLowerCase()) return true;
		return false;
	}, "hasHeader");
	var cloneRequest = __name(({ headers, query, ...rest }) => ({
		...rest,
		headers: { ...headers },
		query: query ? cloneQuery(query) : void 0
	}), "cloneRequest");
	var cloneQuery = __name((query) => Object.keys(query).reduce((carry, paramName) => {
		const param = query[paramName];
		return {
			...carry,
			[paramName]: Array.isArray(param) ? [...param] : param
		};
	}, {}), "cloneQuery");
	var moveHeadersToQuery = __name((request, options = {}) => {
		var _a;
		const { headers, query = {} } = typeof request.clone === "function" ? request.clone() : cloneRequest(request);
		for (const name of Object.keys(headers)) {
			const lname = name.toLowerCase();
			if (lname.slice(0, 6) === "x-amz-" && !((_a = options.unhoistableHeaders) == null ? void 0 : _a.has(lname))) {
				query[name] = headers[name];
				delete headers[name];
			}
		}
		return {
			...request,
			headers,
			query
		};
	}, "moveHeadersToQuery");
	var prepareRequest = __name((request) => {
		request = typeof request.clone === "function" ? request.clone() : cloneRequest(request);
		for (const headerName of Object.keys(request.headers)) if (GENERATED_HEADERS.indexOf(headerName.toLowerCase()) > -1) delete request.headers[headerName];
		return request;
	}, "prepareRequest");
	var iso8601 = __name((time) => toDate(time).toISOString().replace(/\.\d{3}Z$/, "Z"), "iso8601");
	var toDate = __name((time) => {
		if (typeof time === "number") return new Date(time * 1e3);
		if (typeof time === "string") {
			if (Number(time)) return new Date(Number(time) * 1e3);
			return new Date(time);
		}
		return time;
	}, "toDate");
	var _SignatureV4 = class _SignatureV4 {
		constructor({ applyChecksum, credentials, region, service, sha256, uriEscapePath = true }) {
			this.headerFormatter = new HeaderFormatter();
			this.service = service;
			this.sha256 = sha256;
			this.uriEscapePath = uriEscapePath;
			this.applyChecksum = typeof applyChecksum === "boolean" ? applyChecksum : true;
			this.regionProvider = (0, import_util_middleware.normalizeProvider)(region);
			this.credentialProvider = (0, import_util_middleware.normalizeProvider)(credentials);
		}
		async presign(originalRequest, options = {}) {
			const { signingDate = new Date(), expiresIn = 3600, unsignableHeaders, unhoistableHeaders, signableHeaders, signingRegion, signingService } = options;
			const credentials = await this.credentialProvider();
			this.validateResolvedCredentials(credentials);
			const region = signingRegion ?? await this.regionProvider();
			const { longDate, shortDate } = formatDate(signingDate);
			if (expiresIn > MAX_PRESIGNED_TTL) return Promise.reject("Signature version 4 presigned URLs must have an expiration date less than one week in the future");
			const scope = createScope(shortDate, region, signingService ?? this.service);
			const request = moveHeadersToQuery(prepareRequest(originalRequest), { unhoistableHeaders });
			if (credentials.sessionToken) request.query[TOKEN_QUERY_PARAM] = credentials.sessionToken;
			request.query[ALGORITHM_QUERY_PARAM] = ALGORITHM_IDENTIFIER;
			request.query[CREDENTIAL_QUERY_PARAM] = `${credentials.accessKeyId}/${scope}`;
			request.query[AMZ_DATE_QUERY_PARAM] = longDate;
			request.query[EXPIRES_QUERY_PARAM] = expiresIn.toString(10);
			const canonicalHeaders = getCanonicalHeaders(request, unsignableHeaders, signableHeaders);
			request.query[SIGNED_HEADERS_QUERY_PARAM] = getCanonicalHeaderList(canonicalHeaders);
			request.query[SIGNATURE_QUERY_PARAM] = await this.getSignature(longDate, scope, this.getSigningKey(credentials, region, shortDate, signingService), this.createCanonicalRequest(request, canonicalHeaders, await getPayloadHash(originalRequest, this.sha256)));
			return request;
		}
		async sign(toSign, options) {
			if (typeof toSign === "string") return this.signString(toSign, options);
			else if (toSign.headers && toSign.payload) return this.signEvent(toSign, options);
			else if (toSign.message) return this.signMessage(toSign, options);
			else return this.signRequest(toSign, options);
		}
		async signEvent({ headers, payload }, { signingDate = new Date(), priorSignature, signingRegion, signingService }) {
			const region = signingRegion ?? await this.regionProvider();
			const { shortDate, longDate } = formatDate(signingDate);
			const scope = createScope(shortDate, region, signingService ?? this.service);
			const hashedPayload = await getPayloadHash({
				headers: {},
				body: payload
			}, this.sha256);
			const hash = new this.sha256();
			hash.update(headers);
			const stringToSign = [
				EVENT_ALGORITHM_IDENTIFIER,
				longDate,
				scope,
				priorSignature,
				(0, import_util_hex_encoding.toHex)(await hash.digest()),
				hashedPayload
			].join("\n");
			return this.signString(stringToSign, {
				signingDate,
				signingRegion: region,
				signingService
			});
		}
		async signMessage(signableMessage, { signingDate = new Date(), signingRegion, signingService }) {
			return this.signEvent({
				headers: this.headerFormatter.format(signableMessage.message.headers),
				payload: signableMessage.message.body
			}, {
				signingDate,
				signingRegion,
				signingService,
				priorSignature: signableMessage.priorSignature
			}).then((signature) => {
				return {
					message: signableMessage.message,
					signature
				};
			});
		}
		async signString(stringToSign, { signingDate = new Date(), signingRegion, signingService } = {}) {
			const credentials = await this.credentialProvider();
			this.validateResolvedCredentials(credentials);
			const region = signingRegion ?? await this.regionProvider();
			const { shortDate } = formatDate(signingDate);
			const hash = new this.sha256(await this.getSigningKey(credentials, region, shortDate, signingService));
			hash.update((0, import_util_utf84.toUint8Array)(stringToSign));
			return (0, import_util_hex_encoding.toHex)(await hash.digest());
		}
		async signRequest(requestToSign, { signingDate = new Date(), signableHeaders, unsignableHeaders, signingRegion, signingService } = {}) {
			const credentials = await this.credentialProvider();
			this.validateResolvedCredentials(credentials);
			const region = signingRegion ?? await this.regionProvider();
			const request = prepareRequest(requestToSign);
			const { longDate, shortDate } = formatDate(signingDate);
			const scope = createScope(shortDate, region, signingService ?? this.service);
			request.headers[AMZ_DATE_HEADER] = longDate;
			if (credentials.sessionToken) request.headers[TOKEN_HEADER] = credentials.sessionToken;
			const payloadHash = await getPayloadHash(request, this.sha256);
			if (!hasHeader(SHA256_HEADER, request.headers) && this.applyChecksum) request.headers[SHA256_HEADER] = payloadHash;
			const canonicalHeaders = getCanonicalHeaders(request, unsignableHeaders, signableHeaders);
			const signature = await this.getSignature(longDate, scope, this.getSigningKey(credentials, region, shortDate, signingService), this.createCanonicalRequest(request, canonicalHeaders, payloadHash));
			request.headers[AUTH_HEADER] = `${ALGORITHM_IDENTIFIER} Credential=${credentials.accessKeyId}/${scope}, SignedHeaders=${getCanonicalHeaderList(canonicalHeaders)}, Signature=${signature}`;
			return request;
		}
		createCanonicalRequest(request, canonicalHeaders, payloadHash) {
			const sortedHeaders = Object.keys(canonicalHeaders).sort();
			return `${request.method}
${this.getCanonicalPath(request)}
${getCanonicalQuery(request)}
${sortedHeaders.map((name) => `${name}:${canonicalHeaders[name]}`).join("\n")}

${sortedHeaders.join(";")}
${payloadHash}`;
		}
		async createStringToSign(longDate, credentialScope, canonicalRequest) {
			const hash = new this.sha256();
			hash.update((0, import_util_utf84.toUint8Array)(canonicalRequest));
			const hashedRequest = await hash.digest();
			return `${ALGORITHM_IDENTIFIER}
${longDate}
${credentialScope}
${(0, import_util_hex_encoding.toHex)(hashedRequest)}`;
		}
		getCanonicalPath({ path }) {
			if (this.uriEscapePath) {
				const normalizedPathSegments = [];
				for (const pathSegment of path.split("/")) {
					if ((pathSegment == null ? void 0 : pathSegment.length) === 0) continue;
					if (pathSegment === ".") continue;
					if (pathSegment === "..") normalizedPathSegments.pop();
					else normalizedPathSegments.push(pathSegment);
				}
				const normalizedPath = `${(path == null ? void 0 : path.startsWith("/")) ? "/" : ""}${normalizedPathSegments.join("/")}${normalizedPathSegments.length > 0 && (path == null ? void 0 : path.endsWith("/")) ? "/" : ""}`;
				return (0, import_util_uri_escape.escapeUri)(normalizedPath).replace(/%2F/g, "/");
			}
			return path;
		}
		async getSignature(longDate, credentialScope, keyPromise, canonicalRequest) {
			const stringToSign = await this.createStringToSign(longDate, credentialScope, canonicalRequest);
			const hash = new this.sha256(await keyPromise);
			hash.update((0, import_util_utf84.toUint8Array)(stringToSign));
			return (0, import_util_hex_encoding.toHex)(await hash.digest());
		}
		getSigningKey(credentials, region, shortDate, service) {
			return getSigningKey(this.sha256, credentials, shortDate, region, service || this.service);
		}
		validateResolvedCredentials(credentials) {
			if (typeof credentials !== "object" || typeof credentials.accessKeyId !== "string" || typeof credentials.secretAccessKey !== "string") throw new Error("Resolved credential object is not valid");
		}
	};
	__name(_SignatureV4, "SignatureV4");
	var SignatureV4 = _SignatureV4;
	var formatDate = __name((now) => {
		const longDate = iso8601(now).replace(/[\-:]/g, "");
		return {
			longDate,
			shortDate: longDate.slice(0, 8)
		};
	}, "formatDate");
	var getCanonicalHeaderList = __name((headers) => Object.keys(headers).sort().join(";"), "getCanonicalHeaderList");
	0 && (module.exports = {
		getCanonicalHeaders,
		getCanonicalQuery,
		getPayloadHash,
		moveHeadersToQuery,
		prepareRequest,
		SignatureV4,
		createScope,
		getSigningKey,
		clearCredentialCache
	});
}));
// node_modules/@anthropic-ai/bedrock-sdk/internal/errors.mjs
var import_dist_cjs$4 = require_dist_cjs$39();
var import_build = require_build$2();
var import_dist_cjs$5 = require_dist_cjs$28();
var import_dist_cjs$6 = require_dist_cjs$20();
function isAbortError(err) {
	return typeof err === "object" && err !== null && ("name" in err && err.name === "AbortError" || "message" in err && String(err.message).includes("FetchRequestCanceledException"));
}
const castToError = (err) => {
	if (err instanceof Error) return err;
	if (typeof err === "object" && err !== null) {
		try {
			const tag = Object.prototype.toString.call(err);
			if (tag === "[object Error]" || tag === "[object DOMException]") {
				const error = new Error(err.message, err.cause ? { cause: err.cause } : {});
				if (err.stack) error.stack = err.stack;
				if (err.cause && !error.cause) error.cause = err.cause;
				if (err.name) error.name = err.name;
				return error;
			}
		} catch {}
		try {
			return new Error(JSON.stringify(err));
		} catch {}
	}
	return new Error(err);
};
// node_modules/@anthropic-ai/bedrock-sdk/internal/utils/values.mjs
let isArray = (val) => (isArray = Array.isArray, isArray(val));
let isReadonlyArray = isArray;
function hasOwn$1(obj, key) {
	return Object.prototype.hasOwnProperty.call(obj, key);
}
function isObj(obj) {
	return obj != null && typeof obj === "object" && !Array.isArray(obj);
}
const CREDENTIAL_OPTIONS = [
	"apiKey",
	"authToken",
	"credentials",
	"config",
	"profile"
];
const rejectUnsupportedCredentials = (options, platform) => {
	for (const name of CREDENTIAL_OPTIONS) if (!platform.accepts.includes(name) && options[name] != null) throw new AnthropicError(platform.unsupportedOptionMessage(name));
};
const safeJSON = (text) => {
	try {
		return JSON.parse(text);
	} catch (err) {
		return;
	}
};
// node_modules/@anthropic-ai/bedrock-sdk/internal/utils/env.mjs
const readEnv = (env) => {
	if (typeof globalThis.process !== "undefined") return globalThis.process.env?.[env]?.trim() || void 0;
	if (typeof globalThis.Deno !== "undefined") return globalThis.Deno.env?.get?.(env)?.trim() || void 0;
};
const levelNumbers = {
	off: 0,
	error: 200,
	warn: 300,
	info: 400,
	debug: 500
};
const parseLogLevel = (maybeLevel, sourceName, logger) => {
	if (!maybeLevel) return;
	if (hasOwn$1(levelNumbers, maybeLevel)) return maybeLevel;
	logger.warn(`${sourceName} was set to ${JSON.stringify(maybeLevel)}, expected one of ${JSON.stringify(Object.keys(levelNumbers))}`);
};
function noop() {}
function makeLogFn(fnLevel, logger, logLevel) {
	if (!logger || levelNumbers[fnLevel] > levelNumbers[logLevel]) return noop;
	else return logger[fnLevel].bind(logger);
}
const noopLogger = {
	error: noop,
	warn: noop,
	info: noop,
	debug: noop
};
let cachedLoggers = new WeakMap();
function filterLogger(logger, logLevel) {
	const cachedLogger = cachedLoggers.get(logger);
	if (cachedLogger && cachedLogger[0] === logLevel) return cachedLogger[1];
	const levelLogger = {
		error: makeLogFn("error", logger, logLevel),
		warn: makeLogFn("warn", logger, logLevel),
		info: makeLogFn("info", logger, logLevel),
		debug: makeLogFn("debug", logger, logLevel)
	};
	cachedLoggers.set(logger, [logLevel, levelLogger]);
	return levelLogger;
}
function loggerFor(client) {
	const logger = client.logger;
	const logLevel = client.logLevel ?? "off";
	if (!logger) return noopLogger;
	return filterLogger(logger, logLevel);
}
let lastEnvLevel;
let cachedDefaultLogger;
function defaultLogger() {
	const envLevel = readEnv("ANTHROPIC_LOG");
	if (!cachedDefaultLogger || envLevel !== lastEnvLevel) {
		lastEnvLevel = envLevel;
		cachedDefaultLogger = filterLogger(console, parseLogLevel(envLevel, "process.env['ANTHROPIC_LOG']", filterLogger(console, "warn")) ?? "warn");
	}
	return cachedDefaultLogger;
}
// node_modules/@anthropic-ai/bedrock-sdk/internal/trace-headers.mjs
function traceHeaderNames() {
	const names = new Set([
		"traceparent",
		"tracestate",
		"baggage"
	]);
	try {
		for (const name of propagation.fields()) names.add(name.toLowerCase());
	} catch (problem) {
		defaultLogger().debug("could not record telemetry", problem);
	}
	return names;
}
// node_modules/@anthropic-ai/bedrock-sdk/core/auth.mjs
const DEFAULT_PROVIDER_CHAIN_RESOLVER = (logger) => import("./left-out_2.js").then(({ createCredentialChain, fromEnv, fromNodeProviderChain }) => createCredentialChain(fromEnv(logger != null ? { logger } : {}), fromNodeProviderChain({
	...logger != null ? { logger } : {},
	clientConfig: {
		...logger != null ? { logger } : {},
		requestHandler: new import_dist_cjs$4.FetchHttpHandler({ requestInit: (httpRequest) => {
			return { ...httpRequest };
		} })
	}
}))).catch((error) => {
	throw new Error(`Failed to import '@aws-sdk/credential-providers'.You can provide a custom \`providerChainResolver\` in the client options if your runtime does not have access to '@aws-sdk/credential-providers': \`new AnthropicBedrock({ providerChainResolver })\` Original error: ${error.message}`);
});
const getAuthHeaders = async (req, props) => {
	assert(req.method, "Expected request method property to be set");
	let credentials;
	if (props.awsAccessKey && props.awsSecretKey) credentials = {
		accessKeyId: props.awsAccessKey,
		secretAccessKey: props.awsSecretKey,
		...props.awsSessionToken != null && { sessionToken: props.awsSessionToken }
	};
	else {
		const provider = await (props.providerChainResolver ? props.providerChainResolver() : DEFAULT_PROVIDER_CHAIN_RESOLVER(props.logger));
		try {
			credentials = await provider();
		} catch (err) {
			throw new APIConnectionError({
				message: "Failed to resolve AWS credentials from the credential provider chain.",
				cause: castToError(err)
			});
		}
	}
	const signer = new import_dist_cjs$6.SignatureV4({
		service: "bedrock",
		region: props.regionName,
		credentials,
		sha256: import_build.Sha256
	});
	const url = new URL(props.url);
	const headers = !req.headers ? {} : Symbol.iterator in req.headers ? Object.fromEntries(Array.from(req.headers).map((header) => [...header])) : { ...req.headers };
	delete headers["connection"];
	headers["host"] = url.host;
	const query = Object.fromEntries([...new Set(url.searchParams.keys())].map((key) => [key, url.searchParams.getAll(key)]));
	const request = new import_dist_cjs$5.HttpRequest({
		method: req.method.toUpperCase(),
		protocol: url.protocol,
		path: url.pathname,
		query,
		headers,
		body: req.body
	});
	return (await signer.sign(request, { unsignableHeaders: traceHeaderNames() })).headers;
};
// node_modules/@aws-crypto/crc32/node_modules/tslib/tslib.es6.js
var tslib_es6_exports = __exportAll({
	__assign: () => __assign,
	__asyncDelegator: () => __asyncDelegator,
	__asyncGenerator: () => __asyncGenerator,
	__asyncValues: () => __asyncValues,
	__await: () => __await,
	__awaiter: () => __awaiter,
	__classPrivateFieldGet: () => __classPrivateFieldGet$1,
	__classPrivateFieldSet: () => __classPrivateFieldSet,
	__createBinding: () => __createBinding,
	__decorate: () => __decorate,
	__exportStar: () => __exportStar,
	__extends: () => __extends,
	__generator: () => __generator,
	__importDefault: () => __importDefault,
	__importStar: () => __importStar,
	__makeTemplateObject: () => __makeTemplateObject,
	__metadata: () => __metadata,
	__param: () => __param,
	__read: () => __read,
	__rest: () => __rest,
	__spread: () => __spread,
	__spreadArrays: () => __spreadArrays,
	__values: () => __values
});
/*! *****************************************************************************
Copyright (c) Microsoft Corporation.

Permission to use, copy, modify, and/or distribute this software for any
purpose with or without fee is hereby granted.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY
AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM
LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR
OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR
PERFORMANCE OF THIS SOFTWARE.
***************************************************************************** */
function __extends(d, b) {
	extendStatics(d, b);
	function __() {
		this.constructor = d;
	}
	d.prototype = b === null ? Object.create(b) : (__.prototype = b.prototype, new __());
}
function __rest(s, e) {
	var t = {};
	for (var p in s) if (Object.prototype.hasOwnProperty.call(s, p) && e.indexOf(p) < 0) t[p] = s[p];
	if (s != null && typeof Object.getOwnPropertySymbols === "function") {
		for (var i = 0, p = Object.getOwnPropertySymbols(s); i < p.length; i++) if (e.indexOf(p[i]) < 0 && Object.prototype.propertyIsEnumerable.call(s, p[i])) t[p[i]] = s[p[i]];
	}
	return t;
}
function __decorate(decorators, target, key, desc) {
	var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
	if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
	else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
	return c > 3 && r && Object.defineProperty(target, key, r), r;
}
function __param(paramIndex, decorator) {
	return function(target, key) {
		decorator(target, key, paramIndex);
	};
}
function __metadata(metadataKey, metadataValue) {
	if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(metadataKey, metadataValue);
}
function __awaiter(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
}
function __generator(thisArg, body) {
	var _ = {
		label: 0,
		sent: function() {
			if (t[0] & 1) throw t[1];
			return t[1];
		},
		trys: [],
		ops: []
	}, f, y, t, g = {
		next: verb(0),
		"throw": verb(1),
		"return": verb(2)
	};
	return typeof Symbol === "function" && (g[Symbol.iterator] = function() {
		return this;
	}), g;
	function verb(n) {
		return function(v) {
			return step([n, v]);
		};
	}
	function step(op) {
		if (f) throw new TypeError("Generator is already executing.");
		while (_) try {
			if (f = 1, y && (t = op[0] & 2 ? y["return"] : op[0] ? y["throw"] || ((t = y["return"]) && t.call(y), 0) : y.next) && !(t = t.call(y, op[1])).done) return t;
			if (y = 0, t) op = [op[0] & 2, t.value];
			switch (op[0]) {
				case 0:
				case 1:
					t = op;
					break;
				case 4:
					_.label++;
					return {
						value: op[1],
						done: false
					};
				case 5:
					_.label++;
					y = op[1];
					op = [0];
					continue;
				case 7:
					op = _.ops.pop();
					_.trys.pop();
					continue;
				default:
					if (!(t = _.trys, t = t.length > 0 && t[t.length - 1]) && (op[0] === 6 || op[0] === 2)) {
						_ = 0;
						continue;
					}
					if (op[0] === 3 && (!t || op[1] > t[0] && op[1] < t[3])) {
						_.label = op[1];
						break;
					}
					if (op[0] === 6 && _.label < t[1]) {
						_.label = t[1];
						t = op;
						break;
					}
					if (t && _.label < t[2]) {
						_.label = t[2];
						_.ops.push(op);
						break;
					}
					if (t[2]) _.ops.pop();
					_.trys.pop();
					continue;
			}
			op = body.call(thisArg, _);
		} catch (e) {
			op = [6, e];
			y = 0;
		} finally {
			f = t = 0;
		}
		if (op[0] & 5) throw op[1];
		return {
			value: op[0] ? op[1] : void 0,
			done: true
		};
	}
}
function __createBinding(o, m, k, k2) {
	if (k2 === void 0) k2 = k;
	o[k2] = m[k];
}
function __exportStar(m, exports) {
	for (var p in m) if (p !== "default" && !exports.hasOwnProperty(p)) exports[p] = m[p];
}
function __values(o) {
	var s = typeof Symbol === "function" && Symbol.iterator, m = s && o[s], i = 0;
	if (m) return m.call(o);
	if (o && typeof o.length === "number") return { next: function() {
		if (o && i >= o.length) o = void 0;
		return {
			value: o && o[i++],
			done: !o
		};
	} };
	throw new TypeError(s ? "Object is not iterable." : "Symbol.iterator is not defined.");
}
function __read(o, n) {
	var m = typeof Symbol === "function" && o[Symbol.iterator];
	if (!m) return o;
	var i = m.call(o), r, ar = [], e;
	try {
		while ((n === void 0 || n-- > 0) && !(r = i.next()).done) ar.push(r.value);
	} catch (error) {
		e = { error };
	} finally {
		try {
			if (r && !r.done && (m = i["return"])) m.call(i);
		} finally {
			if (e) throw e.error;
		}
	}
	return ar;
}
function __spread() {
	for (var ar = [], i = 0; i < arguments.length; i++) ar = ar.concat(__read(arguments[i]));
	return ar;
}
function __spreadArrays() {
	for (var s = 0, i = 0, il = arguments.length; i < il; i++) s += arguments[i].length;
	for (var r = Array(s), k = 0, i = 0; i < il; i++) for (var a = arguments[i], j = 0, jl = a.length; j < jl; j++, k++) r[k] = a[j];
	return r;
}
function __await(v) {
	return this instanceof __await ? (this.v = v, this) : new __await(v);
}
function __asyncGenerator(thisArg, _arguments, generator) {
	if (!Symbol.asyncIterator) throw new TypeError("Symbol.asyncIterator is not defined.");
	var g = generator.apply(thisArg, _arguments || []), i, q = [];
	return i = {}, verb("next"), verb("throw"), verb("return"), i[Symbol.asyncIterator] = function() {
		return this;
	}, i;
	function verb(n) {
		if (g[n]) i[n] = function(v) {
			return new Promise(function(a, b) {
				q.push([
					n,
					v,
					a,
					b
				]) > 1 || resume(n, v);
			});
		};
	}
	function resume(n, v) {
		try {
			step(g[n](v));
		} catch (e) {
			settle(q[0][3], e);
		}
	}
	function step(r) {
		r.value instanceof __await ? Promise.resolve(r.value.v).then(fulfill, reject) : settle(q[0][2], r);
	}
	function fulfill(value) {
		resume("next", value);
	}
	function reject(value) {
		resume("throw", value);
	}
	function settle(f, v) {
		if (f(v), q.shift(), q.length) resume(q[0][0], q[0][1]);
	}
}
function __asyncDelegator(o) {
	var i = {}, p;
	return verb("next"), verb("throw", function(e) {
		throw e;
	}), verb("return"), i[Symbol.iterator] = function() {
		return this;
	}, i;
	function verb(n, f) {
		i[n] = o[n] ? function(v) {
			return (p = !p) ? {
				value: __await(o[n](v)),
				done: n === "return"
			} : f ? f(v) : v;
		} : f;
	}
}
function __asyncValues(o) {
	if (!Symbol.asyncIterator) throw new TypeError("Symbol.asyncIterator is not defined.");
	var m = o[Symbol.asyncIterator], i;
	return m ? m.call(o) : (o = typeof __values === "function" ? __values(o) : o[Symbol.iterator](), i = {}, verb("next"), verb("throw"), verb("return"), i[Symbol.asyncIterator] = function() {
		return this;
	}, i);
	function verb(n) {
		i[n] = o[n] && function(v) {
			return new Promise(function(resolve, reject) {
				v = o[n](v), settle(resolve, reject, v.done, v.value);
			});
		};
	}
	function settle(resolve, reject, d, v) {
		Promise.resolve(v).then(function(v) {
			resolve({
				value: v,
				done: d
			});
		}, reject);
	}
}
function __makeTemplateObject(cooked, raw) {
	if (Object.defineProperty) Object.defineProperty(cooked, "raw", { value: raw });
	else cooked.raw = raw;
	return cooked;
}
function __importStar(mod) {
	if (mod && mod.__esModule) return mod;
	var result = {};
	if (mod != null) {
		for (var k in mod) if (Object.hasOwnProperty.call(mod, k)) result[k] = mod[k];
	}
	result.default = mod;
	return result;
}
function __importDefault(mod) {
	return mod && mod.__esModule ? mod : { default: mod };
}
function __classPrivateFieldGet$1(receiver, privateMap) {
	if (!privateMap.has(receiver)) throw new TypeError("attempted to get private field on non-instance");
	return privateMap.get(receiver);
}
function __classPrivateFieldSet(receiver, privateMap, value) {
	if (!privateMap.has(receiver)) throw new TypeError("attempted to set private field on non-instance");
	privateMap.set(receiver, value);
	return value;
}
var extendStatics, __assign;
var init_tslib_es6 = __esmMin((() => {
	extendStatics = function(d, b) {
		extendStatics = Object.setPrototypeOf || { __proto__: [] } instanceof Array && function(d, b) {
			d.__proto__ = b;
		} || function(d, b) {
			for (var p in b) if (b.hasOwnProperty(p)) d[p] = b[p];
		};
		return extendStatics(d, b);
	};
	__assign = function() {
		__assign = Object.assign || function __assign(t) {
			for (var s, i = 1, n = arguments.length; i < n; i++) {
				s = arguments[i];
				for (var p in s) if (Object.prototype.hasOwnProperty.call(s, p)) t[p] = s[p];
			}
			return t;
		};
		return __assign.apply(this, arguments);
	};
}));
// node_modules/@aws-crypto/crc32/node_modules/@aws-crypto/util/build/convertToBuffer.js
var require_convertToBuffer = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.convertToBuffer = void 0;
	var util_utf8_browser_1 = require_dist_cjs$30();
	var fromUtf8 = typeof Buffer !== "undefined" && Buffer.from ? function(input) {
		return Buffer.from(input, "utf8");
	} : util_utf8_browser_1.fromUtf8;
	function convertToBuffer(data) {
		if (data instanceof Uint8Array) return data;
		if (typeof data === "string") return fromUtf8(data);
		if (ArrayBuffer.isView(data)) return new Uint8Array(data.buffer, data.byteOffset, data.byteLength / Uint8Array.BYTES_PER_ELEMENT);
		return new Uint8Array(data);
	}
	exports.convertToBuffer = convertToBuffer;
}));
// node_modules/@aws-crypto/crc32/node_modules/@aws-crypto/util/build/isEmptyData.js
var require_isEmptyData = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.isEmptyData = void 0;
	function isEmptyData(data) {
		if (typeof data === "string") return data.length === 0;
		return data.byteLength === 0;
	}
	exports.isEmptyData = isEmptyData;
}));
// node_modules/@aws-crypto/crc32/node_modules/@aws-crypto/util/build/numToUint8.js
var require_numToUint8 = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.numToUint8 = void 0;
	function numToUint8(num) {
		return new Uint8Array([
			(num & 0xff000000) >> 24,
			(num & 0xff0000) >> 16,
			(num & 65280) >> 8,
			num & 255
		]);
	}
	exports.numToUint8 = numToUint8;
}));
// node_modules/@aws-crypto/crc32/node_modules/@aws-crypto/util/build/uint32ArrayFrom.js
var require_uint32ArrayFrom = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.uint32ArrayFrom = void 0;
	function uint32ArrayFrom(a_lookUpTable) {
		if (!Uint32Array.from) {
			var return_array = new Uint32Array(a_lookUpTable.length);
			var a_index = 0;
			while (a_index < a_lookUpTable.length) {
				return_array[a_index] = a_lookUpTable[a_index];
				a_index += 1;
			}
			return return_array;
		}
		return Uint32Array.from(a_lookUpTable);
	}
	exports.uint32ArrayFrom = uint32ArrayFrom;
}));
// node_modules/@aws-crypto/crc32/node_modules/@aws-crypto/util/build/index.js
var require_build$1 = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.uint32ArrayFrom = exports.numToUint8 = exports.isEmptyData = exports.convertToBuffer = void 0;
	var convertToBuffer_1 = require_convertToBuffer();
	Object.defineProperty(exports, "convertToBuffer", {
		enumerable: true,
		get: function() {
			return convertToBuffer_1.convertToBuffer;
		}
	});
	var isEmptyData_1 = require_isEmptyData();
	Object.defineProperty(exports, "isEmptyData", {
		enumerable: true,
		get: function() {
			return isEmptyData_1.isEmptyData;
		}
	});
	var numToUint8_1 = require_numToUint8();
	Object.defineProperty(exports, "numToUint8", {
		enumerable: true,
		get: function() {
			return numToUint8_1.numToUint8;
		}
	});
	var uint32ArrayFrom_1 = require_uint32ArrayFrom();
	Object.defineProperty(exports, "uint32ArrayFrom", {
		enumerable: true,
		get: function() {
			return uint32ArrayFrom_1.uint32ArrayFrom;
		}
	});
}));
// node_modules/@aws-crypto/crc32/build/aws_crc32.js
var require_aws_crc32 = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.AwsCrc32 = void 0;
	var tslib_1 = (init_tslib_es6(), __toCommonJS$1(tslib_es6_exports));
	var util_1 = require_build$1();
	var index_1 = require_build();
	exports.AwsCrc32 = function() {
		function AwsCrc32() {
			this.crc32 = new index_1.Crc32();
		}
		AwsCrc32.prototype.update = function(toHash) {
			if ((0, util_1.isEmptyData)(toHash)) return;
			this.crc32.update((0, util_1.convertToBuffer)(toHash));
		};
		AwsCrc32.prototype.digest = function() {
			return tslib_1.__awaiter(this, void 0, void 0, function() {
				return tslib_1.__generator(this, function(_a) {
					return [2, (0, util_1.numToUint8)(this.crc32.digest())];
				});
			});
		};
		AwsCrc32.prototype.reset = function() {
			this.crc32 = new index_1.Crc32();
		};
		return AwsCrc32;
	}();
}));
// node_modules/@aws-crypto/crc32/build/index.js
var require_build = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.AwsCrc32 = exports.Crc32 = exports.crc32 = void 0;
	var tslib_1 = (init_tslib_es6(), __toCommonJS$1(tslib_es6_exports));
	var util_1 = require_build$1();
	function crc32(data) {
		return new Crc32().update(data).digest();
	}
	exports.crc32 = crc32;
	var Crc32 = function() {
		function Crc32() {
			this.checksum = 0xffffffff;
		}
		Crc32.prototype.update = function(data) {
			var e_1, _a;
			try {
				for (var data_1 = tslib_1.__values(data), data_1_1 = data_1.next(); !data_1_1.done; data_1_1 = data_1.next()) {
					var byte = data_1_1.value;
					this.checksum = this.checksum >>> 8 ^ lookupTable[(this.checksum ^ byte) & 255];
				}
			} catch (e_1_1) {
				e_1 = { error: e_1_1 };
			} finally {
				try {
					if (data_1_1 && !data_1_1.done && (_a = data_1.return)) _a.call(data_1);
				} finally {
					if (e_1) throw e_1.error;
				}
			}
			return this;
		};
		Crc32.prototype.digest = function() {
			return (this.checksum ^ 0xffffffff) >>> 0;
		};
		return Crc32;
	}();
	exports.Crc32 = Crc32;
	var lookupTable = (0, util_1.uint32ArrayFrom)([
		0,
		0x77073096,
		0xee0e612c,
		0x990951ba,
		0x76dc419,
		0x706af48f,
		0xe963a535,
		0x9e6495a3,
		0xedb8832,
		0x79dcb8a4,
		0xe0d5e91e,
		0x97d2d988,
		0x9b64c2b,
		0x7eb17cbd,
		0xe7b82d07,
		0x90bf1d91,
		498536548,
		0x6ab020f2,
		0xf3b97148,
		0x84be41de,
		450548861,
		0x6ddde4eb,
		0xf4d4b551,
		0x83d385c7,
		325883990,
		0x646ba8c0,
		0xfd62f97a,
		0x8a65c9ec,
		335633487,
		0x63066cd9,
		0xfa0f3d63,
		0x8d080df5,
		997073096,
		0x4c69105e,
		0xd56041e4,
		0xa2677172,
		0x3c03e4d1,
		0x4b04d447,
		0xd20d85fd,
		0xa50ab56b,
		901097722,
		0x42b2986c,
		0xdbbbc9d6,
		0xacbcf940,
		853044451,
		0x45df5c75,
		0xdcd60dcf,
		0xabd13d59,
		651767980,
		0x51de003a,
		0xc8d75180,
		0xbfd06116,
		565507253,
		0x56b3c423,
		0xcfba9599,
		0xb8bda50f,
		671266974,
		0x5f058808,
		0xc60cd9b2,
		0xb10be924,
		795835527,
		0x58684c11,
		0xc1611dab,
		0xb6662d3d,
		0x76dc4190,
		31158534,
		0x98d220bc,
		0xefd5102a,
		0x71b18589,
		0x6b6b51f,
		0x9fbfe4a5,
		0xe8b8d433,
		0x7807c9a2,
		0xf00f934,
		0x9609a88e,
		0xe10e9818,
		0x7f6a0dbb,
		0x86d3d2d,
		0x91646c97,
		0xe6635c01,
		0x6b6b51f4,
		476864866,
		0x856530d8,
		0xf262004e,
		0x6c0695ed,
		453092731,
		0x8208f4c1,
		0xf50fc457,
		0x65b0d9c6,
		314042704,
		0x8bbeb8ea,
		0xfcb9887c,
		0x62dd1ddf,
		366619977,
		0x8cd37cf3,
		0xfbd44c65,
		0x4db26158,
		984961486,
		0xa3bc0074,
		0xd4bb30e2,
		0x4adfa541,
		0x3dd895d7,
		0xa4d1c46d,
		0xd3d6f4fb,
		0x4369e96a,
		879679996,
		0xad678846,
		0xda60b8d0,
		0x44042d73,
		855842277,
		0xaa0a4c5f,
		0xdd0d7cc9,
		0x5005713c,
		654459306,
		0xbe0b1010,
		0xc90c2086,
		0x5768b525,
		544179635,
		0xb966d409,
		0xce61e49f,
		0x5edef90e,
		702138776,
		0xb0d09822,
		0xc7d7a8b4,
		0x59b33d17,
		783551873,
		0xb7bd5c3b,
		0xc0ba6cad,
		0xedb88320,
		0x9abfb3b6,
		62317068,
		0x74b1d29a,
		0xead54739,
		0x9dd277af,
		81470997,
		0x73dc1683,
		0xe3630b12,
		0x94643b84,
		0xd6d6a3e,
		0x7a6a5aa8,
		0xe40ecf0b,
		0x9309ff9d,
		0xa00ae27,
		0x7d079eb1,
		0xf00f9344,
		0x8708a3d2,
		503444072,
		0x6906c2fe,
		0xf762575d,
		0x806567cb,
		426522225,
		0x6e6b06e7,
		0xfed41b76,
		0x89d32be0,
		282753626,
		0x67dd4acc,
		0xf9b9df6f,
		0x8ebeeff9,
		397917763,
		0x60b08ed5,
		0xd6d6a3e8,
		0xa1d1937e,
		953729732,
		0x4fdff252,
		0xd1bb67f1,
		0xa6bc5767,
		0x3fb506dd,
		0x48b2364b,
		0xd80d2bda,
		0xaf0a1b4c,
		906185462,
		0x41047a60,
		0xdf60efc3,
		0xa867df55,
		829329135,
		0x4669be79,
		0xcb61b38c,
		0xbc66831a,
		628085408,
		0x5268e236,
		0xcc0c7795,
		0xbb0b4703,
		570562233,
		0x5505262f,
		0xc5ba3bbe,
		0xb2bd0b28,
		733239954,
		0x5cb36a04,
		0xc2d7ffa7,
		0xb5d0cf31,
		752459403,
		0x5bdeae1d,
		0x9b64c2b0,
		0xec63f226,
		0x756aa39c,
		40735498,
		0x9c0906a9,
		0xeb0e363f,
		0x72076785,
		83908371,
		0x95bf4a82,
		0xe2b87a14,
		0x7bb12bae,
		0xcb61b38,
		0x92d28e9b,
		0xe5d5be0d,
		0x7cdcefb7,
		0xbdbdf21,
		0x86d3d2d4,
		0xf1d4e242,
		0x68ddb3f8,
		534414190,
		0x81be16cd,
		0xf6b9265b,
		0x6fb077e1,
		414664567,
		0x88085ae6,
		0xff0f6a70,
		0x66063bca,
		285281116,
		0x8f659eff,
		0xf862ae69,
		0x616bffd3,
		376229701,
		0xa00ae278,
		0xd70dd2ee,
		0x4e048354,
		956543938,
		0xa7672661,
		0xd06016f7,
		0x4969474d,
		0x3e6e77db,
		0xaed16a4a,
		0xd9d65adc,
		0x40df0b66,
		936918e3,
		0xa9bcae53,
		0xdebb9ec5,
		0x47b2cf7f,
		817233897,
		0xbdbdf21c,
		0xcabac28a,
		0x53b39330,
		615818150,
		0xbad03605,
		0xcdd70693,
		0x54de5729,
		601450431,
		0xb3667a2e,
		0xc4614ab8,
		0x5d681b02,
		711928724,
		0xb40bbe37,
		0xc30c8ea1,
		0x5a05df1b,
		755167117
	]);
	var aws_crc32_1 = require_aws_crc32();
	Object.defineProperty(exports, "AwsCrc32", {
		enumerable: true,
		get: function() {
			return aws_crc32_1.AwsCrc32;
		}
	});
}));
// node_modules/@smithy/util-hex-encoding/dist-cjs/index.js
var require_dist_cjs$19 = __commonJSMin(((exports, module) => {
	var __defProp = Object.defineProperty;
	var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
	var __getOwnPropNames = Object.getOwnPropertyNames;
	var __hasOwnProp = Object.prototype.hasOwnProperty;
	var __name = (target, value) => __defProp(target, "name", {
		value,
		configurable: true
	});
	var __export = (target, all) => {
		for (var name in all) __defProp(target, name, {
			get: all[name],
			enumerable: true
		});
	};
	var __copyProps = (to, from, except, desc) => {
		if (from && typeof from === "object" || typeof from === "function") {
			for (let key of __getOwnPropNames(from)) if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
				get: () => from[key],
				enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
			});
		}
		return to;
	};
	var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
	var src_exports = {};
	__export(src_exports, {
		fromHex: () => fromHex,
		toHex: () => toHex
	});
	module.exports = __toCommonJS(src_exports);
	var SHORT_TO_HEX = {};
	var HEX_TO_SHORT = {};
	for (let i = 0; i < 256; i++) {
		let encodedByte = i.toString(16).toLowerCase();
		if (encodedByte.length === 1) encodedByte = `0${encodedByte}`;
		SHORT_TO_HEX[i] = encodedByte;
		HEX_TO_SHORT[encodedByte] = i;
	}
	function fromHex(encoded) {
		if (encoded.length % 2 !== 0) throw new Error("Hex encoded strings must have an even number length");
		const out = new Uint8Array(encoded.length / 2);
		for (let i = 0; i < encoded.length; i += 2) {
			const encodedByte = encoded.slice(i, i + 2).toLowerCase();
			if (encodedByte in HEX_TO_SHORT) out[i / 2] = HEX_TO_SHORT[encodedByte];
			else throw new Error(`Cannot decode unrecognized sequence ${encodedByte} as hexadecimal`);
		}
		return out;
	}
	__name(fromHex, "fromHex");
	function toHex(bytes) {
		let out = "";
		for (let i = 0; i < bytes.byteLength; i++) out += SHORT_TO_HEX[bytes[i]];
		return out;
	}
	__name(toHex, "toHex");
	0 && (module.exports = {
		fromHex,
		toHex
	});
}));
// node_modules/@smithy/eventstream-codec/dist-cjs/index.js
var require_dist_cjs$18 = __commonJSMin(((exports, module) => {
	var __defProp = Object.defineProperty;
	var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
	var __getOwnPropNames = Object.getOwnPropertyNames;
	var __hasOwnProp = Object.prototype.hasOwnProperty;
	var __name = (target, value) => __defProp(target, "name", {
		value,
		configurable: true
	});
	var __export = (target, all) => {
		for (var name in all) __defProp(target, name, {
			get: all[name],
			enumerable: true
		});
	};
	var __copyProps = (to, from, except, desc) => {
		if (from && typeof from === "object" || typeof from === "function") {
			for (let key of __getOwnPropNames(from)) if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
				get: () => from[key],
				enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
			});
		}
		return to;
	};
	var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
	var src_exports = {};
	__export(src_exports, {
		EventStreamCodec: () => EventStreamCodec,
		HeaderMarshaller: () => HeaderMarshaller,
		Int64: () => Int64,
		MessageDecoderStream: () => MessageDecoderStream,
		MessageEncoderStream: () => MessageEncoderStream,
		SmithyMessageDecoderStream: () => SmithyMessageDecoderStream,
		SmithyMessageEncoderStream: () => SmithyMessageEncoderStream
	});
	module.exports = __toCommonJS(src_exports);
	var import_crc322 = require_build();
	var import_util_hex_encoding = require_dist_cjs$19();
	var _Int64 = class _Int64 {
		constructor(bytes) {
			this.bytes = bytes;
			if (bytes.byteLength !== 8) throw new Error("Int64 buffers must be exactly 8 bytes");
		}
		static fromNumber(number) {
			if (number > 0x8000000000000000 || number < -0x8000000000000000) throw new Error(`${number} is too large (or, if negative, too small) to represent as an Int64`);
			const bytes = new Uint8Array(8);
			for (let i = 7, remaining = Math.abs(Math.round(number)); i > -1 && remaining > 0; i--, remaining /= 256) bytes[i] = remaining;
			if (number < 0) negate(bytes);
			return new _Int64(bytes);
		}
		valueOf() {
			const bytes = this.bytes.slice(0);
			const negative = bytes[0] & 128;
			if (negative) negate(bytes);
			return parseInt((0, import_util_hex_encoding.toHex)(bytes), 16) * (negative ? -1 : 1);
		}
		toString() {
			return String(this.valueOf());
		}
	};
	__name(_Int64, "Int64");
	var Int64 = _Int64;
	function negate(bytes) {
		for (let i = 0; i < 8; i++) bytes[i] ^= 255;
		for (let i = 7; i > -1; i--) {
			bytes[i]++;
			if (bytes[i] !== 0) break;
		}
	}
	__name(negate, "negate");
	var _HeaderMarshaller = class _HeaderMarshaller {
		constructor(toUtf8, fromUtf8) {
			this.toUtf8 = toUtf8;
			this.fromUtf8 = fromUtf8;
		}
		format(headers) {
			const chunks = [];
			for (const headerName of Object.keys(headers)) {
				const bytes = this.fromUtf8(headerName);
				chunks.push(Uint8Array.from([bytes.byteLength]), bytes, this.formatHeaderValue(headers[headerName]));
			}
			const out = new Uint8Array(chunks.reduce((carry, bytes) => carry + bytes.byteLength, 0));
			let position = 0;
			for (const chunk of chunks) {
				out.set(chunk, position);
				position += chunk.byteLength;
			}
			return out;
		}
		formatHeaderValue(header) {
			switch (header.type) {
				case "boolean": return Uint8Array.from([header.value ? 0 : 1]);
				case "byte": return Uint8Array.from([2, header.value]);
				case "short":
					const shortView = new DataView(new ArrayBuffer(3));
					shortView.setUint8(0, 3);
					shortView.setInt16(1, header.value, false);
					return new Uint8Array(shortView.buffer);
				case "integer":
					const intView = new DataView(new ArrayBuffer(5));
					intView.setUint8(0, 4);
					intView.setInt32(1, header.value, false);
					return new Uint8Array(intView.buffer);
				case "long":
					const longBytes = new Uint8Array(9);
					longBytes[0] = 5;
					longBytes.set(header.value.bytes, 1);
					return longBytes;
				case "binary":
					const binView = new DataView(new ArrayBuffer(3 + header.value.byteLength));
					binView.setUint8(0, 6);
					binView.setUint16(1, header.value.byteLength, false);
					const binBytes = new Uint8Array(binView.buffer);
					binBytes.set(header.value, 3);
					return binBytes;
				case "string":
					const utf8Bytes = this.fromUtf8(header.value);
					const strView = new DataView(new ArrayBuffer(3 + utf8Bytes.byteLength));
					strView.setUint8(0, 7);
					strView.setUint16(1, utf8Bytes.byteLength, false);
					const strBytes = new Uint8Array(strView.buffer);
					strBytes.set(utf8Bytes, 3);
					return strBytes;
				case "timestamp":
					const tsBytes = new Uint8Array(9);
					tsBytes[0] = 8;
					tsBytes.set(Int64.fromNumber(header.value.valueOf()).bytes, 1);
					return tsBytes;
				case "uuid":
					if (!UUID_PATTERN.test(header.value)) throw new Error(`Invalid UUID received: ${header.value}`);
					const uuidBytes = new Uint8Array(17);
					uuidBytes[0] = 9;
					uuidBytes.set((0, import_util_hex_encoding.fromHex)(header.value.replace(/\-/g, "")), 1);
					return uuidBytes;
			}
		}
		parse(headers) {
			const out = {};
			let position = 0;
			while (position < headers.byteLength) {
				const nameLength = headers.getUint8(position++);
				const name = this.toUtf8(new Uint8Array(headers.buffer, headers.byteOffset + position, nameLength));
				position += nameLength;
				switch (headers.getUint8(position++)) {
					case 0:
						out[name] = {
							type: BOOLEAN_TAG,
							value: true
						};
						break;
					case 1:
						out[name] = {
							type: BOOLEAN_TAG,
							value: false
						};
						break;
					case 2:
						out[name] = {
							type: BYTE_TAG,
							value: headers.getInt8(position++)
						};
						break;
					case 3:
						out[name] = {
							type: SHORT_TAG,
							value: headers.getInt16(position, false)
						};
						position += 2;
						break;
					case 4:
						out[name] = {
							type: INT_TAG,
							value: headers.getInt32(position, false)
						};
						position += 4;
						break;
					case 5:
						out[name] = {
							type: LONG_TAG,
							value: new Int64(new Uint8Array(headers.buffer, headers.byteOffset + position, 8))
						};
						position += 8;
						break;
					case 6:
						const binaryLength = headers.getUint16(position, false);
						position += 2;
						out[name] = {
							type: BINARY_TAG,
							value: new Uint8Array(headers.buffer, headers.byteOffset + position, binaryLength)
						};
						position += binaryLength;
						break;
					case 7:
						const stringLength = headers.getUint16(position, false);
						position += 2;
						out[name] = {
							type: STRING_TAG,
							value: this.toUtf8(new Uint8Array(headers.buffer, headers.byteOffset + position, stringLength))
						};
						position += stringLength;
						break;
					case 8:
						out[name] = {
							type: TIMESTAMP_TAG,
							value: new Date(new Int64(new Uint8Array(headers.buffer, headers.byteOffset + position, 8)).valueOf())
						};
						position += 8;
						break;
					case 9:
						const uuidBytes = new Uint8Array(headers.buffer, headers.byteOffset + position, 16);
						position += 16;
						out[name] = {
							type: UUID_TAG,
							value: `${(0, import_util_hex_encoding.toHex)(uuidBytes.subarray(0, 4))}-${(0, import_util_hex_encoding.toHex)(uuidBytes.subarray(4, 6))}-${(0, import_util_hex_encoding.toHex)(uuidBytes.subarray(6, 8))}-${(0, import_util_hex_encoding.toHex)(uuidBytes.subarray(8, 10))}-${(0, import_util_hex_encoding.toHex)(uuidBytes.subarray(10))}`
						};
						break;
					default: throw new Error(`Unrecognized header type tag`);
				}
			}
			return out;
		}
	};
	__name(_HeaderMarshaller, "HeaderMarshaller");
	var HeaderMarshaller = _HeaderMarshaller;
	var BOOLEAN_TAG = "boolean";
	var BYTE_TAG = "byte";
	var SHORT_TAG = "short";
	var INT_TAG = "integer";
	var LONG_TAG = "long";
	var BINARY_TAG = "binary";
	var STRING_TAG = "string";
	var TIMESTAMP_TAG = "timestamp";
	var UUID_TAG = "uuid";
	var UUID_PATTERN = /^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$/;
	var import_crc32 = require_build();
	var PRELUDE_MEMBER_LENGTH = 4;
	var PRELUDE_LENGTH = PRELUDE_MEMBER_LENGTH * 2;
	var CHECKSUM_LENGTH = 4;
	var MINIMUM_MESSAGE_LENGTH = PRELUDE_LENGTH + CHECKSUM_LENGTH * 2;
	function splitMessage({ byteLength, byteOffset, buffer }) {
		if (byteLength < MINIMUM_MESSAGE_LENGTH) throw new Error("Provided message too short to accommodate event stream message overhead");
		const view = new DataView(buffer, byteOffset, byteLength);
		const messageLength = view.getUint32(0, false);
		if (byteLength !== messageLength) throw new Error("Reported message length does not match received message length");
		const headerLength = view.getUint32(PRELUDE_MEMBER_LENGTH, false);
		const expectedPreludeChecksum = view.getUint32(PRELUDE_LENGTH, false);
		const expectedMessageChecksum = view.getUint32(byteLength - CHECKSUM_LENGTH, false);
		const checksummer = new import_crc32.Crc32().update(new Uint8Array(buffer, byteOffset, PRELUDE_LENGTH));
		if (expectedPreludeChecksum !== checksummer.digest()) throw new Error(`The prelude checksum specified in the message (${expectedPreludeChecksum}) does not match the calculated CRC32 checksum (${checksummer.digest()})`);
		checksummer.update(new Uint8Array(buffer, byteOffset + PRELUDE_LENGTH, byteLength - (PRELUDE_LENGTH + CHECKSUM_LENGTH)));
		if (expectedMessageChecksum !== checksummer.digest()) throw new Error(`The message checksum (${checksummer.digest()}) did not match the expected value of ${expectedMessageChecksum}`);
		return {
			headers: new DataView(buffer, byteOffset + PRELUDE_LENGTH + CHECKSUM_LENGTH, headerLength),
			body: new Uint8Array(buffer, byteOffset + PRELUDE_LENGTH + CHECKSUM_LENGTH + headerLength, messageLength - headerLength - (PRELUDE_LENGTH + CHECKSUM_LENGTH + CHECKSUM_LENGTH))
		};
	}
	__name(splitMessage, "splitMessage");
	var _EventStreamCodec = class _EventStreamCodec {
		constructor(toUtf8, fromUtf8) {
			this.headerMarshaller = new HeaderMarshaller(toUtf8, fromUtf8);
			this.messageBuffer = [];
			this.isEndOfStream = false;
		}
		feed(message) {
			this.messageBuffer.push(this.decode(message));
		}
		endOfStream() {
			this.isEndOfStream = true;
		}
		getMessage() {
			const message = this.messageBuffer.pop();
			const isEndOfStream = this.isEndOfStream;
			return {
				getMessage() {
					return message;
				},
				isEndOfStream() {
					return isEndOfStream;
				}
			};
		}
		getAvailableMessages() {
			const messages = this.messageBuffer;
			this.messageBuffer = [];
			const isEndOfStream = this.isEndOfStream;
			return {
				getMessages() {
					return messages;
				},
				isEndOfStream() {
					return isEndOfStream;
				}
			};
		}
		encode({ headers: rawHeaders, body }) {
			const headers = this.headerMarshaller.format(rawHeaders);
			const length = headers.byteLength + body.byteLength + 16;
			const out = new Uint8Array(length);
			const view = new DataView(out.buffer, out.byteOffset, out.byteLength);
			const checksum = new import_crc322.Crc32();
			view.setUint32(0, length, false);
			view.setUint32(4, headers.byteLength, false);
			view.setUint32(8, checksum.update(out.subarray(0, 8)).digest(), false);
			out.set(headers, 12);
			out.set(body, headers.byteLength + 12);
			view.setUint32(length - 4, checksum.update(out.subarray(8, length - 4)).digest(), false);
			return out;
		}
		decode(message) {
			const { headers, body } = splitMessage(message);
			return {
				headers: this.headerMarshaller.parse(headers),
				body
			};
		}
		formatHeaders(rawHeaders) {
			return this.headerMarshaller.format(rawHeaders);
		}
	};
	__name(_EventStreamCodec, "EventStreamCodec");
	var EventStreamCodec = _EventStreamCodec;
	var _MessageDecoderStream = class _MessageDecoderStream {
		constructor(options) {
			this.options = options;
		}
		[Symbol.asyncIterator]() {
			return this.asyncIterator();
		}
		async *asyncIterator() {
			for await (const bytes of this.options.inputStream) yield this.options.decoder.decode(bytes);
		}
	};
	__name(_MessageDecoderStream, "MessageDecoderStream");
	var MessageDecoderStream = _MessageDecoderStream;
	var _MessageEncoderStream = class _MessageEncoderStream {
		constructor(options) {
			this.options = options;
		}
		[Symbol.asyncIterator]() {
			return this.asyncIterator();
		}
		async *asyncIterator() {
			for await (const msg of this.options.messageStream) yield this.options.encoder.encode(msg);
			if (this.options.includeEndFrame) yield new Uint8Array(0);
		}
	};
	__name(_MessageEncoderStream, "MessageEncoderStream");
	var MessageEncoderStream = _MessageEncoderStream;
	var _SmithyMessageDecoderStream = class _SmithyMessageDecoderStream {
		constructor(options) {
			this.options = options;
		}
		[Symbol.asyncIterator]() {
			return this.asyncIterator();
		}
		async *asyncIterator() {
			for await (const message of this.options.messageStream) {
				const deserialized = await this.options.deserializer(message);
				if (deserialized === void 0) continue;
				yield deserialized;
			}
		}
	};
	__name(_SmithyMessageDecoderStream, "SmithyMessageDecoderStream");
	var SmithyMessageDecoderStream = _SmithyMessageDecoderStream;
	var _SmithyMessageEncoderStream = class _SmithyMessageEncoderStream {
		constructor(options) {
			this.options = options;
		}
		[Symbol.asyncIterator]() {
			return this.asyncIterator();
		}
		async *asyncIterator() {
			for await (const chunk of this.options.inputStream) yield this.options.serializer(chunk);
		}
	};
	__name(_SmithyMessageEncoderStream, "SmithyMessageEncoderStream");
	var SmithyMessageEncoderStream = _SmithyMessageEncoderStream;
	0 && (module.exports = {
		EventStreamCodec,
		HeaderMarshaller,
		Int64,
		MessageDecoderStream,
		MessageEncoderStream,
		SmithyMessageDecoderStream,
		SmithyMessageEncoderStream
	});
}));
// node_modules/@smithy/eventstream-serde-universal/dist-cjs/index.js
var require_dist_cjs$17 = __commonJSMin(((exports, module) => {
	var __defProp = Object.defineProperty;
	var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
	var __getOwnPropNames = Object.getOwnPropertyNames;
	var __hasOwnProp = Object.prototype.hasOwnProperty;
	var __name = (target, value) => __defProp(target, "name", {
		value,
		configurable: true
	});
	var __export = (target, all) => {
		for (var name in all) __defProp(target, name, {
			get: all[name],
			enumerable: true
		});
	};
	var __copyProps = (to, from, except, desc) => {
		if (from && typeof from === "object" || typeof from === "function") {
			for (let key of __getOwnPropNames(from)) if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
				get: () => from[key],
				enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
			});
		}
		return to;
	};
	var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
	var src_exports = {};
	__export(src_exports, {
		EventStreamMarshaller: () => EventStreamMarshaller,
		eventStreamSerdeProvider: () => eventStreamSerdeProvider
	});
	module.exports = __toCommonJS(src_exports);
	var import_eventstream_codec = require_dist_cjs$18();
	function getChunkedStream(source) {
		let currentMessageTotalLength = 0;
		let currentMessagePendingLength = 0;
		let currentMessage = null;
		let messageLengthBuffer = null;
		const allocateMessage = __name((size) => {
			if (typeof size !== "number") throw new Error("Attempted to allocate an event message where size was not a number: " + size);
			currentMessageTotalLength = size;
			currentMessagePendingLength = 4;
			currentMessage = new Uint8Array(size);
			new DataView(currentMessage.buffer).setUint32(0, size, false);
		}, "allocateMessage");
		const iterator = __name(async function* () {
			const sourceIterator = source[Symbol.asyncIterator]();
			while (true) {
				const { value, done } = await sourceIterator.next();
				if (done) {
					if (!currentMessageTotalLength) return;
					else if (currentMessageTotalLength === currentMessagePendingLength) yield currentMessage;
					else throw new Error("Truncated event message received.");
					return;
				}
				const chunkLength = value.length;
				let currentOffset = 0;
				while (currentOffset < chunkLength) {
					if (!currentMessage) {
						const bytesRemaining = chunkLength - currentOffset;
						if (!messageLengthBuffer) messageLengthBuffer = new Uint8Array(4);
						const numBytesForTotal = Math.min(4 - currentMessagePendingLength, bytesRemaining);
						messageLengthBuffer.set(value.slice(currentOffset, currentOffset + numBytesForTotal), currentMessagePendingLength);
						currentMessagePendingLength += numBytesForTotal;
						currentOffset += numBytesForTotal;
						if (currentMessagePendingLength < 4) break;
						allocateMessage(new DataView(messageLengthBuffer.buffer).getUint32(0, false));
						messageLengthBuffer = null;
					}
					const numBytesToWrite = Math.min(currentMessageTotalLength - currentMessagePendingLength, chunkLength - currentOffset);
					currentMessage.set(value.slice(currentOffset, currentOffset + numBytesToWrite), currentMessagePendingLength);
					currentMessagePendingLength += numBytesToWrite;
					currentOffset += numBytesToWrite;
					if (currentMessageTotalLength && currentMessageTotalLength === currentMessagePendingLength) {
						yield currentMessage;
						currentMessage = null;
						currentMessageTotalLength = 0;
						currentMessagePendingLength = 0;
					}
				}
			}
		}, "iterator");
		return { [Symbol.asyncIterator]: iterator };
	}
	__name(getChunkedStream, "getChunkedStream");
	function getMessageUnmarshaller(deserializer, toUtf8) {
		return async function(message) {
			const { value: messageType } = message.headers[":message-type"];
			if (messageType === "error") {
				const unmodeledError = new Error(message.headers[":error-message"].value || "UnknownError");
				unmodeledError.name = message.headers[":error-code"].value;
				throw unmodeledError;
			} else if (messageType === "exception") {
				const code = message.headers[":exception-type"].value;
				const deserializedException = await deserializer({ [code]: message });
				if (deserializedException.$unknown) {
					const error = new Error(toUtf8(message.body));
					error.name = code;
					throw error;
				}
				throw deserializedException[code];
			} else if (messageType === "event") {
				const deserialized = await deserializer({ [message.headers[":event-type"].value]: message });
				if (deserialized.$unknown) return;
				return deserialized;
			} else throw Error(`Unrecognizable event type: ${message.headers[":event-type"].value}`);
		};
	}
	__name(getMessageUnmarshaller, "getMessageUnmarshaller");
	var _EventStreamMarshaller = class _EventStreamMarshaller {
		constructor({ utf8Encoder, utf8Decoder }) {
			this.eventStreamCodec = new import_eventstream_codec.EventStreamCodec(utf8Encoder, utf8Decoder);
			this.utfEncoder = utf8Encoder;
		}
		deserialize(body, deserializer) {
			const inputStream = getChunkedStream(body);
			return new import_eventstream_codec.SmithyMessageDecoderStream({
				messageStream: new import_eventstream_codec.MessageDecoderStream({
					inputStream,
					decoder: this.eventStreamCodec
				}),
				deserializer: getMessageUnmarshaller(deserializer, this.utfEncoder)
			});
		}
		serialize(inputStream, serializer) {
			return new import_eventstream_codec.MessageEncoderStream({
				messageStream: new import_eventstream_codec.SmithyMessageEncoderStream({
					inputStream,
					serializer
				}),
				encoder: this.eventStreamCodec,
				includeEndFrame: true
			});
		}
	};
	__name(_EventStreamMarshaller, "EventStreamMarshaller");
	var EventStreamMarshaller = _EventStreamMarshaller;
	var eventStreamSerdeProvider = __name((options) => new EventStreamMarshaller(options), "eventStreamSerdeProvider");
	0 && (module.exports = {
		EventStreamMarshaller,
		eventStreamSerdeProvider
	});
}));
// node_modules/@smithy/eventstream-serde-node/dist-cjs/index.js
var require_dist_cjs$16 = __commonJSMin(((exports, module) => {
	var __defProp = Object.defineProperty;
	var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
	var __getOwnPropNames = Object.getOwnPropertyNames;
	var __hasOwnProp = Object.prototype.hasOwnProperty;
	var __name = (target, value) => __defProp(target, "name", {
		value,
		configurable: true
	});
	var __export = (target, all) => {
		for (var name in all) __defProp(target, name, {
			get: all[name],
			enumerable: true
		});
	};
	var __copyProps = (to, from, except, desc) => {
		if (from && typeof from === "object" || typeof from === "function") {
			for (let key of __getOwnPropNames(from)) if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
				get: () => from[key],
				enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
			});
		}
		return to;
	};
	var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
	var src_exports = {};
	__export(src_exports, {
		EventStreamMarshaller: () => EventStreamMarshaller,
		eventStreamSerdeProvider: () => eventStreamSerdeProvider
	});
	module.exports = __toCommonJS(src_exports);
	var import_eventstream_serde_universal = require_dist_cjs$17();
	var import_stream = __require("stream");
	async function* readabletoIterable(readStream) {
		let streamEnded = false;
		let generationEnded = false;
		const records = new Array();
		readStream.on("error", (err) => {
			if (!streamEnded) streamEnded = true;
			if (err) throw err;
		});
		readStream.on("data", (data) => {
			records.push(data);
		});
		readStream.on("end", () => {
			streamEnded = true;
		});
		while (!generationEnded) {
			const value = await new Promise((resolve) => setTimeout(() => resolve(records.shift()), 0));
			if (value) yield value;
			generationEnded = streamEnded && records.length === 0;
		}
	}
	__name(readabletoIterable, "readabletoIterable");
	var _EventStreamMarshaller = class _EventStreamMarshaller {
		constructor({ utf8Encoder, utf8Decoder }) {
			this.universalMarshaller = new import_eventstream_serde_universal.EventStreamMarshaller({
				utf8Decoder,
				utf8Encoder
			});
		}
		deserialize(body, deserializer) {
			const bodyIterable = typeof body[Symbol.asyncIterator] === "function" ? body : readabletoIterable(body);
			return this.universalMarshaller.deserialize(bodyIterable, deserializer);
		}
		serialize(input, serializer) {
			return import_stream.Readable.from(this.universalMarshaller.serialize(input, serializer));
		}
	};
	__name(_EventStreamMarshaller, "EventStreamMarshaller");
	var EventStreamMarshaller = _EventStreamMarshaller;
	var eventStreamSerdeProvider = __name((options) => new EventStreamMarshaller(options), "eventStreamSerdeProvider");
	0 && (module.exports = {
		EventStreamMarshaller,
		eventStreamSerdeProvider
	});
}));
// node_modules/@smithy/util-buffer-from/node_modules/@smithy/is-array-buffer/dist-cjs/index.js
var require_dist_cjs$15 = __commonJSMin(((exports, module) => {
	var __defProp = Object.defineProperty;
	var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
	var __getOwnPropNames = Object.getOwnPropertyNames;
	var __hasOwnProp = Object.prototype.hasOwnProperty;
	var __name = (target, value) => __defProp(target, "name", {
		value,
		configurable: true
	});
	var __export = (target, all) => {
		for (var name in all) __defProp(target, name, {
			get: all[name],
			enumerable: true
		});
	};
	var __copyProps = (to, from, except, desc) => {
		if (from && typeof from === "object" || typeof from === "function") {
			for (let key of __getOwnPropNames(from)) if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
				get: () => from[key],
				enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
			});
		}
		return to;
	};
	var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
	var src_exports = {};
	__export(src_exports, { isArrayBuffer: () => isArrayBuffer });
	module.exports = __toCommonJS(src_exports);
	var isArrayBuffer = __name((arg) => typeof ArrayBuffer === "function" && arg instanceof ArrayBuffer || Object.prototype.toString.call(arg) === "[object ArrayBuffer]", "isArrayBuffer");
	0 && (module.exports = { isArrayBuffer });
}));
// node_modules/@smithy/util-buffer-from/dist-cjs/index.js
var require_dist_cjs$14 = __commonJSMin(((exports, module) => {
	var __defProp = Object.defineProperty;
	var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
	var __getOwnPropNames = Object.getOwnPropertyNames;
	var __hasOwnProp = Object.prototype.hasOwnProperty;
	var __name = (target, value) => __defProp(target, "name", {
		value,
		configurable: true
	});
	var __export = (target, all) => {
		for (var name in all) __defProp(target, name, {
			get: all[name],
			enumerable: true
		});
	};
	var __copyProps = (to, from, except, desc) => {
		if (from && typeof from === "object" || typeof from === "function") {
			for (let key of __getOwnPropNames(from)) if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
				get: () => from[key],
				enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
			});
		}
		return to;
	};
	var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
	var src_exports = {};
	__export(src_exports, {
		fromArrayBuffer: () => fromArrayBuffer,
		fromString: () => fromString
	});
	module.exports = __toCommonJS(src_exports);
	var import_is_array_buffer = require_dist_cjs$15();
	var import_buffer = __require("buffer");
	var fromArrayBuffer = __name((input, offset = 0, length = input.byteLength - offset) => {
		if (!(0, import_is_array_buffer.isArrayBuffer)(input)) throw new TypeError(`The "input" argument must be ArrayBuffer. Received type ${typeof input} (${input})`);
		return import_buffer.Buffer.from(input, offset, length);
	}, "fromArrayBuffer");
	var fromString = __name((input, encoding) => {
		if (typeof input !== "string") throw new TypeError(`The "input" argument must be of type string. Received type ${typeof input} (${input})`);
		return encoding ? import_buffer.Buffer.from(input, encoding) : import_buffer.Buffer.from(input);
	}, "fromString");
	0 && (module.exports = {
		fromArrayBuffer,
		fromString
	});
}));
// node_modules/@smithy/util-base64/dist-cjs/fromBase64.js
var require_fromBase64 = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.fromBase64 = void 0;
	const util_buffer_from_1 = require_dist_cjs$14();
	const BASE64_REGEX = /^[A-Za-z0-9+/]*={0,2}$/;
	const fromBase64 = (input) => {
		if (input.length * 3 % 4 !== 0) throw new TypeError(`Incorrect padding on base64 string.`);
		if (!BASE64_REGEX.exec(input)) throw new TypeError(`Invalid base64 string.`);
		const buffer = (0, util_buffer_from_1.fromString)(input, "base64");
		return new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);
	};
	exports.fromBase64 = fromBase64;
}));
// node_modules/@smithy/util-base64/node_modules/@smithy/util-utf8/dist-cjs/index.js
var require_dist_cjs$13 = __commonJSMin(((exports, module) => {
	var __defProp = Object.defineProperty;
	var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
	var __getOwnPropNames = Object.getOwnPropertyNames;
	var __hasOwnProp = Object.prototype.hasOwnProperty;
	var __name = (target, value) => __defProp(target, "name", {
		value,
		configurable: true
	});
	var __export = (target, all) => {
		for (var name in all) __defProp(target, name, {
			get: all[name],
			enumerable: true
		});
	};
	var __copyProps = (to, from, except, desc) => {
		if (from && typeof from === "object" || typeof from === "function") {
			for (let key of __getOwnPropNames(from)) if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
				get: () => from[key],
				enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
			});
		}
		return to;
	};
	var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
	var src_exports = {};
	__export(src_exports, {
		fromUtf8: () => fromUtf8,
		toUint8Array: () => toUint8Array,
		toUtf8: () => toUtf8
	});
	module.exports = __toCommonJS(src_exports);
	var import_util_buffer_from = require_dist_cjs$14();
	var fromUtf8 = __name((input) => {
		const buf = (0, import_util_buffer_from.fromString)(input, "utf8");
		return new Uint8Array(buf.buffer, buf.byteOffset, buf.byteLength / Uint8Array.BYTES_PER_ELEMENT);
	}, "fromUtf8");
	var toUint8Array = __name((data) => {
		if (typeof data === "string") return fromUtf8(data);
		if (ArrayBuffer.isView(data)) return new Uint8Array(data.buffer, data.byteOffset, data.byteLength / Uint8Array.BYTES_PER_ELEMENT);
		return new Uint8Array(data);
	}, "toUint8Array");
	var toUtf8 = __name((input) => {
		if (typeof input === "string") return input;
		if (typeof input !== "object" || typeof input.byteOffset !== "number" || typeof input.byteLength !== "number") throw new Error("@smithy/util-utf8: toUtf8 encoder function only accepts string | Uint8Array.");
		return (0, import_util_buffer_from.fromArrayBuffer)(input.buffer, input.byteOffset, input.byteLength).toString("utf8");
	}, "toUtf8");
	0 && (module.exports = {
		fromUtf8,
		toUint8Array,
		toUtf8
	});
}));
// node_modules/@smithy/util-base64/dist-cjs/toBase64.js
var require_toBase64 = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.toBase64 = void 0;
	const util_buffer_from_1 = require_dist_cjs$14();
	const util_utf8_1 = require_dist_cjs$13();
	const toBase64 = (_input) => {
		let input;
		if (typeof _input === "string") input = (0, util_utf8_1.fromUtf8)(_input);
		else input = _input;
		if (typeof input !== "object" || typeof input.byteOffset !== "number" || typeof input.byteLength !== "number") throw new Error("@smithy/util-base64: toBase64 encoder function only accepts string | Uint8Array.");
		return (0, util_buffer_from_1.fromArrayBuffer)(input.buffer, input.byteOffset, input.byteLength).toString("base64");
	};
	exports.toBase64 = toBase64;
}));
// node_modules/@smithy/util-base64/dist-cjs/index.js
var require_dist_cjs$12 = __commonJSMin(((exports, module) => {
	var __defProp = Object.defineProperty;
	var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
	var __getOwnPropNames = Object.getOwnPropertyNames;
	var __hasOwnProp = Object.prototype.hasOwnProperty;
	var __copyProps = (to, from, except, desc) => {
		if (from && typeof from === "object" || typeof from === "function") {
			for (let key of __getOwnPropNames(from)) if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
				get: () => from[key],
				enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
			});
		}
		return to;
	};
	var __reExport = (target, mod, secondTarget) => (__copyProps(target, mod, "default"), secondTarget && __copyProps(secondTarget, mod, "default"));
	var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
	var src_exports = {};
	module.exports = __toCommonJS(src_exports);
	__reExport(src_exports, require_fromBase64(), module.exports);
	__reExport(src_exports, require_toBase64(), module.exports);
	0 && (module.exports = {
		fromBase64,
		toBase64
	});
}));
// node_modules/@aws-sdk/middleware-eventstream/dist-cjs/index.js
var require_dist_cjs$11 = __commonJSMin(((exports) => {
	const { HttpRequest } = (init_protocols(), __toCommonJS$1(protocols_exports));
	function resolveEventStreamConfig(input) {
		const eventSigner = input.signer;
		const messageSigner = input.signer;
		const newInput = Object.assign(input, {
			eventSigner,
			messageSigner
		});
		const eventStreamPayloadHandler = newInput.eventStreamPayloadHandlerProvider(newInput);
		return Object.assign(newInput, { eventStreamPayloadHandler });
	}
	const eventStreamHandlingMiddleware = (options) => (next, context) => async (args) => {
		const { request } = args;
		if (!HttpRequest.isInstance(request)) return next(args);
		return options.eventStreamPayloadHandler.handle(next, args, context);
	};
	const eventStreamHandlingMiddlewareOptions = {
		tags: [
			"EVENT_STREAM",
			"SIGNATURE",
			"HANDLE"
		],
		name: "eventStreamHandlingMiddleware",
		relation: "after",
		toMiddleware: "awsAuthMiddleware",
		override: true
	};
	const eventStreamHeaderMiddleware = (next) => async (args) => {
		const { request } = args;
		if (!HttpRequest.isInstance(request)) return next(args);
		request.headers = {
			...request.headers,
			"content-type": "application/vnd.amazon.eventstream",
			"x-amz-content-sha256": "STREAMING-AWS4-HMAC-SHA256-EVENTS"
		};
		return next({
			...args,
			request
		});
	};
	const eventStreamHeaderMiddlewareOptions = {
		step: "build",
		tags: [
			"EVENT_STREAM",
			"HEADER",
			"CONTENT_TYPE",
			"CONTENT_SHA256"
		],
		name: "eventStreamHeaderMiddleware",
		override: true
	};
	const getEventStreamPlugin = (options) => ({ applyToStack: (clientStack) => {
		clientStack.addRelativeTo(eventStreamHandlingMiddleware(options), eventStreamHandlingMiddlewareOptions);
		clientStack.add(eventStreamHeaderMiddleware, eventStreamHeaderMiddlewareOptions);
	} });
	exports.eventStreamHandlingMiddleware = eventStreamHandlingMiddleware;
	exports.eventStreamHandlingMiddlewareOptions = eventStreamHandlingMiddlewareOptions;
	exports.eventStreamHeaderMiddleware = eventStreamHeaderMiddleware;
	exports.eventStreamHeaderMiddlewareOptions = eventStreamHeaderMiddlewareOptions;
	exports.getEventStreamPlugin = getEventStreamPlugin;
	exports.resolveEventStreamConfig = resolveEventStreamConfig;
}));
// node_modules/@aws-sdk/core/dist-es/submodules/util/util-arn-parser/arn.js
var validate, parse, build;
var init_arn = __esmMin((() => {
	validate = (str) => typeof str === "string" && str.indexOf("arn:") === 0 && str.split(":").length >= 6;
	parse = (arn) => {
		const segments = arn.split(":");
		if (segments.length < 6 || segments[0] !== "arn") throw new Error("Malformed ARN");
		const [, partition, service, region, accountId, ...resource] = segments;
		return {
			partition,
			service,
			region,
			accountId,
			resource: resource.join(":")
		};
	};
	build = (arnObject) => {
		const { partition = "aws", service, region, accountId, resource } = arnObject;
		if ([
			service,
			region,
			accountId,
			resource
		].some((segment) => typeof segment !== "string")) throw new Error("Input ARN object is invalid");
		return `arn:${partition}:${service}:${region}:${accountId}:${resource}`;
	};
}));
// node_modules/@aws-sdk/core/dist-es/submodules/util/util-format-url/format-url.js
function formatUrl(request) {
	const { port, query } = request;
	let { protocol, path, hostname } = request;
	if (protocol && protocol.slice(-1) !== ":") protocol += ":";
	if (port) hostname += `:${port}`;
	if (path && path.charAt(0) !== "/") path = `/${path}`;
	let queryString = query ? buildQueryString(query) : "";
	if (queryString && queryString[0] !== "?") queryString = `?${queryString}`;
	let auth = "";
	if (request.username != null || request.password != null) auth = `${request.username ?? ""}:${request.password ?? ""}@`;
	let fragment = "";
	if (request.fragment) fragment = `#${request.fragment}`;
	return `${protocol}//${auth}${hostname}${path}${queryString}${fragment}`;
}
var init_format_url = __esmMin((() => {}));
// node_modules/@aws-sdk/core/dist-es/submodules/util/hasOwn.js
function hasOwn(container, key) {
	return Object.prototype.hasOwnProperty.call(container, key);
}
__esmMin((() => {}));
// node_modules/@aws-sdk/core/dist-es/submodules/util/index.js
var util_exports = __exportAll({
	build: () => build,
	formatUrl: () => formatUrl,
	hasOwn: () => hasOwn,
	parse: () => parse,
	validate: () => validate
});
var init_util = __esmMin((() => {
	init_arn();
	init_format_url();
}));
// node_modules/@aws-sdk/middleware-websocket/dist-cjs/index.js
var require_dist_cjs$10 = __commonJSMin(((exports) => {
	const { formatUrl } = (init_util(), __toCommonJS$1(util_exports));
	const { iterableToReadableStream, readableStreamToIterable, EventStreamCodec } = (init_event_streams(), __toCommonJS$1(event_streams_exports));
	const { HttpResponse, HttpRequest } = (init_protocols(), __toCommonJS$1(protocols_exports));
	const { fromBase64, fromHex } = (init_serde(), __toCommonJS$1(serde_exports));
	const { FetchHttpHandler } = require_dist_cjs$39();
	const isWebSocketRequest = (request) => request.protocol === "ws:" || request.protocol === "wss:";
	const DEFAULT_WS_CONNECTION_TIMEOUT_MS = 3e3;
	var WebSocketFetchHandler = class WebSocketFetchHandler {
		metadata = { handlerProtocol: "websocket/h1.1" };
		config = {};
		configPromise;
		httpHandler;
		sockets = {};
		static create(instanceOrOptions, httpHandler = new FetchHttpHandler()) {
			if (typeof instanceOrOptions?.handle === "function") return instanceOrOptions;
			return new WebSocketFetchHandler(instanceOrOptions, httpHandler);
		}
		constructor(options, httpHandler = new FetchHttpHandler()) {
			this.httpHandler = httpHandler;
			const setConfig = (opts) => {
				this.config = { ...opts ?? {} };
				return this.config;
			};
			if (typeof options === "function") {
				this.config = {};
				this.configPromise = options().then((opts) => {
					return setConfig(opts);
				});
			} else this.configPromise = Promise.resolve(setConfig(options));
		}
		destroy() {
			for (const [key, sockets] of Object.entries(this.sockets)) {
				for (const socket of sockets) socket.close(1e3, `Socket closed through destroy() call`);
				delete this.sockets[key];
			}
		}
		async handle(request) {
			this.config = await this.configPromise;
			const { logger } = this.config;
			if (!isWebSocketRequest(request)) {
				logger?.debug?.(`@aws-sdk - ws fetching ${request.protocol}${request.hostname}${request.path}`);
				return this.httpHandler.handle(request);
			}
			const url = formatUrl(request);
			logger?.debug?.(`@aws-sdk - ws connecting ${url.split("?")[0]}`);
			const socket = new WebSocket(url);
			if (!this.sockets[url]) this.sockets[url] = [];
			this.sockets[url].push(socket);
			socket.binaryType = "arraybuffer";
			const { connectionTimeout = DEFAULT_WS_CONNECTION_TIMEOUT_MS } = this.config;
			await this.waitForReady(socket, connectionTimeout);
			const { body } = request;
			const bodyStream = getIterator(body);
			const asyncIterable = this.connect(socket, bodyStream);
			const outputPayload = toReadableStream(asyncIterable);
			return { response: new HttpResponse({
				statusCode: 200,
				body: outputPayload
			}) };
		}
		updateHttpClientConfig(key, value) {
			this.configPromise = this.configPromise.then((config) => {
				config[key] = value;
				return config;
			});
		}
		httpHandlerConfigs() {
			return this.config ?? {};
		}
		removeNotUsableSockets(url) {
			this.sockets[url] = (this.sockets[url] ?? []).filter((socket) => ![WebSocket.CLOSING, WebSocket.CLOSED].includes(socket.readyState));
		}
		waitForReady(socket, connectionTimeout) {
			return new Promise((resolve, reject) => {
				const timeout = setTimeout(() => {
					this.removeNotUsableSockets(socket.url);
					reject({ $metadata: {
						httpStatusCode: 500,
						websocketSynthetic500Error: true
					} });
				}, connectionTimeout);
				socket.onopen = () => {
					clearTimeout(timeout);
					resolve();
				};
			});
		}
		connect(socket, data) {
			const messageQueue = [];
			let pendingResolve = null;
			let pendingReject = null;
			const push = (item) => {
				if (pendingResolve) {
					if (item.error) pendingReject(item.error);
					else pendingResolve({
						done: item.done,
						value: item.value
					});
					pendingResolve = null;
					pendingReject = null;
				} else messageQueue.push(item);
			};
			socket.onmessage = (event) => {
				const { data } = event;
				if (typeof data === "string") push({
					done: false,
					value: fromBase64(data)
				});
				else push({
					done: false,
					value: new Uint8Array(data)
				});
			};
			socket.onerror = (event) => {
				socket.close();
				push({
					done: true,
					error: event
				});
			};
			socket.onclose = () => {
				this.removeNotUsableSockets(socket.url);
				push({ done: true });
			};
			const outputStream = { [Symbol.asyncIterator]: () => ({ async next() {
				if (messageQueue.length > 0) {
					const item = messageQueue.shift();
					if (item.error) throw item.error;
					return {
						done: item.done,
						value: item.value
					};
				}
				return new Promise((resolve, reject) => {
					pendingResolve = resolve;
					pendingReject = reject;
				});
			} }) };
			const send = async () => {
				try {
					for await (const chunk of data) if (socket.readyState >= WebSocket.CLOSING) break;
					else socket.send(chunk);
				} catch (err) {
					push({
						done: true,
						error: err
					});
				} finally {
					socket.close(1e3);
				}
			};
			send();
			return outputStream;
		}
	};
	const getIterator = (stream) => {
		if (stream[Symbol.asyncIterator]) return stream;
		if (isReadableStream(stream)) return readableStreamToIterable(stream);
		return { [Symbol.asyncIterator]: async function* () {
			yield stream;
		} };
	};
	const toReadableStream = (asyncIterable) => typeof ReadableStream === "function" ? iterableToReadableStream(asyncIterable) : asyncIterable;
	const isReadableStream = (payload) => typeof ReadableStream === "function" && payload instanceof ReadableStream;
	const websocketEndpointMiddleware = (config, options) => (next) => (args) => {
		const { request } = args;
		if (HttpRequest.isInstance(request) && config.requestHandler.metadata?.handlerProtocol?.toLowerCase().includes("websocket")) {
			request.protocol = "wss:";
			request.method = "GET";
			request.path = `${request.path}-websocket`;
			const { headers } = request;
			delete headers["content-type"];
			delete headers["x-amz-content-sha256"];
			for (const name of Object.keys(headers)) if (name.indexOf(options.headerPrefix) === 0) {
				const chunkedName = name.replace(options.headerPrefix, "");
				request.query[chunkedName] = headers[name];
			}
			if (headers["x-amz-user-agent"]) request.query["user-agent"] = headers["x-amz-user-agent"];
			request.headers = { host: headers.host ?? request.hostname };
		}
		return next(args);
	};
	const websocketEndpointMiddlewareOptions = {
		name: "websocketEndpointMiddleware",
		tags: ["WEBSOCKET", "EVENT_STREAM"],
		relation: "after",
		toMiddleware: "eventStreamHeaderMiddleware",
		override: true
	};
	const injectSessionIdMiddleware = () => (next) => async (args) => {
		const requestParams = { ...args.input };
		const response = await next(args);
		const output = response.output;
		if (requestParams.SessionId && output.SessionId == null) output.SessionId = requestParams.SessionId;
		return response;
	};
	const injectSessionIdMiddlewareOptions = {
		step: "initialize",
		name: "injectSessionIdMiddleware",
		tags: ["WEBSOCKET", "EVENT_STREAM"],
		override: true
	};
	const getWebSocketPlugin = (config, options) => ({ applyToStack: (clientStack) => {
		clientStack.addRelativeTo(websocketEndpointMiddleware(config, options), websocketEndpointMiddlewareOptions);
		clientStack.add(injectSessionIdMiddleware(), injectSessionIdMiddlewareOptions);
	} });
	var WebsocketSignatureV4 = class {
		signer;
		constructor(options) {
			this.signer = options.signer;
		}
		presign(originalRequest, options = {}) {
			return this.signer.presign(originalRequest, options);
		}
		async sign(toSign, options) {
			if (HttpRequest.isInstance(toSign) && isWebSocketRequest(toSign)) return {
				...await this.signer.presign({
					...toSign,
					body: ""
				}, {
					...options,
					expiresIn: 60,
					unsignableHeaders: new Set(Object.keys(toSign.headers).filter((header) => header !== "host"))
				}),
				body: toSign.body
			};
			else return this.signer.sign(toSign, options);
		}
		signMessage(message, args) {
			return this.signer.signMessage(message, args);
		}
	};
	const resolveWebSocketConfig = (input) => {
		const { signer } = input;
		return Object.assign(input, { signer: async (authScheme) => {
			const signerObj = await signer(authScheme);
			if (validateSigner(signerObj)) return new WebsocketSignatureV4({ signer: signerObj });
			throw new Error("Expected WebsocketSignatureV4 signer, please check the client constructor.");
		} });
	};
	const validateSigner = (signer) => !!signer;
	var EventSigningTransformStream = class extends TransformStream {
		constructor(initialSignature, messageSigner, eventStreamCodec, systemClockOffsetProvider, credentials) {
			let priorSignature = initialSignature;
			const staticCredentials = credentials?.();
			super({
				start() {},
				async transform(chunk, controller) {
					try {
						const now = new Date(Date.now() + await systemClockOffsetProvider());
						const dateHeader = { ":date": {
							type: "timestamp",
							value: now
						} };
						const signedMessage = await messageSigner.sign({
							message: {
								body: chunk,
								headers: dateHeader
							},
							priorSignature
						}, {
							signingDate: now,
							eventStreamCredentials: await staticCredentials
						});
						priorSignature = signedMessage.signature;
						const serializedSigned = eventStreamCodec.encode({
							headers: {
								...dateHeader,
								":chunk-signature": {
									type: "binary",
									value: fromHex(signedMessage.signature)
								}
							},
							body: chunk
						});
						controller.enqueue(serializedSigned);
					} catch (error) {
						controller.error(error);
					}
				}
			});
		}
	};
	var EventStreamPayloadHandler = class {
		messageSigner;
		eventStreamCodec;
		systemClockOffsetProvider;
		credentials;
		constructor(options) {
			this.messageSigner = options.messageSigner;
			this.eventStreamCodec = new EventStreamCodec(options.utf8Encoder, options.utf8Decoder);
			this.systemClockOffsetProvider = async () => options.systemClockOffset ?? 0;
			this.credentials = options.credentials;
		}
		async handle(next, args, context = {}) {
			const request = args.request;
			const { body: payload, headers, query } = request;
			if (!(payload instanceof ReadableStream)) throw new Error("Eventstream payload must be a ReadableStream.");
			const placeHolderStream = new TransformStream();
			request.body = placeHolderStream.readable;
			let priorSignature = ((headers?.authorization ?? "").match(/Signature=(\w+)$/) ?? [])[1] ?? (query && query["X-Amz-Signature"]) ?? "";
			if (context.__staticSignature) priorSignature = "";
			const signingStream = new EventSigningTransformStream(priorSignature, await this.messageSigner(), this.eventStreamCodec, this.systemClockOffsetProvider, this.credentials);
			payload.pipeThrough(signingStream).pipeThrough(placeHolderStream);
			let result;
			try {
				result = await next(args);
			} catch (e) {
				const p = payload.cancel?.();
				if (p instanceof Promise) p.catch(() => {});
				throw e;
			}
			return result;
		}
	};
	const eventStreamPayloadHandlerProvider = (options) => new EventStreamPayloadHandler(options);
	exports.WebSocketFetchHandler = WebSocketFetchHandler;
	exports.eventStreamPayloadHandlerProvider = eventStreamPayloadHandlerProvider;
	exports.getWebSocketPlugin = getWebSocketPlugin;
	exports.resolveWebSocketConfig = resolveWebSocketConfig;
}));
// node_modules/@aws-sdk/eventstream-handler-node/dist-cjs/index.js
var require_dist_cjs$9 = __commonJSMin(((exports) => {
	const { EventStreamCodec } = (init_event_streams(), __toCommonJS$1(event_streams_exports));
	const { Transform, Readable, PassThrough, pipeline } = __require("node:stream");
	var EventSigningTransformStream = class extends Transform {
		priorSignature;
		messageSigner;
		eventStreamCodec;
		systemClockOffsetProvider;
		staticCredentials;
		constructor(options) {
			super({
				autoDestroy: true,
				readableObjectMode: true,
				writableObjectMode: true,
				...options
			});
			this.priorSignature = options.priorSignature;
			this.eventStreamCodec = options.eventStreamCodec;
			this.messageSigner = options.messageSigner;
			this.systemClockOffsetProvider = options.systemClockOffsetProvider;
			this.staticCredentials = options.credentials?.();
		}
		async _transform(chunk, encoding, callback) {
			try {
				const now = new Date(Date.now() + await this.systemClockOffsetProvider());
				const dateHeader = { ":date": {
					type: "timestamp",
					value: now
				} };
				const signedMessage = await this.messageSigner.sign({
					message: {
						body: chunk,
						headers: dateHeader
					},
					priorSignature: this.priorSignature
				}, {
					signingDate: now,
					eventStreamCredentials: await this.staticCredentials
				});
				this.priorSignature = signedMessage.signature;
				const serializedSigned = this.eventStreamCodec.encode({
					headers: {
						...dateHeader,
						":chunk-signature": {
							type: "binary",
							value: getSignatureBinary(signedMessage.signature)
						}
					},
					body: chunk
				});
				this.push(serializedSigned);
				return callback();
			} catch (err) {
				callback(err);
			}
		}
	};
	function getSignatureBinary(signature) {
		const buf = Buffer.from(signature, "hex");
		return new Uint8Array(buf.buffer, buf.byteOffset, buf.byteLength / Uint8Array.BYTES_PER_ELEMENT);
	}
	var EventStreamPayloadHandler = class {
		messageSigner;
		eventStreamCodec;
		systemClockOffsetProvider;
		credentials;
		constructor(options) {
			this.messageSigner = options.messageSigner;
			this.eventStreamCodec = new EventStreamCodec(options.utf8Encoder, options.utf8Decoder);
			this.systemClockOffsetProvider = async () => options.systemClockOffset ?? 0;
			this.credentials = options.credentials;
		}
		async handle(next, args, context = {}) {
			const request = args.request;
			const { body: payload, query } = request;
			if (!(payload instanceof Readable)) throw new Error("Eventstream payload must be a Readable stream.");
			request.body = new PassThrough({ objectMode: true });
			let priorSignature = (request.headers?.authorization?.match(/Signature=([\w]+)$/))?.[1] ?? query?.["X-Amz-Signature"] ?? "";
			if (context.__staticSignature) priorSignature = "";
			const signingStream = new EventSigningTransformStream({
				priorSignature,
				eventStreamCodec: this.eventStreamCodec,
				messageSigner: await this.messageSigner(),
				systemClockOffsetProvider: this.systemClockOffsetProvider,
				credentials: this.credentials
			});
			let resolvePipeline;
			const pipelineError = new Promise((resolve, reject) => {
				resolvePipeline = () => resolve(void 0);
				pipeline(payload, signingStream, request.body, (err) => {
					if (err) reject(new Error(`Pipeline error in @aws-sdk/eventstream-handler-node: ${err.message}`, { cause: err }));
				});
			});
			let result;
			try {
				result = await Promise.race([next(args), pipelineError]);
			} catch (e) {
				request.body.end();
				throw e;
			} finally {
				resolvePipeline();
			}
			return result;
		}
	};
	const eventStreamPayloadHandlerProvider = (options) => new EventStreamPayloadHandler(options);
	exports.eventStreamPayloadHandlerProvider = eventStreamPayloadHandlerProvider;
}));
// node_modules/@aws-sdk/token-providers/dist-cjs/index.js
var require_dist_cjs$8 = __commonJSMin(((exports) => {
	const { setTokenFeature } = (init_client(), __toCommonJS$1(client_exports));
	const { getBearerTokenEnvKey } = (init_httpAuthSchemes(), __toCommonJS$1(httpAuthSchemes_exports));
	const { TokenProviderError, getSSOTokenFilepath, parseKnownFiles, getProfileName, loadSsoSessionData, getSSOTokenFromFile, memoize, chain } = (init_config(), __toCommonJS$1(config_exports));
	const { promises } = __require("node:fs");
	const fromEnvSigningName = ({ logger, signingName } = {}) => async () => {
		logger?.debug?.("@aws-sdk/token-providers - fromEnvSigningName");
		if (!signingName) throw new TokenProviderError("Please pass 'signingName' to compute environment variable key", { logger });
		const bearerTokenKey = getBearerTokenEnvKey(signingName);
		if (!(bearerTokenKey in process.env)) throw new TokenProviderError(`Token not present in '${bearerTokenKey}' environment variable`, { logger });
		const token = { token: process.env[bearerTokenKey] };
		setTokenFeature(token, "BEARER_SERVICE_ENV_VARS", "3");
		return token;
	};
	const EXPIRE_WINDOW_MS = 3e5;
	const REFRESH_MESSAGE = `To refresh this SSO session run 'aws sso login' with the corresponding profile.`;
	const getSsoOidcClient = async (ssoRegion, init = {}, callerClientConfig) => {
		const { SSOOIDCClient } = (init_sso_oidc(), __toCommonJS$1(sso_oidc_exports));
		const coalesce = (prop) => init.clientConfig?.[prop] ?? init.parentClientConfig?.[prop] ?? callerClientConfig?.[prop];
		return new SSOOIDCClient(Object.assign({}, init.clientConfig ?? {}, {
			region: ssoRegion ?? init.clientConfig?.region,
			logger: coalesce("logger"),
			userAgentAppId: coalesce("userAgentAppId")
		}));
	};
	const getNewSsoOidcToken = async (ssoToken, ssoRegion, init = {}, callerClientConfig) => {
		const { CreateTokenCommand } = (init_sso_oidc(), __toCommonJS$1(sso_oidc_exports));
		return (await getSsoOidcClient(ssoRegion, init, callerClientConfig)).send(new CreateTokenCommand({
			clientId: ssoToken.clientId,
			clientSecret: ssoToken.clientSecret,
			refreshToken: ssoToken.refreshToken,
			grantType: "refresh_token"
		}));
	};
	const validateTokenExpiry = (token) => {
		if (token.expiration && token.expiration.getTime() < Date.now()) throw new TokenProviderError(`Token is expired. ${REFRESH_MESSAGE}`, false);
	};
	const validateTokenKey = (key, value, forRefresh = false) => {
		if (typeof value === "undefined") throw new TokenProviderError(`Value not present for '${key}' in SSO Token${forRefresh ? ". Cannot refresh" : ""}. ${REFRESH_MESSAGE}`, false);
	};
	const { writeFile } = promises;
	const writeSSOTokenToFile = (id, ssoToken) => {
		const tokenFilepath = getSSOTokenFilepath(id);
		const tokenString = JSON.stringify(ssoToken, null, 2);
		return writeFile(tokenFilepath, tokenString);
	};
	const lastRefreshAttemptTimes = new Map();
	const inFlightRefreshes = new Map();
	const fromSso = (init = {}) => async ({ callerClientConfig } = {}) => {
		init.logger?.debug("@aws-sdk/token-providers - fromSso");
		const profiles = await parseKnownFiles(init);
		const profileName = getProfileName({ profile: init.profile ?? callerClientConfig?.profile });
		const profile = profiles[profileName];
		if (!profile) throw new TokenProviderError(`Profile '${profileName}' could not be found in shared credentials file.`, false);
		else if (!profile["sso_session"]) throw new TokenProviderError(`Profile '${profileName}' is missing required property 'sso_session'.`);
		const ssoSessionName = profile["sso_session"];
		const inFlightRefresh = inFlightRefreshes.get(ssoSessionName);
		if (inFlightRefresh) return await inFlightRefresh;
		const ssoSession = (await loadSsoSessionData(init))[ssoSessionName];
		if (!ssoSession) throw new TokenProviderError(`Sso session '${ssoSessionName}' could not be found in shared credentials file.`, false);
		for (const ssoSessionRequiredKey of ["sso_start_url", "sso_region"]) if (!ssoSession[ssoSessionRequiredKey]) throw new TokenProviderError(`Sso session '${ssoSessionName}' is missing required property '${ssoSessionRequiredKey}'.`, false);
		ssoSession["sso_start_url"];
		const ssoRegion = ssoSession["sso_region"];
		let ssoToken;
		try {
			ssoToken = await getSSOTokenFromFile(ssoSessionName);
		} catch (e) {
			throw new TokenProviderError(`The SSO session token associated with profile=${profileName} was not found or is invalid. ${REFRESH_MESSAGE}`, false);
		}
		validateTokenKey("accessToken", ssoToken.accessToken);
		validateTokenKey("expiresAt", ssoToken.expiresAt);
		const { accessToken, expiresAt } = ssoToken;
		const existingToken = {
			token: accessToken,
			expiration: new Date(expiresAt)
		};
		if (existingToken.expiration.getTime() - Date.now() > EXPIRE_WINDOW_MS) return existingToken;
		const inFlightRefreshAfterReadingToken = inFlightRefreshes.get(ssoSessionName);
		if (inFlightRefreshAfterReadingToken) return await inFlightRefreshAfterReadingToken;
		const lastRefreshAttemptTime = lastRefreshAttemptTimes.get(ssoSessionName) ?? 0;
		if (Date.now() - lastRefreshAttemptTime < 3e4) {
			validateTokenExpiry(existingToken);
			return existingToken;
		}
		validateTokenKey("clientId", ssoToken.clientId, true);
		validateTokenKey("clientSecret", ssoToken.clientSecret, true);
		validateTokenKey("refreshToken", ssoToken.refreshToken, true);
		const refresh = (async () => {
			try {
				lastRefreshAttemptTimes.set(ssoSessionName, Date.now());
				const newSsoOidcToken = await getNewSsoOidcToken(ssoToken, ssoRegion, init, callerClientConfig);
				validateTokenKey("accessToken", newSsoOidcToken.accessToken);
				validateTokenKey("expiresIn", newSsoOidcToken.expiresIn);
				const newTokenExpiration = new Date(Date.now() + newSsoOidcToken.expiresIn * 1e3);
				try {
					await writeSSOTokenToFile(ssoSessionName, {
						...ssoToken,
						accessToken: newSsoOidcToken.accessToken,
						expiresAt: newTokenExpiration.toISOString(),
						refreshToken: newSsoOidcToken.refreshToken
					});
				} catch (error) {}
				return {
					token: newSsoOidcToken.accessToken,
					expiration: newTokenExpiration
				};
			} catch (error) {
				validateTokenExpiry(existingToken);
				return existingToken;
			}
		})();
		inFlightRefreshes.set(ssoSessionName, refresh);
		try {
			return await refresh;
		} finally {
			inFlightRefreshes.delete(ssoSessionName);
		}
	};
	const fromStatic = ({ token, logger }) => async () => {
		logger?.debug("@aws-sdk/token-providers - fromStatic");
		if (!token || !token.token) throw new TokenProviderError(`Please pass a valid token to fromStatic`, false);
		return token;
	};
	const nodeProvider = (init = {}) => memoize(chain(fromSso(init), async () => {
		throw new TokenProviderError("Could not load token from any providers", false);
	}), (token) => token.expiration !== void 0 && token.expiration.getTime() - Date.now() < 3e5, (token) => token.expiration !== void 0);
	exports.fromEnvSigningName = fromEnvSigningName;
	exports.fromSso = fromSso;
	exports.fromStatic = fromStatic;
	exports.nodeProvider = nodeProvider;
}));
// node_modules/@aws-sdk/client-bedrock-runtime/dist-cjs/index.js
var require_dist_cjs$7 = __commonJSMin(((exports) => {
	const { awsEndpointFunctions, emitWarningIfUnsupportedVersion: emitWarningIfUnsupportedVersion$1, createDefaultUserAgentProvider, NODE_APP_ID_CONFIG_OPTIONS, getAwsRegionExtensionConfiguration, resolveAwsRegionExtensionConfiguration, resolveUserAgentConfig, resolveHostHeaderConfig, getUserAgentPlugin, getHostHeaderPlugin, getLoggerPlugin, getRecursionDetectionPlugin } = (init_client(), __toCommonJS$1(client_exports));
	const { resolveEventStreamConfig, getEventStreamPlugin } = require_dist_cjs$11();
	const { resolveWebSocketConfig, getWebSocketPlugin } = require_dist_cjs$10();
	const { memoizeIdentityProvider, isIdentityExpired, doesIdentityRequireRefresh, HttpBearerAuthSigner, getHttpAuthSchemeEndpointRuleSetPlugin, DefaultIdentityProviderConfig, getHttpSigningPlugin, createPaginator } = (init_dist_es(), __toCommonJS$1(dist_es_exports));
	const { normalizeProvider, getSmithyContext, ServiceException, NoOpLogger, emitWarningIfUnsupportedVersion, loadConfigsForDefaultMode, getDefaultExtensionConfiguration, resolveDefaultRuntimeConfig, Client, makeBuilder, createAggregatedClient } = (init_client$1(), __toCommonJS$1(client_exports$1));
	const { Command: $Command } = (init_client$1(), __toCommonJS$1(client_exports$1));
	const { resolveDefaultsModeConfig, loadConfig, NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS, NODE_USE_DUALSTACK_ENDPOINT_CONFIG_OPTIONS, NODE_REGION_CONFIG_OPTIONS, NODE_REGION_CONFIG_FILE_OPTIONS, resolveRegionConfig } = (init_config(), __toCommonJS$1(config_exports));
	const { BinaryDecisionDiagram, EndpointCache, decideEndpoint, customEndpointFunctions, resolveEndpointConfig, getEndpointPlugin } = (init_endpoints(), __toCommonJS$1(endpoints_exports));
	const { eventStreamSerdeProvider, resolveEventStreamSerdeConfig } = (init_event_streams(), __toCommonJS$1(event_streams_exports));
	const { parseUrl, getHttpHandlerExtensionConfiguration, resolveHttpHandlerRuntimeConfig, getContentLengthPlugin } = (init_protocols(), __toCommonJS$1(protocols_exports));
	const { DEFAULT_RETRY_MODE, NODE_RETRY_MODE_CONFIG_OPTIONS, NODE_MAX_ATTEMPT_CONFIG_OPTIONS, resolveRetryConfig, getRetryPlugin } = (init_retry(), __toCommonJS$1(retry_exports));
	const { TypeRegistry, getSchemaSerdePlugin } = (init_schema(), __toCommonJS$1(schema_exports));
	const { resolveAwsSdkSigV4Config, AwsSdkSigV4Signer, NODE_AUTH_SCHEME_PREFERENCE_OPTIONS } = (init_httpAuthSchemes(), __toCommonJS$1(httpAuthSchemes_exports));
	const { defaultProvider } = require_dist_cjs$31();
	const { eventStreamPayloadHandlerProvider } = require_dist_cjs$9();
	const { fromEnvSigningName, nodeProvider } = require_dist_cjs$8();
	const { toUtf8, fromUtf8, toBase64, fromBase64, calculateBodyLength } = (init_serde(), __toCommonJS$1(serde_exports));
	const { streamCollector, NodeHttp2Handler } = require_dist_cjs$40();
	const { AwsRestJsonProtocol } = (init_protocols$1(), __toCommonJS$1(protocols_exports$1));
	const { Sha256 } = (init_checksum(), __toCommonJS$1(checksum_exports));
	const defaultBedrockRuntimeHttpAuthSchemeParametersProvider = async (config, context, input) => {
		return {
			operation: getSmithyContext(context).operation,
			region: await normalizeProvider(config.region)() || (() => {
				throw new Error("expected `region` to be configured for `aws.auth#sigv4`");
			})()
		};
	};
	function createAwsAuthSigv4HttpAuthOption(authParameters) {
		return {
			schemeId: "aws.auth#sigv4",
			signingProperties: {
				name: "bedrock",
				region: authParameters.region
			},
			propertiesExtractor: (config, context) => ({ signingProperties: {
				config,
				context
			} })
		};
	}
	function createSmithyApiHttpBearerAuthHttpAuthOption(authParameters) {
		return {
			schemeId: "smithy.api#httpBearerAuth",
			propertiesExtractor: ({ profile, filepath, configFilepath, ignoreCache }, context) => ({ identityProperties: {
				profile,
				filepath,
				configFilepath,
				ignoreCache
			} })
		};
	}
	const defaultBedrockRuntimeHttpAuthSchemeProvider = (authParameters) => {
		const options = [];
		switch (authParameters.operation) {
			default:
				options.push(createAwsAuthSigv4HttpAuthOption(authParameters));
				options.push(createSmithyApiHttpBearerAuthHttpAuthOption());
		}
		return options;
	};
	const resolveHttpAuthSchemeConfig = (config) => {
		const token = memoizeIdentityProvider(config.token, isIdentityExpired, doesIdentityRequireRefresh);
		const config_0 = resolveAwsSdkSigV4Config(config);
		return Object.assign(config_0, {
			authSchemePreference: normalizeProvider(config.authSchemePreference ?? []),
			token
		});
	};
	const resolveClientEndpointParameters = (options) => {
		return Object.assign(options, {
			useDualstackEndpoint: options.useDualstackEndpoint ?? false,
			useFipsEndpoint: options.useFipsEndpoint ?? false,
			defaultSigningName: "bedrock"
		});
	};
	const commonParams = {
		UseFIPS: {
			type: "builtInParams",
			name: "useFipsEndpoint"
		},
		Endpoint: {
			type: "builtInParams",
			name: "endpoint"
		},
		Region: {
			type: "builtInParams",
			name: "region"
		},
		UseDualStack: {
			type: "builtInParams",
			name: "useDualstackEndpoint"
		}
	};
	var packageInfo = { version: "3.1163.0" };
	const k = "ref";
	const a = -1;
	const b = true;
	const c = "isSet";
	const d = "PartitionResult";
	const e = "booleanEquals";
	const f = "getAttr";
	const g = { [k]: "Endpoint" };
	const h = { [k]: d };
	const i = {};
	const j = [{ [k]: "Region" }];
	const _data = {
		conditions: [
			[c, [g]],
			[c, j],
			[
				"aws.partition",
				j,
				d
			],
			[e, [{ [k]: "UseFIPS" }, b]],
			[e, [{ [k]: "UseDualStack" }, b]],
			[e, [{
				fn: f,
				argv: [h, "supportsDualStack"]
			}, b]],
			[e, [{
				fn: f,
				argv: [h, "supportsFIPS"]
			}, b]]
		],
		results: [
			[a],
			[a, "Invalid Configuration: FIPS and custom endpoint are not supported"],
			[a, "Invalid Configuration: Dualstack and custom endpoint are not supported"],
			[g, i],
			["https://bedrock-runtime-fips.{Region}.{PartitionResult#dualStackDnsSuffix}", i],
			[a, "FIPS and DualStack are enabled, but this partition does not support one or both"],
			["https://bedrock-runtime-fips.{Region}.{PartitionResult#dnsSuffix}", i],
			[a, "FIPS is enabled but this partition does not support FIPS"],
			["https://bedrock-runtime.{Region}.{PartitionResult#dualStackDnsSuffix}", i],
			[a, "DualStack is enabled but this partition does not support DualStack"],
			["https://bedrock-runtime.{Region}.{PartitionResult#dnsSuffix}", i],
			[a, "Invalid Configuration: Missing Region"]
		]
	};
	const root = 2;
	const nodes = new Int32Array([
		-1,
		1,
		-1,
		0,
		12,
		3,
		1,
		4,
		0x5f5e10b,
		2,
		5,
		0x5f5e10b,
		3,
		8,
		6,
		4,
		7,
		0x5f5e10a,
		5,
		0x5f5e108,
		0x5f5e109,
		4,
		10,
		9,
		6,
		0x5f5e106,
		0x5f5e107,
		5,
		11,
		0x5f5e105,
		6,
		0x5f5e104,
		0x5f5e105,
		3,
		0x5f5e101,
		13,
		4,
		0x5f5e102,
		0x5f5e103
	]);
	const bdd = BinaryDecisionDiagram.from(nodes, root, _data.conditions, _data.results);
	const cache = new EndpointCache({
		size: 50,
		params: [
			"Endpoint",
			"Region",
			"UseDualStack",
			"UseFIPS"
		]
	});
	const defaultEndpointResolver = (endpointParams, context = {}) => {
		return cache.get(endpointParams, () => decideEndpoint(bdd, {
			endpointParams,
			logger: context.logger
		}));
	};
	customEndpointFunctions.aws = awsEndpointFunctions;
	var BedrockRuntimeServiceException = class BedrockRuntimeServiceException extends ServiceException {
		static shapeId = "smithy.ts.sdk.synthetic.com.amazonaws.bedrockruntime#BedrockRuntimeServiceException";
		constructor(options) {
			super(options);
			Object.setPrototypeOf(this, BedrockRuntimeServiceException.prototype);
		}
	};
	var AccessDeniedException = class AccessDeniedException extends BedrockRuntimeServiceException {
		static shapeId = "com.amazonaws.bedrockruntime#AccessDeniedException";
		name = "AccessDeniedException";
		$fault = "client";
		constructor(opts) {
			super({
				name: "AccessDeniedException",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, AccessDeniedException.prototype);
		}
	};
	var InternalServerException = class InternalServerException extends BedrockRuntimeServiceException {
		static shapeId = "com.amazonaws.bedrockruntime#InternalServerException";
		name = "InternalServerException";
		$fault = "server";
		constructor(opts) {
			super({
				name: "InternalServerException",
				$fault: "server",
				...opts
			});
			Object.setPrototypeOf(this, InternalServerException.prototype);
		}
	};
	var ThrottlingException = class ThrottlingException extends BedrockRuntimeServiceException {
		static shapeId = "com.amazonaws.bedrockruntime#ThrottlingException";
		name = "ThrottlingException";
		$fault = "client";
		constructor(opts) {
			super({
				name: "ThrottlingException",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, ThrottlingException.prototype);
		}
	};
	var ValidationException = class ValidationException extends BedrockRuntimeServiceException {
		static shapeId = "com.amazonaws.bedrockruntime#ValidationException";
		name = "ValidationException";
		$fault = "client";
		constructor(opts) {
			super({
				name: "ValidationException",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, ValidationException.prototype);
		}
	};
	var ConflictException = class ConflictException extends BedrockRuntimeServiceException {
		static shapeId = "com.amazonaws.bedrockruntime#ConflictException";
		name = "ConflictException";
		$fault = "client";
		constructor(opts) {
			super({
				name: "ConflictException",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, ConflictException.prototype);
		}
	};
	var ResourceNotFoundException = class ResourceNotFoundException extends BedrockRuntimeServiceException {
		static shapeId = "com.amazonaws.bedrockruntime#ResourceNotFoundException";
		name = "ResourceNotFoundException";
		$fault = "client";
		constructor(opts) {
			super({
				name: "ResourceNotFoundException",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, ResourceNotFoundException.prototype);
		}
	};
	var ServiceQuotaExceededException = class ServiceQuotaExceededException extends BedrockRuntimeServiceException {
		static shapeId = "com.amazonaws.bedrockruntime#ServiceQuotaExceededException";
		name = "ServiceQuotaExceededException";
		$fault = "client";
		constructor(opts) {
			super({
				name: "ServiceQuotaExceededException",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, ServiceQuotaExceededException.prototype);
		}
	};
	var ServiceUnavailableException = class ServiceUnavailableException extends BedrockRuntimeServiceException {
		static shapeId = "com.amazonaws.bedrockruntime#ServiceUnavailableException";
		name = "ServiceUnavailableException";
		$fault = "server";
		constructor(opts) {
			super({
				name: "ServiceUnavailableException",
				$fault: "server",
				...opts
			});
			Object.setPrototypeOf(this, ServiceUnavailableException.prototype);
		}
	};
	var ModelErrorException = class ModelErrorException extends BedrockRuntimeServiceException {
		static shapeId = "com.amazonaws.bedrockruntime#ModelErrorException";
		name = "ModelErrorException";
		$fault = "client";
		originalStatusCode;
		resourceName;
		constructor(opts) {
			super({
				name: "ModelErrorException",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, ModelErrorException.prototype);
			this.originalStatusCode = opts.originalStatusCode;
			this.resourceName = opts.resourceName;
		}
	};
	var ModelNotReadyException = class ModelNotReadyException extends BedrockRuntimeServiceException {
		static shapeId = "com.amazonaws.bedrockruntime#ModelNotReadyException";
		name = "ModelNotReadyException";
		$fault = "client";
		$retryable = {};
		constructor(opts) {
			super({
				name: "ModelNotReadyException",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, ModelNotReadyException.prototype);
		}
	};
	var ModelTimeoutException = class ModelTimeoutException extends BedrockRuntimeServiceException {
		static shapeId = "com.amazonaws.bedrockruntime#ModelTimeoutException";
		name = "ModelTimeoutException";
		$fault = "client";
		constructor(opts) {
			super({
				name: "ModelTimeoutException",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, ModelTimeoutException.prototype);
		}
	};
	var ModelStreamErrorException = class ModelStreamErrorException extends BedrockRuntimeServiceException {
		static shapeId = "com.amazonaws.bedrockruntime#ModelStreamErrorException";
		name = "ModelStreamErrorException";
		$fault = "client";
		originalStatusCode;
		originalMessage;
		constructor(opts) {
			super({
				name: "ModelStreamErrorException",
				$fault: "client",
				...opts
			});
			Object.setPrototypeOf(this, ModelStreamErrorException.prototype);
			this.originalStatusCode = opts.originalStatusCode;
			this.originalMessage = opts.originalMessage;
		}
	};
	const _A = "Accept";
	const _AB = "AudioBlock";
	const _ADE = "AccessDeniedException";
	const _AG = "ApplyGuardrail";
	const _AGD = "AppliedGuardrailDetails";
	const _AGR = "ApplyGuardrailRequest";
	const _AGRp = "ApplyGuardrailResponse";
	const _AIM = "AsyncInvokeMessage";
	const _AIODC = "AsyncInvokeOutputDataConfig";
	const _AIS = "AsyncInvokeSummary";
	const _AISODC = "AsyncInvokeS3OutputDataConfig";
	const _AISs = "AsyncInvokeSummaries";
	const _AS = "AudioSource";
	const _ATC = "AnyToolChoice";
	const _ATCu = "AutoToolChoice";
	const _B = "Body";
	const _BIPP = "BidirectionalInputPayloadPart";
	const _BOPP = "BidirectionalOutputPayloadPart";
	const _C = "Citation";
	const _CB = "ContentBlocks";
	const _CBD = "ContentBlockDelta";
	const _CBDE = "ContentBlockDeltaEvent";
	const _CBS = "ContentBlockStart";
	const _CBSE = "ContentBlockStartEvent";
	const _CBSEo = "ContentBlockStopEvent";
	const _CBo = "ContentBlock";
	const _CC = "CitationsConfig";
	const _CCB = "CitationsContentBlock";
	const _CD = "CacheDetail";
	const _CDL = "CacheDetailsList";
	const _CDi = "CitationsDelta";
	const _CE = "ConflictException";
	const _CGC = "CitationGeneratedContent";
	const _CGCL = "CitationGeneratedContentList";
	const _CL = "CitationLocation";
	const _CM = "ConverseMetrics";
	const _CO = "ConverseOutput";
	const _CPB = "CachePointBlock";
	const _CR = "ConverseRequest";
	const _CRo = "ConverseResponse";
	const _CS = "ConverseStream";
	const _CSC = "CitationSourceContent";
	const _CSCD = "CitationSourceContentDelta";
	const _CSCL = "CitationSourceContentList";
	const _CSCLD = "CitationSourceContentListDelta";
	const _CSM = "ConverseStreamMetrics";
	const _CSME = "ConverseStreamMetadataEvent";
	const _CSO = "ConverseStreamOutput";
	const _CSR = "ConverseStreamRequest";
	const _CSRo = "ConverseStreamResponse";
	const _CST = "ConverseStreamTrace";
	const _CT = "ConverseTrace";
	const _CTI = "CountTokensInput";
	const _CTR = "ConverseTokensRequest";
	const _CTRo = "CountTokensRequest";
	const _CTRou = "CountTokensResponse";
	const _CT_ = "Content-Type";
	const _CTo = "CountTokens";
	const _Ci = "Citations";
	const _Co = "Converse";
	const _DB = "DocumentBlock";
	const _DCB = "DocumentContentBlocks";
	const _DCBo = "DocumentContentBlock";
	const _DCL = "DocumentCharLocation";
	const _DCLo = "DocumentChunkLocation";
	const _DPL = "DocumentPageLocation";
	const _DS = "DocumentSource";
	const _EB = "ErrorBlock";
	const _GA = "GuardrailAssessment";
	const _GAI = "GetAsyncInvoke";
	const _GAIR = "GetAsyncInvokeRequest";
	const _GAIRe = "GetAsyncInvokeResponse";
	const _GAL = "GuardrailAssessmentList";
	const _GALM = "GuardrailAssessmentListMap";
	const _GAM = "GuardrailAssessmentMap";
	const _GARDSL = "GuardrailAutomatedReasoningDifferenceScenarioList";
	const _GARF = "GuardrailAutomatedReasoningFinding";
	const _GARFL = "GuardrailAutomatedReasoningFindingList";
	const _GARIF = "GuardrailAutomatedReasoningImpossibleFinding";
	const _GARIFu = "GuardrailAutomatedReasoningInvalidFinding";
	const _GARITR = "GuardrailAutomatedReasoningInputTextReference";
	const _GARITRL = "GuardrailAutomatedReasoningInputTextReferenceList";
	const _GARLW = "GuardrailAutomatedReasoningLogicWarning";
	const _GARNTF = "GuardrailAutomatedReasoningNoTranslationsFinding";
	const _GARPA = "GuardrailAutomatedReasoningPolicyAssessment";
	const _GARR = "GuardrailAutomatedReasoningRule";
	const _GARRL = "GuardrailAutomatedReasoningRuleList";
	const _GARS = "GuardrailAutomatedReasoningScenario";
	const _GARSF = "GuardrailAutomatedReasoningSatisfiableFinding";
	const _GARSL = "GuardrailAutomatedReasoningStatementList";
	const _GARSLC = "GuardrailAutomatedReasoningStatementLogicContent";
	const _GARSNLC = "GuardrailAutomatedReasoningStatementNaturalLanguageContent";
	const _GARSu = "GuardrailAutomatedReasoningStatement";
	const _GART = "GuardrailAutomatedReasoningTranslation";
	const _GARTAF = "GuardrailAutomatedReasoningTranslationAmbiguousFinding";
	const _GARTCF = "GuardrailAutomatedReasoningTooComplexFinding";
	const _GARTL = "GuardrailAutomatedReasoningTranslationList";
	const _GARTO = "GuardrailAutomatedReasoningTranslationOption";
	const _GARTOL = "GuardrailAutomatedReasoningTranslationOptionList";
	const _GARVF = "GuardrailAutomatedReasoningValidFinding";
	const _GC = "GuardrailConfiguration";
	const _GCB = "GuardrailContentBlock";
	const _GCBL = "GuardrailContentBlockList";
	const _GCC = "GuardrailChecksConfig";
	const _GCCB = "GuardrailChecksContentBlock";
	const _GCCBL = "GuardrailChecksContentBlockList";
	const _GCCBu = "GuardrailConverseContentBlock";
	const _GCCFC = "GuardrailChecksContentFilterConfig";
	const _GCCFCC = "GuardrailChecksContentFilterCategoryConfig";
	const _GCCFCCL = "GuardrailChecksContentFilterCategoryConfigList";
	const _GCCFR = "GuardrailChecksContentFilterResult";
	const _GCCFRE = "GuardrailChecksContentFilterResultEntry";
	const _GCCFRL = "GuardrailChecksContentFilterResultList";
	const _GCCFU = "GuardrailChecksContentFilterUsage";
	const _GCF = "GuardrailContentFilter";
	const _GCFL = "GuardrailContentFilterList";
	const _GCGF = "GuardrailContextualGroundingFilter";
	const _GCGFu = "GuardrailContextualGroundingFilters";
	const _GCGPA = "GuardrailContextualGroundingPolicyAssessment";
	const _GCIB = "GuardrailConverseImageBlock";
	const _GCIS = "GuardrailConverseImageSource";
	const _GCM = "GuardrailChecksMessage";
	const _GCML = "GuardrailChecksMessageList";
	const _GCPA = "GuardrailContentPolicyAssessment";
	const _GCPAC = "GuardrailChecksPromptAttackConfig";
	const _GCPACC = "GuardrailChecksPromptAttackCategoryConfig";
	const _GCPACCL = "GuardrailChecksPromptAttackCategoryConfigList";
	const _GCPAR = "GuardrailChecksPromptAttackResult";
	const _GCPARE = "GuardrailChecksPromptAttackResultEntry";
	const _GCPARL = "GuardrailChecksPromptAttackResultList";
	const _GCPAU = "GuardrailChecksPromptAttackUsage";
	const _GCR = "GuardrailChecksResults";
	const _GCSIC = "GuardrailChecksSensitiveInformationConfig";
	const _GCSIEC = "GuardrailChecksSensitiveInformationEntityConfig";
	const _GCSIECL = "GuardrailChecksSensitiveInformationEntityConfigList";
	const _GCSIR = "GuardrailChecksSensitiveInformationResult";
	const _GCSIRE = "GuardrailChecksSensitiveInformationResultEntry";
	const _GCSIRL = "GuardrailChecksSensitiveInformationResultList";
	const _GCSIU = "GuardrailChecksSensitiveInformationUsage";
	const _GCTB = "GuardrailConverseTextBlock";
	const _GCTC = "GuardrailChecksTextContent";
	const _GCUR = "GuardrailChecksUsageResults";
	const _GCW = "GuardrailCustomWord";
	const _GCWL = "GuardrailCustomWordList";
	const _GCu = "GuardrailCoverage";
	const _GIB = "GuardrailImageBlock";
	const _GIC = "GuardrailImageCoverage";
	const _GIM = "GuardrailInvocationMetrics";
	const _GIS = "GuardrailImageSource";
	const _GMW = "GuardrailManagedWord";
	const _GMWL = "GuardrailManagedWordList";
	const _GOC = "GuardrailOutputContent";
	const _GOCL = "GuardrailOutputContentList";
	const _GPEF = "GuardrailPiiEntityFilter";
	const _GPEFL = "GuardrailPiiEntityFilterList";
	const _GRF = "GuardrailRegexFilter";
	const _GRFL = "GuardrailRegexFilterList";
	const _GSC = "GuardrailStreamConfiguration";
	const _GSIPA = "GuardrailSensitiveInformationPolicyAssessment";
	const _GT = "GuardrailTopic";
	const _GTA = "GuardrailTraceAssessment";
	const _GTB = "GuardrailTextBlock";
	const _GTCC = "GuardrailTextCharactersCoverage";
	const _GTL = "GuardrailTopicList";
	const _GTPA = "GuardrailTopicPolicyAssessment";
	const _GU = "GuardrailUsage";
	const _GWPA = "GuardrailWordPolicyAssessment";
	const _IB = "ImageBlock";
	const _IBD = "ImageBlockDelta";
	const _IBS = "ImageBlockStart";
	const _IC = "InferenceConfiguration";
	const _IGC = "InvokeGuardrailChecks";
	const _IGCR = "InvokeGuardrailChecksRequest";
	const _IGCRn = "InvokeGuardrailChecksResponse";
	const _IM = "InvokeModel";
	const _IMR = "InvokeModelRequest";
	const _IMRn = "InvokeModelResponse";
	const _IMTR = "InvokeModelTokensRequest";
	const _IMWBS = "InvokeModelWithBidirectionalStream";
	const _IMWBSI = "InvokeModelWithBidirectionalStreamInput";
	const _IMWBSO = "InvokeModelWithBidirectionalStreamOutput";
	const _IMWBSR = "InvokeModelWithBidirectionalStreamRequest";
	const _IMWBSRn = "InvokeModelWithBidirectionalStreamResponse";
	const _IMWRS = "InvokeModelWithResponseStream";
	const _IMWRSR = "InvokeModelWithResponseStreamRequest";
	const _IMWRSRn = "InvokeModelWithResponseStreamResponse";
	const _IS = "ImageSource";
	const _ISE = "InternalServerException";
	const _JSD = "JsonSchemaDefinition";
	const _LAI = "ListAsyncInvokes";
	const _LAIR = "ListAsyncInvokesRequest";
	const _LAIRi = "ListAsyncInvokesResponse";
	const _M = "Message";
	const _MEE = "ModelErrorException";
	const _MIP = "ModelInputPayload";
	const _MNRE = "ModelNotReadyException";
	const _MSE = "MessageStartEvent";
	const _MSEE = "ModelStreamErrorException";
	const _MSEe = "MessageStopEvent";
	const _MTE = "ModelTimeoutException";
	const _Me = "Messages";
	const _OC = "OutputConfig";
	const _OF = "OutputFormat";
	const _OFS = "OutputFormatStructure";
	const _PB = "PartBody";
	const _PC = "PerformanceConfiguration";
	const _PP = "PayloadPart";
	const _PRT = "PromptRouterTrace";
	const _PVM = "PromptVariableMap";
	const _PVV = "PromptVariableValues";
	const _RCB = "ReasoningContentBlock";
	const _RCBD = "ReasoningContentBlockDelta";
	const _RM = "RequestMetadata";
	const _RMJ = "RequestMetadataJson";
	const _RNFE = "ResourceNotFoundException";
	const _RS = "ResponseStream";
	const _RTB = "ReasoningTextBlock";
	const _SAI = "StartAsyncInvoke";
	const _SAIR = "StartAsyncInvokeRequest";
	const _SAIRt = "StartAsyncInvokeResponse";
	const _SCB = "SystemContentBlocks";
	const _SCBy = "SystemContentBlock";
	const _SL = "S3Location";
	const _SQEE = "ServiceQuotaExceededException";
	const _SRB = "SearchResultBlock";
	const _SRCB = "SearchResultContentBlock";
	const _SRCBe = "SearchResultContentBlocks";
	const _SRL = "SearchResultLocation";
	const _ST = "ServiceTier";
	const _STC = "SpecificToolChoice";
	const _STy = "SystemTool";
	const _SUE = "ServiceUnavailableException";
	const _T = "Tag";
	const _TAB = "ToolAdditionBlock";
	const _TC = "ToolConfiguration";
	const _TCo = "ToolChoice";
	const _TE = "ThrottlingException";
	const _TIS = "ToolInputSchema";
	const _TL = "TagList";
	const _TR = "ToolReference";
	const _TRB = "ToolRemovalBlock";
	const _TRBD = "ToolResultBlocksDelta";
	const _TRBDo = "ToolResultBlockDelta";
	const _TRBS = "ToolResultBlockStart";
	const _TRBo = "ToolResultBlock";
	const _TRCB = "ToolResultContentBlocks";
	const _TRCBo = "ToolResultContentBlock";
	const _TS = "ToolSpecification";
	const _TU = "TokenUsage";
	const _TUB = "ToolUseBlock";
	const _TUBD = "ToolUseBlockDelta";
	const _TUBS = "ToolUseBlockStart";
	const _To = "Tools";
	const _Too = "Tool";
	const _VB = "VideoBlock";
	const _VE = "ValidationException";
	const _VS = "VideoSource";
	const _WL = "WebLocation";
	const _XABA = "X-Amzn-Bedrock-Accept";
	const _XABCT = "X-Amzn-Bedrock-Content-Type";
	const _XABG = "X-Amzn-Bedrock-GuardrailIdentifier";
	const _XABG_ = "X-Amzn-Bedrock-GuardrailVersion";
	const _XABPL = "X-Amzn-Bedrock-PerformanceConfig-Latency";
	const _XABRM = "X-Amzn-Bedrock-Request-Metadata";
	const _XABST = "X-Amzn-Bedrock-Service-Tier";
	const _XABT = "X-Amzn-Bedrock-Trace";
	const _a = "action";
	const _aGD = "appliedGuardrailDetails";
	const _aIS = "asyncInvokeSummaries";
	const _aMRF = "additionalModelRequestFields";
	const _aMRFP = "additionalModelResponseFieldPaths";
	const _aMRFd = "additionalModelResponseFields";
	const _aR = "actionReason";
	const _aRP = "automatedReasoningPolicy";
	const _aRPU = "automatedReasoningPolicyUnits";
	const _aRPu = "automatedReasoningPolicies";
	const _ac = "accept";
	const _an = "any";
	const _as = "assessments";
	const _au = "audio";
	const _aut = "auto";
	const _b = "bytes";
	const _bO = "bucketOwner";
	const _bOe = "beginOffset";
	const _bo = "body";
	const _c = "client";
	const _cBD = "contentBlockDelta";
	const _cBI = "contentBlockIndex";
	const _cBS = "contentBlockStart";
	const _cBSo = "contentBlockStop";
	const _cC = "citationsContent";
	const _cD = "cacheDetails";
	const _cF = "contentFilter";
	const _cFS = "claimsFalseScenario";
	const _cGP = "contextualGroundingPolicy";
	const _cGPU = "contextualGroundingPolicyUnits";
	const _cI = "contentIndex";
	const _cP = "contentPolicy";
	const _cPIU = "contentPolicyImageUnits";
	const _cPU = "contentPolicyUnits";
	const _cPa = "cachePoint";
	const _cR = "contradictingRules";
	const _cRIT = "cacheReadInputTokens";
	const _cRT = "clientRequestToken";
	const _cS = "confidenceScore";
	const _cT = "contentType";
	const _cTS = "claimsTrueScenario";
	const _cW = "customWords";
	const _cWIT = "cacheWriteInputTokens";
	const _ca = "category";
	const _cat = "categories";
	const _ch = "checks";
	const _chu = "chunk";
	const _ci = "citations";
	const _cit = "citation";
	const _cl = "claims";
	const _co = "content";
	const _con = "context";
	const _conf = "confidence";
	const _conv = "converse";
	const _d = "delta";
	const _dC = "documentChar";
	const _dCo = "documentChunk";
	const _dI = "documentIndex";
	const _dP = "documentPage";
	const _dS = "differenceScenarios";
	const _de = "detected";
	const _des = "description";
	const _do = "domain";
	const _doc = "document";
	const _e = "error";
	const _eO = "endOffset";
	const _eT = "endTime";
	const _ef = "effort";
	const _en = "enabled";
	const _end = "end";
	const _ent = "entities";
	const _f = "format";
	const _fM = "failureMessage";
	const _fS = "filterStrength";
	const _fi = "findings";
	const _fil = "filters";
	const _g = "guardrail";
	const _gA = "guardrailArn";
	const _gC = "guardrailCoverage";
	const _gCu = "guardrailConfig";
	const _gCua = "guardContent";
	const _gI = "guardrailId";
	const _gIu = "guardrailIdentifier";
	const _gO = "guardrailOrigin";
	const _gOu = "guardrailOwnership";
	const _gPL = "guardrailProcessingLatency";
	const _gV = "guardrailVersion";
	const _gu = "guarded";
	const _h = "http";
	const _hE = "httpError";
	const _hH = "httpHeader";
	const _hQ = "httpQuery";
	const _i = "input";
	const _iA = "invocationArn";
	const _iAn = "inputAssessment";
	const _iC = "inferenceConfig";
	const _iM = "invocationMetrics";
	const _iMI = "invokedModelId";
	const _iMn = "invokeModel";
	const _iS = "inputSchema";
	const _iSE = "internalServerException";
	const _iT = "inputTokens";
	const _id = "identifier";
	const _im = "images";
	const _ima = "image";
	const _imp = "impossible";
	const _in = "invalid";
	const _j = "json";
	const _jS = "jsonSchema";
	const _k = "key";
	const _kKI = "kmsKeyId";
	const _l = "location";
	const _lM = "latencyMs";
	const _lMT = "lastModifiedTime";
	const _lW = "logicWarning";
	const _la = "latency";
	const _lo = "logic";
	const _m = "message";
	const _mA = "modelArn";
	const _mI = "modelId";
	const _mIe = "messageIndex";
	const _mIo = "modelInput";
	const _mO = "modelOutput";
	const _mR = "maxResults";
	const _mS = "messageStart";
	const _mSEE = "modelStreamErrorException";
	const _mSe = "messageStop";
	const _mT = "maxTokens";
	const _mTE = "modelTimeoutException";
	const _mWL = "managedWordLists";
	const _ma = "match";
	const _me = "messages";
	const _met = "metrics";
	const _meta = "metadata";
	const _n = "name";
	const _nL = "naturalLanguage";
	const _nT = "nextToken";
	const _nTo = "noTranslations";
	const _o = "outputs";
	const _oA = "outputAssessments";
	const _oC = "outputConfig";
	const _oDC = "outputDataConfig";
	const _oM = "originalMessage";
	const _oS = "outputScope";
	const _oSC = "originalStatusCode";
	const _oT = "outputTokens";
	const _op = "options";
	const _ou = "output";
	const _p = "premises";
	const _pA = "promptAttack";
	const _pC = "performanceConfig";
	const _pCL = "performanceConfigLatency";
	const _pE = "piiEntities";
	const _pR = "promptRouter";
	const _pV = "promptVariables";
	const _pVA = "policyVersionArn";
	const _q = "qualifiers";
	const _r = "results";
	const _rC = "reasoningContent";
	const _rCe = "redactedContent";
	const _rM = "requestMetadata";
	const _rN = "resourceName";
	const _rT = "reasoningText";
	const _re = "regex";
	const _reg = "regexes";
	const _ro = "role";
	const _s = "smithy.ts.sdk.synthetic.com.amazonaws.bedrockruntime";
	const _sB = "sortBy";
	const _sC = "sourceContent";
	const _sE = "statusEquals";
	const _sI = "sensitiveInformation";
	const _sIP = "sensitiveInformationPolicy";
	const _sIPFU = "sensitiveInformationPolicyFreeUnits";
	const _sIPU = "sensitiveInformationPolicyUnits";
	const _sL = "s3Location";
	const _sN = "serverName";
	const _sO = "sortOrder";
	const _sODC = "s3OutputDataConfig";
	const _sPM = "streamProcessingMode";
	const _sR = "stopReason";
	const _sRI = "searchResultIndex";
	const _sRL = "searchResultLocation";
	const _sRe = "searchResult";
	const _sRu = "supportingRules";
	const _sS = "severityScore";
	const _sSt = "stopSequences";
	const _sT = "submitTime";
	const _sTA = "submitTimeAfter";
	const _sTB = "submitTimeBefore";
	const _sTe = "serviceTier";
	const _sTy = "systemTool";
	const _sU = "s3Uri";
	const _sUE = "serviceUnavailableException";
	const _sa = "satisfiable";
	const _sc = "score";
	const _sch = "schema";
	const _se = "server";
	const _si = "signature";
	const _so = "source";
	const _st = "status";
	const _sta = "start";
	const _stat = "statements";
	const _str = "stream";
	const _stre = "streaming";
	const _stri = "strict";
	const _stru = "structure";
	const _sy = "system";
	const _t = "ttl";
	const _tA = "toolAddition";
	const _tAr = "translationAmbiguous";
	const _tC = "toolConfig";
	const _tCe = "textCharacters";
	const _tCo = "toolChoice";
	const _tCoo = "tooComplex";
	const _tE = "throttlingException";
	const _tF = "textFormat";
	const _tP = "topicPolicy";
	const _tPU = "topicPolicyUnits";
	const _tPo = "topP";
	const _tR = "toolResult";
	const _tRo = "toolRemoval";
	const _tS = "toolSpec";
	const _tT = "totalTokens";
	const _tU = "textUnits";
	const _tUI = "toolUseId";
	const _tUo = "toolUse";
	const _ta = "tags";
	const _te = "text";
	const _tem = "temperature";
	const _th = "threshold";
	const _ti = "title";
	const _to = "total";
	const _too = "tool";
	const _tool = "tools";
	const _top = "topics";
	const _tr = "trace";
	const _tra = "translation";
	const _tran = "translations";
	const _tru = "truncated";
	const _ty = "type";
	const _u = "usage";
	const _uC = "untranslatedClaims";
	const _uP = "untranslatedPremises";
	const _ur = "uri";
	const _url = "url";
	const _v = "value";
	const _vE = "validationException";
	const _va = "valid";
	const _vi = "video";
	const _w = "web";
	const _wP = "wordPolicy";
	const _wPU = "wordPolicyUnits";
	const n0 = "com.amazonaws.bedrockruntime";
	const _s_registry = new TypeRegistry(_s);
	var BedrockRuntimeServiceException$ = [
		-3,
		_s,
		"BedrockRuntimeServiceException",
		0,
		[],
		[]
	];
	_s_registry.registerError(BedrockRuntimeServiceException$, BedrockRuntimeServiceException);
	const n0_registry = new TypeRegistry(n0);
	var AccessDeniedException$ = [
		-3,
		n0,
		_ADE,
		{
			[_e]: _c,
			[_hE]: 403
		},
		[_m],
		[0]
	];
	n0_registry.registerError(AccessDeniedException$, AccessDeniedException);
	var ConflictException$ = [
		-3,
		n0,
		_CE,
		{
			[_e]: _c,
			[_hE]: 400
		},
		[_m],
		[0]
	];
	n0_registry.registerError(ConflictException$, ConflictException);
	var InternalServerException$ = [
		-3,
		n0,
		_ISE,
		{
			[_e]: _se,
			[_hE]: 500
		},
		[_m],
		[0]
	];
	n0_registry.registerError(InternalServerException$, InternalServerException);
	var ModelErrorException$ = [
		-3,
		n0,
		_MEE,
		{
			[_e]: _c,
			[_hE]: 424
		},
		[
			_m,
			_oSC,
			_rN
		],
		[
			0,
			1,
			0
		]
	];
	n0_registry.registerError(ModelErrorException$, ModelErrorException);
	var ModelNotReadyException$ = [
		-3,
		n0,
		_MNRE,
		{
			[_e]: _c,
			[_hE]: 429
		},
		[_m],
		[0]
	];
	n0_registry.registerError(ModelNotReadyException$, ModelNotReadyException);
	var ModelStreamErrorException$ = [
		-3,
		n0,
		_MSEE,
		{
			[_e]: _c,
			[_hE]: 424
		},
		[
			_m,
			_oSC,
			_oM
		],
		[
			0,
			1,
			0
		]
	];
	n0_registry.registerError(ModelStreamErrorException$, ModelStreamErrorException);
	var ModelTimeoutException$ = [
		-3,
		n0,
		_MTE,
		{
			[_e]: _c,
			[_hE]: 408
		},
		[_m],
		[0]
	];
	n0_registry.registerError(ModelTimeoutException$, ModelTimeoutException);
	var ResourceNotFoundException$ = [
		-3,
		n0,
		_RNFE,
		{
			[_e]: _c,
			[_hE]: 404
		},
		[_m],
		[0]
	];
	n0_registry.registerError(ResourceNotFoundException$, ResourceNotFoundException);
	var ServiceQuotaExceededException$ = [
		-3,
		n0,
		_SQEE,
		{
			[_e]: _c,
			[_hE]: 400
		},
		[_m],
		[0]
	];
	n0_registry.registerError(ServiceQuotaExceededException$, ServiceQuotaExceededException);
	var ServiceUnavailableException$ = [
		-3,
		n0,
		_SUE,
		{
			[_e]: _se,
			[_hE]: 503
		},
		[_m],
		[0]
	];
	n0_registry.registerError(ServiceUnavailableException$, ServiceUnavailableException);
	var ThrottlingException$ = [
		-3,
		n0,
		_TE,
		{
			[_e]: _c,
			[_hE]: 429
		},
		[_m],
		[0]
	];
	n0_registry.registerError(ThrottlingException$, ThrottlingException);
	var ValidationException$ = [
		-3,
		n0,
		_VE,
		{
			[_e]: _c,
			[_hE]: 400
		},
		[_m],
		[0]
	];
	n0_registry.registerError(ValidationException$, ValidationException);
	const errorTypeRegistries = [_s_registry, n0_registry];
	var AsyncInvokeMessage = [
		0,
		n0,
		_AIM,
		8,
		0
	];
	var Body = [
		0,
		n0,
		_B,
		8,
		21
	];
	var GuardrailAutomatedReasoningStatementLogicContent = [
		0,
		n0,
		_GARSLC,
		8,
		0
	];
	var GuardrailAutomatedReasoningStatementNaturalLanguageContent = [
		0,
		n0,
		_GARSNLC,
		8,
		0
	];
	var GuardrailChecksTextContent = [
		0,
		n0,
		_GCTC,
		8,
		0
	];
	var ModelInputPayload = [
		0,
		n0,
		_MIP,
		8,
		15
	];
	var PartBody = [
		0,
		n0,
		_PB,
		8,
		21
	];
	var RequestMetadataJson = [
		0,
		n0,
		_RMJ,
		8,
		0
	];
	var AnyToolChoice$ = [
		3,
		n0,
		_ATC,
		0,
		[],
		[]
	];
	var AppliedGuardrailDetails$ = [
		3,
		n0,
		_AGD,
		0,
		[
			_gI,
			_gV,
			_gA,
			_gO,
			_gOu
		],
		[
			0,
			0,
			0,
			64,
			0
		]
	];
	var ApplyGuardrailRequest$ = [
		3,
		n0,
		_AGR,
		0,
		[
			_gIu,
			_gV,
			_so,
			_co,
			_oS
		],
		[
			[0, 1],
			[0, 1],
			0,
			[() => GuardrailContentBlockList, 0],
			0
		],
		4
	];
	var ApplyGuardrailResponse$ = [
		3,
		n0,
		_AGRp,
		0,
		[
			_u,
			_a,
			_o,
			_as,
			_aR,
			_gC
		],
		[
			() => GuardrailUsage$,
			0,
			() => GuardrailOutputContentList,
			[() => GuardrailAssessmentList, 0],
			0,
			() => GuardrailCoverage$
		],
		4
	];
	var AsyncInvokeS3OutputDataConfig$ = [
		3,
		n0,
		_AISODC,
		0,
		[
			_sU,
			_kKI,
			_bO
		],
		[
			0,
			0,
			0
		],
		1
	];
	var AsyncInvokeSummary$ = [
		3,
		n0,
		_AIS,
		0,
		[
			_iA,
			_mA,
			_sT,
			_oDC,
			_cRT,
			_st,
			_fM,
			_lMT,
			_eT
		],
		[
			0,
			0,
			5,
			() => AsyncInvokeOutputDataConfig$,
			0,
			0,
			[() => AsyncInvokeMessage, 0],
			5,
			5
		],
		4
	];
	var AudioBlock$ = [
		3,
		n0,
		_AB,
		0,
		[
			_f,
			_so,
			_e
		],
		[
			0,
			[() => AudioSource$, 0],
			[() => ErrorBlock$, 0]
		],
		2
	];
	var AutoToolChoice$ = [
		3,
		n0,
		_ATCu,
		0,
		[],
		[]
	];
	var BidirectionalInputPayloadPart$ = [
		3,
		n0,
		_BIPP,
		8,
		[_b],
		[[() => PartBody, 0]]
	];
	var BidirectionalOutputPayloadPart$ = [
		3,
		n0,
		_BOPP,
		8,
		[_b],
		[[() => PartBody, 0]]
	];
	var CacheDetail$ = [
		3,
		n0,
		_CD,
		0,
		[_t, _iT],
		[0, 1],
		2
	];
	var CachePointBlock$ = [
		3,
		n0,
		_CPB,
		0,
		[_ty, _t],
		[0, 0],
		1
	];
	var Citation$ = [
		3,
		n0,
		_C,
		0,
		[
			_ti,
			_so,
			_sC,
			_l
		],
		[
			0,
			0,
			() => CitationSourceContentList,
			() => CitationLocation$
		]
	];
	var CitationsConfig$ = [
		3,
		n0,
		_CC,
		0,
		[_en],
		[2],
		1
	];
	var CitationsContentBlock$ = [
		3,
		n0,
		_CCB,
		0,
		[_co, _ci],
		[() => CitationGeneratedContentList, () => Citations]
	];
	var CitationsDelta$ = [
		3,
		n0,
		_CDi,
		0,
		[
			_ti,
			_so,
			_sC,
			_l
		],
		[
			0,
			0,
			() => CitationSourceContentListDelta,
			() => CitationLocation$
		]
	];
	var CitationSourceContentDelta$ = [
		3,
		n0,
		_CSCD,
		0,
		[_te],
		[0]
	];
	var ContentBlockDeltaEvent$ = [
		3,
		n0,
		_CBDE,
		0,
		[_d, _cBI],
		[[() => ContentBlockDelta$, 0], 1],
		2
	];
	var ContentBlockStartEvent$ = [
		3,
		n0,
		_CBSE,
		0,
		[_sta, _cBI],
		[() => ContentBlockStart$, 1],
		2
	];
	var ContentBlockStopEvent$ = [
		3,
		n0,
		_CBSEo,
		0,
		[_cBI],
		[1],
		1
	];
	var ConverseMetrics$ = [
		3,
		n0,
		_CM,
		0,
		[_lM],
		[1],
		1
	];
	var ConverseRequest$ = [
		3,
		n0,
		_CR,
		0,
		[
			_mI,
			_me,
			_sy,
			_iC,
			_tC,
			_gCu,
			_aMRF,
			_pV,
			_aMRFP,
			_rM,
			_pC,
			_sTe,
			_oC
		],
		[
			[0, 1],
			[() => Messages, 0],
			[() => SystemContentBlocks, 0],
			() => InferenceConfiguration$,
			() => ToolConfiguration$,
			() => GuardrailConfiguration$,
			15,
			[() => PromptVariableMap, 0],
			64,
			[() => RequestMetadata, 0],
			() => PerformanceConfiguration$,
			() => ServiceTier$,
			[() => OutputConfig$, 0]
		],
		1
	];
	var ConverseResponse$ = [
		3,
		n0,
		_CRo,
		0,
		[
			_ou,
			_sR,
			_u,
			_met,
			_aMRFd,
			_tr,
			_pC,
			_sTe
		],
		[
			[() => ConverseOutput$, 0],
			0,
			() => TokenUsage$,
			() => ConverseMetrics$,
			15,
			[() => ConverseTrace$, 0],
			() => PerformanceConfiguration$,
			() => ServiceTier$
		],
		4
	];
	var ConverseStreamMetadataEvent$ = [
		3,
		n0,
		_CSME,
		0,
		[
			_u,
			_met,
			_tr,
			_pC,
			_sTe
		],
		[
			() => TokenUsage$,
			() => ConverseStreamMetrics$,
			[() => ConverseStreamTrace$, 0],
			() => PerformanceConfiguration$,
			() => ServiceTier$
		],
		2
	];
	var ConverseStreamMetrics$ = [
		3,
		n0,
		_CSM,
		0,
		[_lM],
		[1],
		1
	];
	var ConverseStreamRequest$ = [
		3,
		n0,
		_CSR,
		0,
		[
			_mI,
			_me,
			_sy,
			_iC,
			_tC,
			_gCu,
			_aMRF,
			_pV,
			_aMRFP,
			_rM,
			_pC,
			_sTe,
			_oC
		],
		[
			[0, 1],
			[() => Messages, 0],
			[() => SystemContentBlocks, 0],
			() => InferenceConfiguration$,
			() => ToolConfiguration$,
			() => GuardrailStreamConfiguration$,
			15,
			[() => PromptVariableMap, 0],
			64,
			[() => RequestMetadata, 0],
			() => PerformanceConfiguration$,
			() => ServiceTier$,
			[() => OutputConfig$, 0]
		],
		1
	];
	var ConverseStreamResponse$ = [
		3,
		n0,
		_CSRo,
		0,
		[_str],
		[[() => ConverseStreamOutput$, 16]]
	];
	var ConverseStreamTrace$ = [
		3,
		n0,
		_CST,
		0,
		[_g, _pR],
		[[() => GuardrailTraceAssessment$, 0], () => PromptRouterTrace$]
	];
	var ConverseTokensRequest$ = [
		3,
		n0,
		_CTR,
		0,
		[
			_me,
			_sy,
			_tC,
			_aMRF
		],
		[
			[() => Messages, 0],
			[() => SystemContentBlocks, 0],
			() => ToolConfiguration$,
			15
		]
	];
	var ConverseTrace$ = [
		3,
		n0,
		_CT,
		0,
		[_g, _pR],
		[[() => GuardrailTraceAssessment$, 0], () => PromptRouterTrace$]
	];
	var CountTokensRequest$ = [
		3,
		n0,
		_CTRo,
		0,
		[_mI, _i],
		[[0, 1], [() => CountTokensInput$, 0]],
		2
	];
	var CountTokensResponse$ = [
		3,
		n0,
		_CTRou,
		0,
		[_iT],
		[1],
		1
	];
	var DocumentBlock$ = [
		3,
		n0,
		_DB,
		0,
		[
			_n,
			_so,
			_f,
			_con,
			_ci
		],
		[
			0,
			() => DocumentSource$,
			0,
			0,
			() => CitationsConfig$
		],
		2
	];
	var DocumentCharLocation$ = [
		3,
		n0,
		_DCL,
		0,
		[
			_dI,
			_sta,
			_end
		],
		[
			1,
			1,
			1
		]
	];
	var DocumentChunkLocation$ = [
		3,
		n0,
		_DCLo,
		0,
		[
			_dI,
			_sta,
			_end
		],
		[
			1,
			1,
			1
		]
	];
	var DocumentPageLocation$ = [
		3,
		n0,
		_DPL,
		0,
		[
			_dI,
			_sta,
			_end
		],
		[
			1,
			1,
			1
		]
	];
	var ErrorBlock$ = [
		3,
		n0,
		_EB,
		8,
		[_m],
		[0]
	];
	var GetAsyncInvokeRequest$ = [
		3,
		n0,
		_GAIR,
		0,
		[_iA],
		[[0, 1]],
		1
	];
	var GetAsyncInvokeResponse$ = [
		3,
		n0,
		_GAIRe,
		0,
		[
			_iA,
			_mA,
			_st,
			_sT,
			_oDC,
			_cRT,
			_fM,
			_lMT,
			_eT
		],
		[
			0,
			0,
			0,
			5,
			() => AsyncInvokeOutputDataConfig$,
			0,
			[() => AsyncInvokeMessage, 0],
			5,
			5
		],
		5
	];
	var GuardrailAssessment$ = [
		3,
		n0,
		_GA,
		0,
		[
			_tP,
			_cP,
			_wP,
			_sIP,
			_cGP,
			_aRP,
			_iM,
			_aGD
		],
		[
			() => GuardrailTopicPolicyAssessment$,
			() => GuardrailContentPolicyAssessment$,
			() => GuardrailWordPolicyAssessment$,
			() => GuardrailSensitiveInformationPolicyAssessment$,
			() => GuardrailContextualGroundingPolicyAssessment$,
			[() => GuardrailAutomatedReasoningPolicyAssessment$, 0],
			() => GuardrailInvocationMetrics$,
			() => AppliedGuardrailDetails$
		]
	];
	var GuardrailAutomatedReasoningImpossibleFinding$ = [
		3,
		n0,
		_GARIF,
		0,
		[
			_tra,
			_cR,
			_lW
		],
		[
			[() => GuardrailAutomatedReasoningTranslation$, 0],
			() => GuardrailAutomatedReasoningRuleList,
			[() => GuardrailAutomatedReasoningLogicWarning$, 0]
		]
	];
	var GuardrailAutomatedReasoningInputTextReference$ = [
		3,
		n0,
		_GARITR,
		0,
		[_te],
		[[() => GuardrailAutomatedReasoningStatementNaturalLanguageContent, 0]]
	];
	var GuardrailAutomatedReasoningInvalidFinding$ = [
		3,
		n0,
		_GARIFu,
		0,
		[
			_tra,
			_cR,
			_lW
		],
		[
			[() => GuardrailAutomatedReasoningTranslation$, 0],
			() => GuardrailAutomatedReasoningRuleList,
			[() => GuardrailAutomatedReasoningLogicWarning$, 0]
		]
	];
	var GuardrailAutomatedReasoningLogicWarning$ = [
		3,
		n0,
		_GARLW,
		0,
		[
			_ty,
			_p,
			_cl
		],
		[
			0,
			[() => GuardrailAutomatedReasoningStatementList, 0],
			[() => GuardrailAutomatedReasoningStatementList, 0]
		]
	];
	var GuardrailAutomatedReasoningNoTranslationsFinding$ = [
		3,
		n0,
		_GARNTF,
		0,
		[],
		[]
	];
	var GuardrailAutomatedReasoningPolicyAssessment$ = [
		3,
		n0,
		_GARPA,
		0,
		[_fi],
		[[() => GuardrailAutomatedReasoningFindingList, 0]]
	];
	var GuardrailAutomatedReasoningRule$ = [
		3,
		n0,
		_GARR,
		0,
		[_id, _pVA],
		[0, 0]
	];
	var GuardrailAutomatedReasoningSatisfiableFinding$ = [
		3,
		n0,
		_GARSF,
		0,
		[
			_tra,
			_cTS,
			_cFS,
			_lW
		],
		[
			[() => GuardrailAutomatedReasoningTranslation$, 0],
			[() => GuardrailAutomatedReasoningScenario$, 0],
			[() => GuardrailAutomatedReasoningScenario$, 0],
			[() => GuardrailAutomatedReasoningLogicWarning$, 0]
		]
	];
	var GuardrailAutomatedReasoningScenario$ = [
		3,
		n0,
		_GARS,
		0,
		[_stat],
		[[() => GuardrailAutomatedReasoningStatementList, 0]]
	];
	var GuardrailAutomatedReasoningStatement$ = [
		3,
		n0,
		_GARSu,
		0,
		[_lo, _nL],
		[[() => GuardrailAutomatedReasoningStatementLogicContent, 0], [() => GuardrailAutomatedReasoningStatementNaturalLanguageContent, 0]]
	];
	var GuardrailAutomatedReasoningTooComplexFinding$ = [
		3,
		n0,
		_GARTCF,
		0,
		[],
		[]
	];
	var GuardrailAutomatedReasoningTranslation$ = [
		3,
		n0,
		_GART,
		0,
		[
			_p,
			_cl,
			_uP,
			_uC,
			_conf
		],
		[
			[() => GuardrailAutomatedReasoningStatementList, 0],
			[() => GuardrailAutomatedReasoningStatementList, 0],
			[() => GuardrailAutomatedReasoningInputTextReferenceList, 0],
			[() => GuardrailAutomatedReasoningInputTextReferenceList, 0],
			1
		]
	];
	var GuardrailAutomatedReasoningTranslationAmbiguousFinding$ = [
		3,
		n0,
		_GARTAF,
		0,
		[_op, _dS],
		[[() => GuardrailAutomatedReasoningTranslationOptionList, 0], [() => GuardrailAutomatedReasoningDifferenceScenarioList, 0]]
	];
	var GuardrailAutomatedReasoningTranslationOption$ = [
		3,
		n0,
		_GARTO,
		0,
		[_tran],
		[[() => GuardrailAutomatedReasoningTranslationList, 0]]
	];
	var GuardrailAutomatedReasoningValidFinding$ = [
		3,
		n0,
		_GARVF,
		0,
		[
			_tra,
			_cTS,
			_sRu,
			_lW
		],
		[
			[() => GuardrailAutomatedReasoningTranslation$, 0],
			[() => GuardrailAutomatedReasoningScenario$, 0],
			() => GuardrailAutomatedReasoningRuleList,
			[() => GuardrailAutomatedReasoningLogicWarning$, 0]
		]
	];
	var GuardrailChecksConfig$ = [
		3,
		n0,
		_GCC,
		0,
		[
			_cF,
			_pA,
			_sI
		],
		[
			() => GuardrailChecksContentFilterConfig$,
			() => GuardrailChecksPromptAttackConfig$,
			() => GuardrailChecksSensitiveInformationConfig$
		]
	];
	var GuardrailChecksContentFilterCategoryConfig$ = [
		3,
		n0,
		_GCCFCC,
		0,
		[_ca],
		[0],
		1
	];
	var GuardrailChecksContentFilterConfig$ = [
		3,
		n0,
		_GCCFC,
		0,
		[_cat],
		[() => GuardrailChecksContentFilterCategoryConfigList],
		1
	];
	var GuardrailChecksContentFilterResult$ = [
		3,
		n0,
		_GCCFR,
		0,
		[_r],
		[() => GuardrailChecksContentFilterResultList],
		1
	];
	var GuardrailChecksContentFilterResultEntry$ = [
		3,
		n0,
		_GCCFRE,
		0,
		[_ca, _sS],
		[0, 1],
		2
	];
	var GuardrailChecksContentFilterUsage$ = [
		3,
		n0,
		_GCCFU,
		0,
		[_tU],
		[1],
		1
	];
	var GuardrailChecksMessage$ = [
		3,
		n0,
		_GCM,
		0,
		[_ro, _co],
		[0, [() => GuardrailChecksContentBlockList, 0]],
		2
	];
	var GuardrailChecksPromptAttackCategoryConfig$ = [
		3,
		n0,
		_GCPACC,
		0,
		[_ca],
		[0],
		1
	];
	var GuardrailChecksPromptAttackConfig$ = [
		3,
		n0,
		_GCPAC,
		0,
		[_cat],
		[() => GuardrailChecksPromptAttackCategoryConfigList],
		1
	];
	var GuardrailChecksPromptAttackResult$ = [
		3,
		n0,
		_GCPAR,
		0,
		[_r],
		[() => GuardrailChecksPromptAttackResultList],
		1
	];
	var GuardrailChecksPromptAttackResultEntry$ = [
		3,
		n0,
		_GCPARE,
		0,
		[_ca, _sS],
		[0, 1],
		2
	];
	var GuardrailChecksPromptAttackUsage$ = [
		3,
		n0,
		_GCPAU,
		0,
		[_tU],
		[1],
		1
	];
	var GuardrailChecksResults$ = [
		3,
		n0,
		_GCR,
		0,
		[
			_cF,
			_pA,
			_sI
		],
		[
			() => GuardrailChecksContentFilterResult$,
			() => GuardrailChecksPromptAttackResult$,
			() => GuardrailChecksSensitiveInformationResult$
		]
	];
	var GuardrailChecksSensitiveInformationConfig$ = [
		3,
		n0,
		_GCSIC,
		0,
		[_ent],
		[() => GuardrailChecksSensitiveInformationEntityConfigList],
		1
	];
	var GuardrailChecksSensitiveInformationEntityConfig$ = [
		3,
		n0,
		_GCSIEC,
		0,
		[_ty],
		[0],
		1
	];
	var GuardrailChecksSensitiveInformationResult$ = [
		3,
		n0,
		_GCSIR,
		0,
		[_r, _tru],
		[() => GuardrailChecksSensitiveInformationResultList, 2],
		1
	];
	var GuardrailChecksSensitiveInformationResultEntry$ = [
		3,
		n0,
		_GCSIRE,
		0,
		[
			_ty,
			_cS,
			_bOe,
			_eO,
			_mIe,
			_cI
		],
		[
			0,
			1,
			1,
			1,
			1,
			1
		],
		6
	];
	var GuardrailChecksSensitiveInformationUsage$ = [
		3,
		n0,
		_GCSIU,
		0,
		[_tU],
		[1],
		1
	];
	var GuardrailChecksUsageResults$ = [
		3,
		n0,
		_GCUR,
		0,
		[
			_cF,
			_pA,
			_sI
		],
		[
			() => GuardrailChecksContentFilterUsage$,
			() => GuardrailChecksPromptAttackUsage$,
			() => GuardrailChecksSensitiveInformationUsage$
		]
	];
	var GuardrailConfiguration$ = [
		3,
		n0,
		_GC,
		0,
		[
			_gIu,
			_gV,
			_tr
		],
		[
			0,
			0,
			0
		]
	];
	var GuardrailContentFilter$ = [
		3,
		n0,
		_GCF,
		0,
		[
			_ty,
			_conf,
			_a,
			_fS,
			_de
		],
		[
			0,
			0,
			0,
			0,
			2
		],
		3
	];
	var GuardrailContentPolicyAssessment$ = [
		3,
		n0,
		_GCPA,
		0,
		[_fil],
		[() => GuardrailContentFilterList],
		1
	];
	var GuardrailContextualGroundingFilter$ = [
		3,
		n0,
		_GCGF,
		0,
		[
			_ty,
			_th,
			_sc,
			_a,
			_de
		],
		[
			0,
			1,
			1,
			0,
			2
		],
		4
	];
	var GuardrailContextualGroundingPolicyAssessment$ = [
		3,
		n0,
		_GCGPA,
		0,
		[_fil],
		[() => GuardrailContextualGroundingFilters]
	];
	var GuardrailConverseImageBlock$ = [
		3,
		n0,
		_GCIB,
		8,
		[_f, _so],
		[0, [() => GuardrailConverseImageSource$, 0]],
		2
	];
	var GuardrailConverseTextBlock$ = [
		3,
		n0,
		_GCTB,
		0,
		[_te, _q],
		[0, 64],
		1
	];
	var GuardrailCoverage$ = [
		3,
		n0,
		_GCu,
		0,
		[_tCe, _im],
		[() => GuardrailTextCharactersCoverage$, () => GuardrailImageCoverage$]
	];
	var GuardrailCustomWord$ = [
		3,
		n0,
		_GCW,
		0,
		[
			_ma,
			_a,
			_de
		],
		[
			0,
			0,
			2
		],
		2
	];
	var GuardrailImageBlock$ = [
		3,
		n0,
		_GIB,
		8,
		[_f, _so],
		[0, [() => GuardrailImageSource$, 0]],
		2
	];
	var GuardrailImageCoverage$ = [
		3,
		n0,
		_GIC,
		0,
		[_gu, _to],
		[1, 1]
	];
	var GuardrailInvocationMetrics$ = [
		3,
		n0,
		_GIM,
		0,
		[
			_gPL,
			_u,
			_gC
		],
		[
			1,
			() => GuardrailUsage$,
			() => GuardrailCoverage$
		]
	];
	var GuardrailManagedWord$ = [
		3,
		n0,
		_GMW,
		0,
		[
			_ma,
			_ty,
			_a,
			_de
		],
		[
			0,
			0,
			0,
			2
		],
		3
	];
	var GuardrailOutputContent$ = [
		3,
		n0,
		_GOC,
		0,
		[_te],
		[0]
	];
	var GuardrailPiiEntityFilter$ = [
		3,
		n0,
		_GPEF,
		0,
		[
			_ma,
			_ty,
			_a,
			_de
		],
		[
			0,
			0,
			0,
			2
		],
		3
	];
	var GuardrailRegexFilter$ = [
		3,
		n0,
		_GRF,
		0,
		[
			_a,
			_n,
			_ma,
			_re,
			_de
		],
		[
			0,
			0,
			0,
			0,
			2
		],
		1
	];
	var GuardrailSensitiveInformationPolicyAssessment$ = [
		3,
		n0,
		_GSIPA,
		0,
		[_pE, _reg],
		[() => GuardrailPiiEntityFilterList, () => GuardrailRegexFilterList],
		2
	];
	var GuardrailStreamConfiguration$ = [
		3,
		n0,
		_GSC,
		0,
		[
			_gIu,
			_gV,
			_tr,
			_sPM
		],
		[
			0,
			0,
			0,
			0
		]
	];
	var GuardrailTextBlock$ = [
		3,
		n0,
		_GTB,
		0,
		[_te, _q],
		[0, 64],
		1
	];
	var GuardrailTextCharactersCoverage$ = [
		3,
		n0,
		_GTCC,
		0,
		[_gu, _to],
		[1, 1]
	];
	var GuardrailTopic$ = [
		3,
		n0,
		_GT,
		0,
		[
			_n,
			_ty,
			_a,
			_de
		],
		[
			0,
			0,
			0,
			2
		],
		3
	];
	var GuardrailTopicPolicyAssessment$ = [
		3,
		n0,
		_GTPA,
		0,
		[_top],
		[() => GuardrailTopicList],
		1
	];
	var GuardrailTraceAssessment$ = [
		3,
		n0,
		_GTA,
		0,
		[
			_mO,
			_iAn,
			_oA,
			_aR
		],
		[
			64,
			[() => GuardrailAssessmentMap, 0],
			[() => GuardrailAssessmentListMap, 0],
			0
		]
	];
	var GuardrailUsage$ = [
		3,
		n0,
		_GU,
		0,
		[
			_tPU,
			_cPU,
			_wPU,
			_sIPU,
			_sIPFU,
			_cGPU,
			_cPIU,
			_aRPU,
			_aRPu
		],
		[
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1,
			1
		],
		6
	];
	var GuardrailWordPolicyAssessment$ = [
		3,
		n0,
		_GWPA,
		0,
		[_cW, _mWL],
		[() => GuardrailCustomWordList, () => GuardrailManagedWordList],
		2
	];
	var ImageBlock$ = [
		3,
		n0,
		_IB,
		0,
		[
			_f,
			_so,
			_e
		],
		[
			0,
			[() => ImageSource$, 0],
			[() => ErrorBlock$, 0]
		],
		2
	];
	var ImageBlockDelta$ = [
		3,
		n0,
		_IBD,
		0,
		[_so, _e],
		[[() => ImageSource$, 0], [() => ErrorBlock$, 0]]
	];
	var ImageBlockStart$ = [
		3,
		n0,
		_IBS,
		0,
		[_f],
		[0],
		1
	];
	var InferenceConfiguration$ = [
		3,
		n0,
		_IC,
		0,
		[
			_mT,
			_tem,
			_tPo,
			_sSt
		],
		[
			1,
			1,
			1,
			64
		]
	];
	var InvokeGuardrailChecksRequest$ = [
		3,
		n0,
		_IGCR,
		0,
		[_me, _ch],
		[[() => GuardrailChecksMessageList, 0], () => GuardrailChecksConfig$],
		2
	];
	var InvokeGuardrailChecksResponse$ = [
		3,
		n0,
		_IGCRn,
		0,
		[_r, _u],
		[() => GuardrailChecksResults$, () => GuardrailChecksUsageResults$],
		2
	];
	var InvokeModelRequest$ = [
		3,
		n0,
		_IMR,
		0,
		[
			_mI,
			_bo,
			_cT,
			_ac,
			_tr,
			_gIu,
			_gV,
			_pCL,
			_sTe,
			_rM
		],
		[
			[0, 1],
			[() => Body, 16],
			[0, { [_hH]: _CT_ }],
			[0, { [_hH]: _A }],
			[0, { [_hH]: _XABT }],
			[0, { [_hH]: _XABG }],
			[0, { [_hH]: _XABG_ }],
			[0, { [_hH]: _XABPL }],
			[0, { [_hH]: _XABST }],
			[() => RequestMetadataJson, { [_hH]: _XABRM }]
		],
		1
	];
	var InvokeModelResponse$ = [
		3,
		n0,
		_IMRn,
		0,
		[
			_bo,
			_cT,
			_pCL,
			_sTe
		],
		[
			[() => Body, 16],
			[0, { [_hH]: _CT_ }],
			[0, { [_hH]: _XABPL }],
			[0, { [_hH]: _XABST }]
		],
		2
	];
	var InvokeModelTokensRequest$ = [
		3,
		n0,
		_IMTR,
		0,
		[_bo],
		[[() => Body, 0]],
		1
	];
	var InvokeModelWithBidirectionalStreamRequest$ = [
		3,
		n0,
		_IMWBSR,
		0,
		[_mI, _bo],
		[[0, 1], [() => InvokeModelWithBidirectionalStreamInput$, 16]],
		2
	];
	var InvokeModelWithBidirectionalStreamResponse$ = [
		3,
		n0,
		_IMWBSRn,
		0,
		[_bo],
		[[() => InvokeModelWithBidirectionalStreamOutput$, 16]],
		1
	];
	var InvokeModelWithResponseStreamRequest$ = [
		3,
		n0,
		_IMWRSR,
		0,
		[
			_mI,
			_bo,
			_cT,
			_ac,
			_tr,
			_gIu,
			_gV,
			_pCL,
			_sTe,
			_rM
		],
		[
			[0, 1],
			[() => Body, 16],
			[0, { [_hH]: _CT_ }],
			[0, { [_hH]: _XABA }],
			[0, { [_hH]: _XABT }],
			[0, { [_hH]: _XABG }],
			[0, { [_hH]: _XABG_ }],
			[0, { [_hH]: _XABPL }],
			[0, { [_hH]: _XABST }],
			[() => RequestMetadataJson, { [_hH]: _XABRM }]
		],
		1
	];
	var InvokeModelWithResponseStreamResponse$ = [
		3,
		n0,
		_IMWRSRn,
		0,
		[
			_bo,
			_cT,
			_pCL,
			_sTe
		],
		[
			[() => ResponseStream$, 16],
			[0, { [_hH]: _XABCT }],
			[0, { [_hH]: _XABPL }],
			[0, { [_hH]: _XABST }]
		],
		2
	];
	var JsonSchemaDefinition$ = [
		3,
		n0,
		_JSD,
		0,
		[
			_sch,
			_n,
			_des
		],
		[
			0,
			0,
			0
		],
		1
	];
	var ListAsyncInvokesRequest$ = [
		3,
		n0,
		_LAIR,
		0,
		[
			_sTA,
			_sTB,
			_sE,
			_mR,
			_nT,
			_sB,
			_sO
		],
		[
			[5, { [_hQ]: _sTA }],
			[5, { [_hQ]: _sTB }],
			[0, { [_hQ]: _sE }],
			[1, { [_hQ]: _mR }],
			[0, { [_hQ]: _nT }],
			[0, { [_hQ]: _sB }],
			[0, { [_hQ]: _sO }]
		]
	];
	var ListAsyncInvokesResponse$ = [
		3,
		n0,
		_LAIRi,
		0,
		[_nT, _aIS],
		[0, [() => AsyncInvokeSummaries, 0]]
	];
	var Message$ = [
		3,
		n0,
		_M,
		0,
		[_ro, _co],
		[0, [() => ContentBlocks, 0]],
		2
	];
	var MessageStartEvent$ = [
		3,
		n0,
		_MSE,
		0,
		[_ro],
		[0],
		1
	];
	var MessageStopEvent$ = [
		3,
		n0,
		_MSEe,
		0,
		[_sR, _aMRFd],
		[0, 15],
		1
	];
	var OutputConfig$ = [
		3,
		n0,
		_OC,
		0,
		[_tF, _ef],
		[[() => OutputFormat$, 0], 0]
	];
	var OutputFormat$ = [
		3,
		n0,
		_OF,
		0,
		[_ty, _stru],
		[0, [() => OutputFormatStructure$, 0]],
		2
	];
	var PayloadPart$ = [
		3,
		n0,
		_PP,
		8,
		[_b],
		[[() => PartBody, 0]]
	];
	var PerformanceConfiguration$ = [
		3,
		n0,
		_PC,
		0,
		[_la],
		[0]
	];
	var PromptRouterTrace$ = [
		3,
		n0,
		_PRT,
		0,
		[_iMI],
		[0]
	];
	var ReasoningTextBlock$ = [
		3,
		n0,
		_RTB,
		8,
		[_te, _si],
		[0, 0],
		1
	];
	var S3Location$ = [
		3,
		n0,
		_SL,
		0,
		[_ur, _bO],
		[0, 0],
		1
	];
	var SearchResultBlock$ = [
		3,
		n0,
		_SRB,
		0,
		[
			_so,
			_ti,
			_co,
			_ci
		],
		[
			0,
			0,
			() => SearchResultContentBlocks,
			() => CitationsConfig$
		],
		3
	];
	var SearchResultContentBlock$ = [
		3,
		n0,
		_SRCB,
		0,
		[_te],
		[0],
		1
	];
	var SearchResultLocation$ = [
		3,
		n0,
		_SRL,
		0,
		[
			_sRI,
			_sta,
			_end
		],
		[
			1,
			1,
			1
		]
	];
	var ServiceTier$ = [
		3,
		n0,
		_ST,
		0,
		[_ty],
		[0],
		1
	];
	var SpecificToolChoice$ = [
		3,
		n0,
		_STC,
		0,
		[_n],
		[0],
		1
	];
	var StartAsyncInvokeRequest$ = [
		3,
		n0,
		_SAIR,
		0,
		[
			_mI,
			_mIo,
			_oDC,
			_cRT,
			_ta
		],
		[
			0,
			[() => ModelInputPayload, 0],
			() => AsyncInvokeOutputDataConfig$,
			[0, 4],
			() => TagList
		],
		3
	];
	var StartAsyncInvokeResponse$ = [
		3,
		n0,
		_SAIRt,
		0,
		[_iA],
		[0],
		1
	];
	var SystemTool$ = [
		3,
		n0,
		_STy,
		0,
		[_n],
		[0],
		1
	];
	var Tag$ = [
		3,
		n0,
		_T,
		0,
		[_k, _v],
		[0, 0],
		2
	];
	var TokenUsage$ = [
		3,
		n0,
		_TU,
		0,
		[
			_iT,
			_oT,
			_tT,
			_cRIT,
			_cWIT,
			_cD
		],
		[
			1,
			1,
			1,
			1,
			1,
			() => CacheDetailsList
		],
		3
	];
	var ToolAdditionBlock$ = [
		3,
		n0,
		_TAB,
		0,
		[_too],
		[() => ToolReference$],
		1
	];
	var ToolConfiguration$ = [
		3,
		n0,
		_TC,
		0,
		[_tool, _tCo],
		[() => Tools, () => ToolChoice$],
		1
	];
	var ToolReference$ = [
		3,
		n0,
		_TR,
		0,
		[
			_ty,
			_n,
			_sN
		],
		[
			0,
			0,
			0
		]
	];
	var ToolRemovalBlock$ = [
		3,
		n0,
		_TRB,
		0,
		[_too],
		[() => ToolReference$],
		1
	];
	var ToolResultBlock$ = [
		3,
		n0,
		_TRBo,
		0,
		[
			_tUI,
			_co,
			_st,
			_ty
		],
		[
			0,
			[() => ToolResultContentBlocks, 0],
			0,
			0
		],
		2
	];
	var ToolResultBlockStart$ = [
		3,
		n0,
		_TRBS,
		0,
		[
			_tUI,
			_ty,
			_st
		],
		[
			0,
			0,
			0
		],
		1
	];
	var ToolSpecification$ = [
		3,
		n0,
		_TS,
		0,
		[
			_n,
			_iS,
			_des,
			_stri
		],
		[
			0,
			() => ToolInputSchema$,
			0,
			2
		],
		2
	];
	var ToolUseBlock$ = [
		3,
		n0,
		_TUB,
		0,
		[
			_tUI,
			_n,
			_i,
			_ty
		],
		[
			0,
			0,
			15,
			0
		],
		3
	];
	var ToolUseBlockDelta$ = [
		3,
		n0,
		_TUBD,
		0,
		[_i],
		[0],
		1
	];
	var ToolUseBlockStart$ = [
		3,
		n0,
		_TUBS,
		0,
		[
			_tUI,
			_n,
			_ty
		],
		[
			0,
			0,
			0
		],
		2
	];
	var VideoBlock$ = [
		3,
		n0,
		_VB,
		0,
		[_f, _so],
		[0, () => VideoSource$],
		2
	];
	var WebLocation$ = [
		3,
		n0,
		_WL,
		0,
		[_url, _do],
		[0, 0]
	];
	var AsyncInvokeSummaries = [
		1,
		n0,
		_AISs,
		0,
		[() => AsyncInvokeSummary$, 0]
	];
	var CacheDetailsList = [
		1,
		n0,
		_CDL,
		0,
		() => CacheDetail$
	];
	var CitationGeneratedContentList = [
		1,
		n0,
		_CGCL,
		0,
		() => CitationGeneratedContent$
	];
	var Citations = [
		1,
		n0,
		_Ci,
		0,
		() => Citation$
	];
	var CitationSourceContentList = [
		1,
		n0,
		_CSCL,
		0,
		() => CitationSourceContent$
	];
	var CitationSourceContentListDelta = [
		1,
		n0,
		_CSCLD,
		0,
		() => CitationSourceContentDelta$
	];
	var ContentBlocks = [
		1,
		n0,
		_CB,
		0,
		[() => ContentBlock$, 0]
	];
	var DocumentContentBlocks = [
		1,
		n0,
		_DCB,
		0,
		() => DocumentContentBlock$
	];
	var GuardrailAssessmentList = [
		1,
		n0,
		_GAL,
		0,
		[() => GuardrailAssessment$, 0]
	];
	var GuardrailAutomatedReasoningDifferenceScenarioList = [
		1,
		n0,
		_GARDSL,
		0,
		[() => GuardrailAutomatedReasoningScenario$, 0]
	];
	var GuardrailAutomatedReasoningFindingList = [
		1,
		n0,
		_GARFL,
		0,
		[() => GuardrailAutomatedReasoningFinding$, 0]
	];
	var GuardrailAutomatedReasoningInputTextReferenceList = [
		1,
		n0,
		_GARITRL,
		0,
		[() => GuardrailAutomatedReasoningInputTextReference$, 0]
	];
	var GuardrailAutomatedReasoningRuleList = [
		1,
		n0,
		_GARRL,
		0,
		() => GuardrailAutomatedReasoningRule$
	];
	var GuardrailAutomatedReasoningStatementList = [
		1,
		n0,
		_GARSL,
		0,
		[() => GuardrailAutomatedReasoningStatement$, 0]
	];
	var GuardrailAutomatedReasoningTranslationList = [
		1,
		n0,
		_GARTL,
		0,
		[() => GuardrailAutomatedReasoningTranslation$, 0]
	];
	var GuardrailAutomatedReasoningTranslationOptionList = [
		1,
		n0,
		_GARTOL,
		0,
		[() => GuardrailAutomatedReasoningTranslationOption$, 0]
	];
	var GuardrailChecksContentBlockList = [
		1,
		n0,
		_GCCBL,
		0,
		[() => GuardrailChecksContentBlock$, 0]
	];
	var GuardrailChecksContentFilterCategoryConfigList = [
		1,
		n0,
		_GCCFCCL,
		0,
		() => GuardrailChecksContentFilterCategoryConfig$
	];
	var GuardrailChecksContentFilterResultList = [
		1,
		n0,
		_GCCFRL,
		0,
		() => GuardrailChecksContentFilterResultEntry$
	];
	var GuardrailChecksMessageList = [
		1,
		n0,
		_GCML,
		0,
		[() => GuardrailChecksMessage$, 0]
	];
	var GuardrailChecksPromptAttackCategoryConfigList = [
		1,
		n0,
		_GCPACCL,
		0,
		() => GuardrailChecksPromptAttackCategoryConfig$
	];
	var GuardrailChecksPromptAttackResultList = [
		1,
		n0,
		_GCPARL,
		0,
		() => GuardrailChecksPromptAttackResultEntry$
	];
	var GuardrailChecksSensitiveInformationEntityConfigList = [
		1,
		n0,
		_GCSIECL,
		0,
		() => GuardrailChecksSensitiveInformationEntityConfig$
	];
	var GuardrailChecksSensitiveInformationResultList = [
		1,
		n0,
		_GCSIRL,
		0,
		() => GuardrailChecksSensitiveInformationResultEntry$
	];
	var GuardrailContentBlockList = [
		1,
		n0,
		_GCBL,
		0,
		[() => GuardrailContentBlock$, 0]
	];
	var GuardrailContentFilterList = [
		1,
		n0,
		_GCFL,
		0,
		() => GuardrailContentFilter$
	];
	var GuardrailContextualGroundingFilters = [
		1,
		n0,
		_GCGFu,
		0,
		() => GuardrailContextualGroundingFilter$
	];
	var GuardrailCustomWordList = [
		1,
		n0,
		_GCWL,
		0,
		() => GuardrailCustomWord$
	];
	var GuardrailManagedWordList = [
		1,
		n0,
		_GMWL,
		0,
		() => GuardrailManagedWord$
	];
	var GuardrailOutputContentList = [
		1,
		n0,
		_GOCL,
		0,
		() => GuardrailOutputContent$
	];
	var GuardrailPiiEntityFilterList = [
		1,
		n0,
		_GPEFL,
		0,
		() => GuardrailPiiEntityFilter$
	];
	var GuardrailRegexFilterList = [
		1,
		n0,
		_GRFL,
		0,
		() => GuardrailRegexFilter$
	];
	var GuardrailTopicList = [
		1,
		n0,
		_GTL,
		0,
		() => GuardrailTopic$
	];
	var Messages = [
		1,
		n0,
		_Me,
		0,
		[() => Message$, 0]
	];
	var SearchResultContentBlocks = [
		1,
		n0,
		_SRCBe,
		0,
		() => SearchResultContentBlock$
	];
	var SystemContentBlocks = [
		1,
		n0,
		_SCB,
		0,
		[() => SystemContentBlock$, 0]
	];
	var TagList = [
		1,
		n0,
		_TL,
		0,
		() => Tag$
	];
	var ToolResultBlocksDelta = [
		1,
		n0,
		_TRBD,
		0,
		() => ToolResultBlockDelta$
	];
	var ToolResultContentBlocks = [
		1,
		n0,
		_TRCB,
		0,
		[() => ToolResultContentBlock$, 0]
	];
	var Tools = [
		1,
		n0,
		_To,
		0,
		() => Tool$
	];
	var GuardrailAssessmentListMap = [
		2,
		n0,
		_GALM,
		0,
		[0, 0],
		[() => GuardrailAssessmentList, 0]
	];
	var GuardrailAssessmentMap = [
		2,
		n0,
		_GAM,
		0,
		[0, 0],
		[() => GuardrailAssessment$, 0]
	];
	var PromptVariableMap = [
		2,
		n0,
		_PVM,
		8,
		0,
		() => PromptVariableValues$
	];
	var RequestMetadata = [
		2,
		n0,
		_RM,
		8,
		0,
		0
	];
	var AsyncInvokeOutputDataConfig$ = [
		4,
		n0,
		_AIODC,
		0,
		[_sODC],
		[() => AsyncInvokeS3OutputDataConfig$]
	];
	var AudioSource$ = [
		4,
		n0,
		_AS,
		8,
		[_b, _sL],
		[21, () => S3Location$]
	];
	var CitationGeneratedContent$ = [
		4,
		n0,
		_CGC,
		0,
		[_te],
		[0]
	];
	var CitationLocation$ = [
		4,
		n0,
		_CL,
		0,
		[
			_w,
			_dC,
			_dP,
			_dCo,
			_sRL
		],
		[
			() => WebLocation$,
			() => DocumentCharLocation$,
			() => DocumentPageLocation$,
			() => DocumentChunkLocation$,
			() => SearchResultLocation$
		]
	];
	var CitationSourceContent$ = [
		4,
		n0,
		_CSC,
		0,
		[_te],
		[0]
	];
	var ContentBlock$ = [
		4,
		n0,
		_CBo,
		0,
		[
			_te,
			_ima,
			_doc,
			_vi,
			_au,
			_tUo,
			_tR,
			_gCua,
			_cPa,
			_rC,
			_cC,
			_sRe,
			_tA,
			_tRo
		],
		[
			0,
			[() => ImageBlock$, 0],
			() => DocumentBlock$,
			() => VideoBlock$,
			[() => AudioBlock$, 0],
			() => ToolUseBlock$,
			[() => ToolResultBlock$, 0],
			[() => GuardrailConverseContentBlock$, 0],
			() => CachePointBlock$,
			[() => ReasoningContentBlock$, 0],
			() => CitationsContentBlock$,
			() => SearchResultBlock$,
			() => ToolAdditionBlock$,
			() => ToolRemovalBlock$
		]
	];
	var ContentBlockDelta$ = [
		4,
		n0,
		_CBD,
		0,
		[
			_te,
			_tUo,
			_tR,
			_rC,
			_cit,
			_ima
		],
		[
			0,
			() => ToolUseBlockDelta$,
			() => ToolResultBlocksDelta,
			[() => ReasoningContentBlockDelta$, 0],
			() => CitationsDelta$,
			[() => ImageBlockDelta$, 0]
		]
	];
	var ContentBlockStart$ = [
		4,
		n0,
		_CBS,
		0,
		[
			_tUo,
			_tR,
			_ima
		],
		[
			() => ToolUseBlockStart$,
			() => ToolResultBlockStart$,
			() => ImageBlockStart$
		]
	];
	var ConverseOutput$ = [
		4,
		n0,
		_CO,
		0,
		[_m],
		[[() => Message$, 0]]
	];
	var ConverseStreamOutput$ = [
		4,
		n0,
		_CSO,
		{ [_stre]: 1 },
		[
			_mS,
			_cBS,
			_cBD,
			_cBSo,
			_mSe,
			_meta,
			_iSE,
			_mSEE,
			_vE,
			_tE,
			_sUE
		],
		[
			() => MessageStartEvent$,
			() => ContentBlockStartEvent$,
			[() => ContentBlockDeltaEvent$, 0],
			() => ContentBlockStopEvent$,
			() => MessageStopEvent$,
			[() => ConverseStreamMetadataEvent$, 0],
			[() => InternalServerException$, 0],
			[() => ModelStreamErrorException$, 0],
			[() => ValidationException$, 0],
			[() => ThrottlingException$, 0],
			[() => ServiceUnavailableException$, 0]
		]
	];
	var CountTokensInput$ = [
		4,
		n0,
		_CTI,
		0,
		[_iMn, _conv],
		[[() => InvokeModelTokensRequest$, 0], [() => ConverseTokensRequest$, 0]]
	];
	var DocumentContentBlock$ = [
		4,
		n0,
		_DCBo,
		0,
		[_te],
		[0]
	];
	var DocumentSource$ = [
		4,
		n0,
		_DS,
		0,
		[
			_b,
			_sL,
			_te,
			_co
		],
		[
			21,
			() => S3Location$,
			0,
			() => DocumentContentBlocks
		]
	];
	var GuardrailAutomatedReasoningFinding$ = [
		4,
		n0,
		_GARF,
		0,
		[
			_va,
			_in,
			_sa,
			_imp,
			_tAr,
			_tCoo,
			_nTo
		],
		[
			[() => GuardrailAutomatedReasoningValidFinding$, 0],
			[() => GuardrailAutomatedReasoningInvalidFinding$, 0],
			[() => GuardrailAutomatedReasoningSatisfiableFinding$, 0],
			[() => GuardrailAutomatedReasoningImpossibleFinding$, 0],
			[() => GuardrailAutomatedReasoningTranslationAmbiguousFinding$, 0],
			() => GuardrailAutomatedReasoningTooComplexFinding$,
			() => GuardrailAutomatedReasoningNoTranslationsFinding$
		]
	];
	var GuardrailChecksContentBlock$ = [
		4,
		n0,
		_GCCB,
		0,
		[_te],
		[[() => GuardrailChecksTextContent, 0]]
	];
	var GuardrailContentBlock$ = [
		4,
		n0,
		_GCB,
		0,
		[_te, _ima],
		[() => GuardrailTextBlock$, [() => GuardrailImageBlock$, 0]]
	];
	var GuardrailConverseContentBlock$ = [
		4,
		n0,
		_GCCBu,
		0,
		[_te, _ima],
		[() => GuardrailConverseTextBlock$, [() => GuardrailConverseImageBlock$, 0]]
	];
	var GuardrailConverseImageSource$ = [
		4,
		n0,
		_GCIS,
		8,
		[_b],
		[21]
	];
	var GuardrailImageSource$ = [
		4,
		n0,
		_GIS,
		8,
		[_b],
		[21]
	];
	var ImageSource$ = [
		4,
		n0,
		_IS,
		8,
		[_b, _sL],
		[21, () => S3Location$]
	];
	var InvokeModelWithBidirectionalStreamInput$ = [
		4,
		n0,
		_IMWBSI,
		{ [_stre]: 1 },
		[_chu],
		[[() => BidirectionalInputPayloadPart$, 0]]
	];
	var InvokeModelWithBidirectionalStreamOutput$ = [
		4,
		n0,
		_IMWBSO,
		{ [_stre]: 1 },
		[
			_chu,
			_iSE,
			_mSEE,
			_vE,
			_tE,
			_mTE,
			_sUE
		],
		[
			[() => BidirectionalOutputPayloadPart$, 0],
			[() => InternalServerException$, 0],
			[() => ModelStreamErrorException$, 0],
			[() => ValidationException$, 0],
			[() => ThrottlingException$, 0],
			[() => ModelTimeoutException$, 0],
			[() => ServiceUnavailableException$, 0]
		]
	];
	var OutputFormatStructure$ = [
		4,
		n0,
		_OFS,
		8,
		[_jS],
		[() => JsonSchemaDefinition$]
	];
	var PromptVariableValues$ = [
		4,
		n0,
		_PVV,
		0,
		[_te],
		[0]
	];
	var ReasoningContentBlock$ = [
		4,
		n0,
		_RCB,
		8,
		[_rT, _rCe],
		[[() => ReasoningTextBlock$, 0], 21]
	];
	var ReasoningContentBlockDelta$ = [
		4,
		n0,
		_RCBD,
		8,
		[
			_te,
			_rCe,
			_si
		],
		[
			0,
			21,
			0
		]
	];
	var ResponseStream$ = [
		4,
		n0,
		_RS,
		{ [_stre]: 1 },
		[
			_chu,
			_iSE,
			_mSEE,
			_vE,
			_tE,
			_mTE,
			_sUE
		],
		[
			[() => PayloadPart$, 0],
			[() => InternalServerException$, 0],
			[() => ModelStreamErrorException$, 0],
			[() => ValidationException$, 0],
			[() => ThrottlingException$, 0],
			[() => ModelTimeoutException$, 0],
			[() => ServiceUnavailableException$, 0]
		]
	];
	var SystemContentBlock$ = [
		4,
		n0,
		_SCBy,
		0,
		[
			_te,
			_gCua,
			_cPa
		],
		[
			0,
			[() => GuardrailConverseContentBlock$, 0],
			() => CachePointBlock$
		]
	];
	var Tool$ = [
		4,
		n0,
		_Too,
		0,
		[
			_tS,
			_sTy,
			_cPa
		],
		[
			() => ToolSpecification$,
			() => SystemTool$,
			() => CachePointBlock$
		]
	];
	var ToolChoice$ = [
		4,
		n0,
		_TCo,
		0,
		[
			_aut,
			_an,
			_too
		],
		[
			() => AutoToolChoice$,
			() => AnyToolChoice$,
			() => SpecificToolChoice$
		]
	];
	var ToolInputSchema$ = [
		4,
		n0,
		_TIS,
		0,
		[_j],
		[15]
	];
	var ToolResultBlockDelta$ = [
		4,
		n0,
		_TRBDo,
		0,
		[_te, _j],
		[0, 15]
	];
	var ToolResultContentBlock$ = [
		4,
		n0,
		_TRCBo,
		0,
		[
			_j,
			_te,
			_ima,
			_doc,
			_vi,
			_sRe
		],
		[
			15,
			0,
			[() => ImageBlock$, 0],
			() => DocumentBlock$,
			() => VideoBlock$,
			() => SearchResultBlock$
		]
	];
	var VideoSource$ = [
		4,
		n0,
		_VS,
		0,
		[_b, _sL],
		[21, () => S3Location$]
	];
	var ApplyGuardrail$ = [
		9,
		n0,
		_AG,
		{ [_h]: [
			"POST",
			"/guardrail/{guardrailIdentifier}/version/{guardrailVersion}/apply",
			200
		] },
		() => ApplyGuardrailRequest$,
		() => ApplyGuardrailResponse$
	];
	var Converse$ = [
		9,
		n0,
		_Co,
		{ [_h]: [
			"POST",
			"/model/{modelId}/converse",
			200
		] },
		() => ConverseRequest$,
		() => ConverseResponse$
	];
	var ConverseStream$ = [
		9,
		n0,
		_CS,
		{ [_h]: [
			"POST",
			"/model/{modelId}/converse-stream",
			200
		] },
		() => ConverseStreamRequest$,
		() => ConverseStreamResponse$
	];
	var CountTokens$ = [
		9,
		n0,
		_CTo,
		{ [_h]: [
			"POST",
			"/model/{modelId}/count-tokens",
			200
		] },
		() => CountTokensRequest$,
		() => CountTokensResponse$
	];
	var GetAsyncInvoke$ = [
		9,
		n0,
		_GAI,
		{ [_h]: [
			"GET",
			"/async-invoke/{invocationArn}",
			200
		] },
		() => GetAsyncInvokeRequest$,
		() => GetAsyncInvokeResponse$
	];
	var InvokeGuardrailChecks$ = [
		9,
		n0,
		_IGC,
		{ [_h]: [
			"POST",
			"/guardrail-checks/invoke",
			200
		] },
		() => InvokeGuardrailChecksRequest$,
		() => InvokeGuardrailChecksResponse$
	];
	var InvokeModel$ = [
		9,
		n0,
		_IM,
		{ [_h]: [
			"POST",
			"/model/{modelId}/invoke",
			200
		] },
		() => InvokeModelRequest$,
		() => InvokeModelResponse$
	];
	var InvokeModelWithBidirectionalStream$ = [
		9,
		n0,
		_IMWBS,
		{ [_h]: [
			"POST",
			"/model/{modelId}/invoke-with-bidirectional-stream",
			200
		] },
		() => InvokeModelWithBidirectionalStreamRequest$,
		() => InvokeModelWithBidirectionalStreamResponse$
	];
	var InvokeModelWithResponseStream$ = [
		9,
		n0,
		_IMWRS,
		{ [_h]: [
			"POST",
			"/model/{modelId}/invoke-with-response-stream",
			200
		] },
		() => InvokeModelWithResponseStreamRequest$,
		() => InvokeModelWithResponseStreamResponse$
	];
	var ListAsyncInvokes$ = [
		9,
		n0,
		_LAI,
		{ [_h]: [
			"GET",
			"/async-invoke",
			200
		] },
		() => ListAsyncInvokesRequest$,
		() => ListAsyncInvokesResponse$
	];
	var StartAsyncInvoke$ = [
		9,
		n0,
		_SAI,
		{ [_h]: [
			"POST",
			"/async-invoke",
			200
		] },
		() => StartAsyncInvokeRequest$,
		() => StartAsyncInvokeResponse$
	];
	const getRuntimeConfig$1 = (config) => {
		return {
			apiVersion: "2023-09-30",
			base64Decoder: config?.base64Decoder ?? fromBase64,
			base64Encoder: config?.base64Encoder ?? toBase64,
			disableHostPrefix: config?.disableHostPrefix ?? false,
			endpointProvider: config?.endpointProvider ?? defaultEndpointResolver,
			extensions: config?.extensions ?? [],
			httpAuthSchemeProvider: config?.httpAuthSchemeProvider ?? defaultBedrockRuntimeHttpAuthSchemeProvider,
			httpAuthSchemes: config?.httpAuthSchemes ?? [{
				schemeId: "aws.auth#sigv4",
				identityProvider: (ipc) => ipc.getIdentityProvider("aws.auth#sigv4"),
				signer: new AwsSdkSigV4Signer()
			}, {
				schemeId: "smithy.api#httpBearerAuth",
				identityProvider: (ipc) => ipc.getIdentityProvider("smithy.api#httpBearerAuth"),
				signer: new HttpBearerAuthSigner()
			}],
			logger: config?.logger ?? new NoOpLogger(),
			protocol: config?.protocol ?? AwsRestJsonProtocol,
			protocolSettings: config?.protocolSettings ?? {
				defaultNamespace: "com.amazonaws.bedrockruntime",
				errorTypeRegistries,
				version: "2023-09-30",
				serviceTarget: "AmazonBedrockFrontendService"
			},
			serviceId: config?.serviceId ?? "Bedrock Runtime",
			sha256: config?.sha256 ?? Sha256,
			urlParser: config?.urlParser ?? parseUrl,
			utf8Decoder: config?.utf8Decoder ?? fromUtf8,
			utf8Encoder: config?.utf8Encoder ?? toUtf8
		};
	};
	const getRuntimeConfig = (config) => {
		emitWarningIfUnsupportedVersion(process.version);
		const defaultsMode = resolveDefaultsModeConfig(config);
		const defaultConfigProvider = () => defaultsMode().then(loadConfigsForDefaultMode);
		const clientSharedValues = getRuntimeConfig$1(config);
		emitWarningIfUnsupportedVersion$1(process.version);
		const loaderConfig = {
			profile: config?.profile,
			logger: clientSharedValues.logger,
			signingName: "bedrock"
		};
		return {
			...clientSharedValues,
			...config,
			runtime: "node",
			defaultsMode,
			authSchemePreference: config?.authSchemePreference ?? loadConfig(NODE_AUTH_SCHEME_PREFERENCE_OPTIONS, loaderConfig),
			bodyLengthChecker: config?.bodyLengthChecker ?? calculateBodyLength,
			credentialDefaultProvider: config?.credentialDefaultProvider ?? defaultProvider,
			defaultUserAgentProvider: config?.defaultUserAgentProvider ?? createDefaultUserAgentProvider({
				serviceId: clientSharedValues.serviceId,
				clientVersion: packageInfo.version
			}),
			eventStreamPayloadHandlerProvider: config?.eventStreamPayloadHandlerProvider ?? eventStreamPayloadHandlerProvider,
			eventStreamSerdeProvider: config?.eventStreamSerdeProvider ?? eventStreamSerdeProvider,
			httpAuthSchemes: config?.httpAuthSchemes ?? [{
				schemeId: "aws.auth#sigv4",
				identityProvider: (ipc) => ipc.getIdentityProvider("aws.auth#sigv4"),
				signer: new AwsSdkSigV4Signer()
			}, {
				schemeId: "smithy.api#httpBearerAuth",
				identityProvider: (ipc) => ipc.getIdentityProvider("smithy.api#httpBearerAuth") || (async (idProps) => {
					try {
						return await fromEnvSigningName({ signingName: "bedrock" })();
					} catch (error) {
						return await nodeProvider(idProps)(idProps);
					}
				}),
				signer: new HttpBearerAuthSigner()
			}],
			maxAttempts: config?.maxAttempts ?? loadConfig(NODE_MAX_ATTEMPT_CONFIG_OPTIONS, config),
			region: config?.region ?? loadConfig(NODE_REGION_CONFIG_OPTIONS, {
				...NODE_REGION_CONFIG_FILE_OPTIONS,
				...loaderConfig
			}),
			requestHandler: NodeHttp2Handler.create(config?.requestHandler ?? (async () => ({
				...await defaultConfigProvider(),
				disableConcurrentStreams: true
			}))),
			retryMode: config?.retryMode ?? loadConfig({
				...NODE_RETRY_MODE_CONFIG_OPTIONS,
				default: async () => (await defaultConfigProvider()).retryMode || DEFAULT_RETRY_MODE
			}, config),
			streamCollector: config?.streamCollector ?? streamCollector,
			useDualstackEndpoint: config?.useDualstackEndpoint ?? loadConfig(NODE_USE_DUALSTACK_ENDPOINT_CONFIG_OPTIONS, loaderConfig),
			useFipsEndpoint: config?.useFipsEndpoint ?? loadConfig(NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS, loaderConfig),
			userAgentAppId: config?.userAgentAppId ?? loadConfig(NODE_APP_ID_CONFIG_OPTIONS, loaderConfig)
		};
	};
	const getHttpAuthExtensionConfiguration = (runtimeConfig) => {
		const _httpAuthSchemes = runtimeConfig.httpAuthSchemes;
		let _httpAuthSchemeProvider = runtimeConfig.httpAuthSchemeProvider;
		let _credentials = runtimeConfig.credentials;
		let _token = runtimeConfig.token;
		return {
			setHttpAuthScheme(httpAuthScheme) {
				const index = _httpAuthSchemes.findIndex((scheme) => scheme.schemeId === httpAuthScheme.schemeId);
				if (index === -1) _httpAuthSchemes.push(httpAuthScheme);
				else _httpAuthSchemes.splice(index, 1, httpAuthScheme);
			},
			httpAuthSchemes() {
				return _httpAuthSchemes;
			},
			setHttpAuthSchemeProvider(httpAuthSchemeProvider) {
				_httpAuthSchemeProvider = httpAuthSchemeProvider;
			},
			httpAuthSchemeProvider() {
				return _httpAuthSchemeProvider;
			},
			setCredentials(credentials) {
				_credentials = credentials;
			},
			credentials() {
				return _credentials;
			},
			setToken(token) {
				_token = token;
			},
			token() {
				return _token;
			}
		};
	};
	const resolveHttpAuthRuntimeConfig = (config) => {
		return {
			httpAuthSchemes: config.httpAuthSchemes(),
			httpAuthSchemeProvider: config.httpAuthSchemeProvider(),
			credentials: config.credentials(),
			token: config.token()
		};
	};
	const resolveRuntimeExtensions = (runtimeConfig, extensions) => {
		const extensionConfiguration = Object.assign(getAwsRegionExtensionConfiguration(runtimeConfig), getDefaultExtensionConfiguration(runtimeConfig), getHttpHandlerExtensionConfiguration(runtimeConfig), getHttpAuthExtensionConfiguration(runtimeConfig));
		extensions.forEach((extension) => extension.configure(extensionConfiguration));
		return Object.assign(runtimeConfig, resolveAwsRegionExtensionConfiguration(extensionConfiguration), resolveDefaultRuntimeConfig(extensionConfiguration), resolveHttpHandlerRuntimeConfig(extensionConfiguration), resolveHttpAuthRuntimeConfig(extensionConfiguration));
	};
	var BedrockRuntimeClient = class extends Client {
		config;
		constructor(...[configuration]) {
			const _config_0 = getRuntimeConfig(configuration || {});
			super(_config_0);
			this.initConfig = _config_0;
			const _config_1 = resolveClientEndpointParameters(_config_0);
			const _config_2 = resolveUserAgentConfig(_config_1);
			const _config_3 = resolveRetryConfig(_config_2);
			const _config_4 = resolveRegionConfig(_config_3);
			const _config_5 = resolveHostHeaderConfig(_config_4);
			const _config_6 = resolveEndpointConfig(_config_5);
			const _config_7 = resolveEventStreamSerdeConfig(_config_6);
			const _config_8 = resolveHttpAuthSchemeConfig(_config_7);
			const _config_9 = resolveEventStreamConfig(_config_8);
			const _config_10 = resolveWebSocketConfig(_config_9);
			const _config_11 = resolveRuntimeExtensions(_config_10, configuration?.extensions || []);
			this.config = _config_11;
			this.middlewareStack.use(getSchemaSerdePlugin(this.config));
			this.middlewareStack.use(getUserAgentPlugin(this.config));
			this.middlewareStack.use(getRetryPlugin(this.config));
			this.middlewareStack.use(getContentLengthPlugin(this.config));
			this.middlewareStack.use(getHostHeaderPlugin(this.config));
			this.middlewareStack.use(getLoggerPlugin(this.config));
			this.middlewareStack.use(getRecursionDetectionPlugin(this.config));
			this.middlewareStack.use(getHttpAuthSchemeEndpointRuleSetPlugin(this.config, {
				httpAuthSchemeParametersProvider: defaultBedrockRuntimeHttpAuthSchemeParametersProvider,
				identityProviderConfigProvider: async (config) => new DefaultIdentityProviderConfig({
					"aws.auth#sigv4": config.credentials,
					"smithy.api#httpBearerAuth": config.token
				})
			}));
			this.middlewareStack.use(getHttpSigningPlugin(this.config));
		}
		destroy() {
			super.destroy();
		}
	};
	const command = makeBuilder(commonParams, "AmazonBedrockFrontendService", "BedrockRuntimeClient", getEndpointPlugin);
	const _ep0 = {};
	const _mw0 = (Command, cs, config, o) => [];
	const _mw1 = (Command, cs, config, o) => [getEventStreamPlugin(config), getWebSocketPlugin(config, { headerPrefix: "x-amz-bedrock-" })];
	var ApplyGuardrailCommand = class extends command(_ep0, _mw0, "ApplyGuardrail", ApplyGuardrail$) {};
	var ConverseCommand = class extends command(_ep0, _mw0, "Converse", Converse$) {};
	var ConverseStreamCommand = class extends command(_ep0, _mw0, "ConverseStream", ConverseStream$) {};
	var CountTokensCommand = class extends command(_ep0, _mw0, "CountTokens", CountTokens$) {};
	var GetAsyncInvokeCommand = class extends command(_ep0, _mw0, "GetAsyncInvoke", GetAsyncInvoke$) {};
	var InvokeGuardrailChecksCommand = class extends command(_ep0, _mw0, "InvokeGuardrailChecks", InvokeGuardrailChecks$) {};
	var InvokeModelCommand = class extends command(_ep0, _mw0, "InvokeModel", InvokeModel$) {};
	var InvokeModelWithBidirectionalStreamCommand = class extends command(_ep0, _mw1, "InvokeModelWithBidirectionalStream", InvokeModelWithBidirectionalStream$) {};
	var InvokeModelWithResponseStreamCommand = class extends command(_ep0, _mw0, "InvokeModelWithResponseStream", InvokeModelWithResponseStream$) {};
	var ListAsyncInvokesCommand = class extends command(_ep0, _mw0, "ListAsyncInvokes", ListAsyncInvokes$) {};
	var StartAsyncInvokeCommand = class extends command(_ep0, _mw0, "StartAsyncInvoke", StartAsyncInvoke$) {};
	const paginateListAsyncInvokes = createPaginator(BedrockRuntimeClient, ListAsyncInvokesCommand, "nextToken", "nextToken", "maxResults");
	const commands = {
		ApplyGuardrailCommand,
		ConverseCommand,
		ConverseStreamCommand,
		CountTokensCommand,
		GetAsyncInvokeCommand,
		InvokeGuardrailChecksCommand,
		InvokeModelCommand,
		InvokeModelWithBidirectionalStreamCommand,
		InvokeModelWithResponseStreamCommand,
		ListAsyncInvokesCommand,
		StartAsyncInvokeCommand
	};
	const paginators = { paginateListAsyncInvokes };
	var BedrockRuntime = class extends BedrockRuntimeClient {};
	createAggregatedClient(commands, BedrockRuntime, { paginators });
	exports.BedrockRuntimeServiceException = BedrockRuntimeServiceException;
	exports.InternalServerException = InternalServerException;
	exports.ModelStreamErrorException = ModelStreamErrorException;
	exports.ModelTimeoutException = ModelTimeoutException;
	exports.ServiceUnavailableException = ServiceUnavailableException;
	exports.ThrottlingException = ThrottlingException;
	exports.ValidationException = ValidationException;
}));
// node_modules/@smithy/middleware-stack/dist-cjs/index.js
var require_dist_cjs$6 = __commonJSMin(((exports, module) => {
	var __defProp = Object.defineProperty;
	var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
	var __getOwnPropNames = Object.getOwnPropertyNames;
	var __hasOwnProp = Object.prototype.hasOwnProperty;
	var __name = (target, value) => __defProp(target, "name", {
		value,
		configurable: true
	});
	var __export = (target, all) => {
		for (var name in all) __defProp(target, name, {
			get: all[name],
			enumerable: true
		});
	};
	var __copyProps = (to, from, except, desc) => {
		if (from && typeof from === "object" || typeof from === "function") {
			for (let key of __getOwnPropNames(from)) if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
				get: () => from[key],
				enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
			});
		}
		return to;
	};
	var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
	var src_exports = {};
	__export(src_exports, { constructStack: () => constructStack });
	module.exports = __toCommonJS(src_exports);
	var getAllAliases = __name((name, aliases) => {
		const _aliases = [];
		if (name) _aliases.push(name);
		if (aliases) for (const alias of aliases) _aliases.push(alias);
		return _aliases;
	}, "getAllAliases");
	var getMiddlewareNameWithAliases = __name((name, aliases) => {
		return `${name || "anonymous"}${aliases && aliases.length > 0 ? ` (a.k.a. ${aliases.join(",")})` : ""}`;
	}, "getMiddlewareNameWithAliases");
	var constructStack = __name(() => {
		let absoluteEntries = [];
		let relativeEntries = [];
		let identifyOnResolve = false;
		const entriesNameSet = new Set();
		const sort = __name((entries) => entries.sort((a, b) => stepWeights[b.step] - stepWeights[a.step] || priorityWeights[b.priority || "normal"] - priorityWeights[a.priority || "normal"]), "sort");
		const removeByName = __name((toRemove) => {
			let isRemoved = false;
			const filterCb = __name((entry) => {
				const aliases = getAllAliases(entry.name, entry.aliases);
				if (aliases.includes(toRemove)) {
					isRemoved = true;
					for (const alias of aliases) entriesNameSet.delete(alias);
					return false;
				}
				return true;
			}, "filterCb");
			absoluteEntries = absoluteEntries.filter(filterCb);
			relativeEntries = relativeEntries.filter(filterCb);
			return isRemoved;
		}, "removeByName");
		const removeByReference = __name((toRemove) => {
			let isRemoved = false;
			const filterCb = __name((entry) => {
				if (entry.middleware === toRemove) {
					isRemoved = true;
					for (const alias of getAllAliases(entry.name, entry.aliases)) entriesNameSet.delete(alias);
					return false;
				}
				return true;
			}, "filterCb");
			absoluteEntries = absoluteEntries.filter(filterCb);
			relativeEntries = relativeEntries.filter(filterCb);
			return isRemoved;
		}, "removeByReference");
		const cloneTo = __name((toStack) => {
			var _a;
			absoluteEntries.forEach((entry) => {
				toStack.add(entry.middleware, { ...entry });
			});
			relativeEntries.forEach((entry) => {
				toStack.addRelativeTo(entry.middleware, { ...entry });
			});
			(_a = toStack.identifyOnResolve) == null || _a.call(toStack, stack.identifyOnResolve());
			return toStack;
		}, "cloneTo");
		const expandRelativeMiddlewareList = __name((from) => {
			const expandedMiddlewareList = [];
			from.before.forEach((entry) => {
				if (entry.before.length === 0 && entry.after.length === 0) expandedMiddlewareList.push(entry);
				else expandedMiddlewareList.push(...expandRelativeMiddlewareList(entry));
			});
			expandedMiddlewareList.push(from);
			from.after.reverse().forEach((entry) => {
				if (entry.before.length === 0 && entry.after.length === 0) expandedMiddlewareList.push(entry);
				else expandedMiddlewareList.push(...expandRelativeMiddlewareList(entry));
			});
			return expandedMiddlewareList;
		}, "expandRelativeMiddlewareList");
		const getMiddlewareList = __name((debug = false) => {
			const normalizedAbsoluteEntries = [];
			const normalizedRelativeEntries = [];
			const normalizedEntriesNameMap = {};
			absoluteEntries.forEach((entry) => {
				const normalizedEntry = {
					...entry,
					before: [],
					after: []
				};
				for (const alias of getAllAliases(normalizedEntry.name, normalizedEntry.aliases)) normalizedEntriesNameMap[alias] = normalizedEntry;
				normalizedAbsoluteEntries.push(normalizedEntry);
			});
			relativeEntries.forEach((entry) => {
				const normalizedEntry = {
					...entry,
					before: [],
					after: []
				};
				for (const alias of getAllAliases(normalizedEntry.name, normalizedEntry.aliases)) normalizedEntriesNameMap[alias] = normalizedEntry;
				normalizedRelativeEntries.push(normalizedEntry);
			});
			normalizedRelativeEntries.forEach((entry) => {
				if (entry.toMiddleware) {
					const toMiddleware = normalizedEntriesNameMap[entry.toMiddleware];
					if (toMiddleware === void 0) {
						if (debug) return;
						throw new Error(`${entry.toMiddleware} is not found when adding ${getMiddlewareNameWithAliases(entry.name, entry.aliases)} middleware ${entry.relation} ${entry.toMiddleware}`);
					}
					if (entry.relation === "after") toMiddleware.after.push(entry);
					if (entry.relation === "before") toMiddleware.before.push(entry);
				}
			});
			return sort(normalizedAbsoluteEntries).map(expandRelativeMiddlewareList).reduce((wholeList, expandedMiddlewareList) => {
				wholeList.push(...expandedMiddlewareList);
				return wholeList;
			}, []);
		}, "getMiddlewareList");
		const stack = {
			add: (middleware, options = {}) => {
				const { name, override, aliases: _aliases } = options;
				const entry = {
					step: "initialize",
					priority: "normal",
					middleware,
					...options
				};
				const aliases = getAllAliases(name, _aliases);
				if (aliases.length > 0) {
					if (aliases.some((alias) => entriesNameSet.has(alias))) {
						if (!override) throw new Error(`Duplicate middleware name '${getMiddlewareNameWithAliases(name, _aliases)}'`);
						for (const alias of aliases) {
							const toOverrideIndex = absoluteEntries.findIndex((entry2) => {
								var _a;
								return entry2.name === alias || ((_a = entry2.aliases) == null ? void 0 : _a.some((a) => a === alias));
							});
							if (toOverrideIndex === -1) continue;
							const toOverride = absoluteEntries[toOverrideIndex];
							if (toOverride.step !== entry.step || entry.priority !== toOverride.priority) throw new Error(`"${getMiddlewareNameWithAliases(toOverride.name, toOverride.aliases)}" middleware with ${toOverride.priority} priority in ${toOverride.step} step cannot be overridden by "${getMiddlewareNameWithAliases(name, _aliases)}" middleware with ${entry.priority} priority in ${entry.step} step.`);
							absoluteEntries.splice(toOverrideIndex, 1);
						}
					}
					for (const alias of aliases) entriesNameSet.add(alias);
				}
				absoluteEntries.push(entry);
			},
			addRelativeTo: (middleware, options) => {
				const { name, override, aliases: _aliases } = options;
				const entry = {
					middleware,
					...options
				};
				const aliases = getAllAliases(name, _aliases);
				if (aliases.length > 0) {
					if (aliases.some((alias) => entriesNameSet.has(alias))) {
						if (!override) throw new Error(`Duplicate middleware name '${getMiddlewareNameWithAliases(name, _aliases)}'`);
						for (const alias of aliases) {
							const toOverrideIndex = relativeEntries.findIndex((entry2) => {
								var _a;
								return entry2.name === alias || ((_a = entry2.aliases) == null ? void 0 : _a.some((a) => a === alias));
							});
							if (toOverrideIndex === -1) continue;
							const toOverride = relativeEntries[toOverrideIndex];
							if (toOverride.toMiddleware !== entry.toMiddleware || toOverride.relation !== entry.relation) throw new Error(`"${getMiddlewareNameWithAliases(toOverride.name, toOverride.aliases)}" middleware ${toOverride.relation} "${toOverride.toMiddleware}" middleware cannot be overridden by "${getMiddlewareNameWithAliases(name, _aliases)}" middleware ${entry.relation} "${entry.toMiddleware}" middleware.`);
							relativeEntries.splice(toOverrideIndex, 1);
						}
					}
					for (const alias of aliases) entriesNameSet.add(alias);
				}
				relativeEntries.push(entry);
			},
			clone: () => cloneTo(constructStack()),
			use: (plugin) => {
				plugin.applyToStack(stack);
			},
			remove: (toRemove) => {
				if (typeof toRemove === "string") return removeByName(toRemove);
				else return removeByReference(toRemove);
			},
			removeByTag: (toRemove) => {
				let isRemoved = false;
				const filterCb = __name((entry) => {
					const { tags, name, aliases: _aliases } = entry;
					if (tags && tags.includes(toRemove)) {
						const aliases = getAllAliases(name, _aliases);
						for (const alias of aliases) entriesNameSet.delete(alias);
						isRemoved = true;
						return false;
					}
					return true;
				}, "filterCb");
				absoluteEntries = absoluteEntries.filter(filterCb);
				relativeEntries = relativeEntries.filter(filterCb);
				return isRemoved;
			},
			concat: (from) => {
				var _a;
				const cloned = cloneTo(constructStack());
				cloned.use(from);
				cloned.identifyOnResolve(identifyOnResolve || cloned.identifyOnResolve() || (((_a = from.identifyOnResolve) == null ? void 0 : _a.call(from)) ?? false));
				return cloned;
			},
			applyToStack: cloneTo,
			identify: () => {
				return getMiddlewareList(true).map((mw) => {
					const step = mw.step ?? mw.relation + " " + mw.toMiddleware;
					return getMiddlewareNameWithAliases(mw.name, mw.aliases) + " - " + step;
				});
			},
			identifyOnResolve(toggle) {
				if (typeof toggle === "boolean") identifyOnResolve = toggle;
				return identifyOnResolve;
			},
			resolve: (handler, context) => {
				for (const middleware of getMiddlewareList().map((entry) => entry.middleware).reverse()) handler = middleware(handler, context);
				if (identifyOnResolve) console.log(stack.identify());
				return handler;
			}
		};
		return stack;
	}, "constructStack");
	var stepWeights = {
		initialize: 5,
		serialize: 4,
		build: 3,
		finalizeRequest: 2,
		deserialize: 1
	};
	var priorityWeights = {
		high: 3,
		normal: 2,
		low: 1
	};
	0 && (module.exports = { constructStack });
}));
// node_modules/@smithy/util-stream/node_modules/@smithy/util-utf8/dist-cjs/index.js
var require_dist_cjs$5 = __commonJSMin(((exports, module) => {
	var __defProp = Object.defineProperty;
	var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
	var __getOwnPropNames = Object.getOwnPropertyNames;
	var __hasOwnProp = Object.prototype.hasOwnProperty;
	var __name = (target, value) => __defProp(target, "name", {
		value,
		configurable: true
	});
	var __export = (target, all) => {
		for (var name in all) __defProp(target, name, {
			get: all[name],
			enumerable: true
		});
	};
	var __copyProps = (to, from, except, desc) => {
		if (from && typeof from === "object" || typeof from === "function") {
			for (let key of __getOwnPropNames(from)) if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
				get: () => from[key],
				enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
			});
		}
		return to;
	};
	var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
	var src_exports = {};
	__export(src_exports, {
		fromUtf8: () => fromUtf8,
		toUint8Array: () => toUint8Array,
		toUtf8: () => toUtf8
	});
	module.exports = __toCommonJS(src_exports);
	var import_util_buffer_from = require_dist_cjs$14();
	var fromUtf8 = __name((input) => {
		const buf = (0, import_util_buffer_from.fromString)(input, "utf8");
		return new Uint8Array(buf.buffer, buf.byteOffset, buf.byteLength / Uint8Array.BYTES_PER_ELEMENT);
	}, "fromUtf8");
	var toUint8Array = __name((data) => {
		if (typeof data === "string") return fromUtf8(data);
		if (ArrayBuffer.isView(data)) return new Uint8Array(data.buffer, data.byteOffset, data.byteLength / Uint8Array.BYTES_PER_ELEMENT);
		return new Uint8Array(data);
	}, "toUint8Array");
	var toUtf8 = __name((input) => {
		if (typeof input === "string") return input;
		if (typeof input !== "object" || typeof input.byteOffset !== "number" || typeof input.byteLength !== "number") throw new Error("@smithy/util-utf8: toUtf8 encoder function only accepts string | Uint8Array.");
		return (0, import_util_buffer_from.fromArrayBuffer)(input.buffer, input.byteOffset, input.byteLength).toString("utf8");
	}, "toUtf8");
	0 && (module.exports = {
		fromUtf8,
		toUint8Array,
		toUtf8
	});
}));
// node_modules/@smithy/util-stream/dist-cjs/getAwsChunkedEncodingStream.js
var require_getAwsChunkedEncodingStream = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.getAwsChunkedEncodingStream = void 0;
	const stream_1 = __require("stream");
	const getAwsChunkedEncodingStream = (readableStream, options) => {
		const { base64Encoder, bodyLengthChecker, checksumAlgorithmFn, checksumLocationName, streamHasher } = options;
		const checksumRequired = base64Encoder !== void 0 && checksumAlgorithmFn !== void 0 && checksumLocationName !== void 0 && streamHasher !== void 0;
		const digest = checksumRequired ? streamHasher(checksumAlgorithmFn, readableStream) : void 0;
		const awsChunkedEncodingStream = new stream_1.Readable({ read: () => {} });
		readableStream.on("data", (data) => {
			const length = bodyLengthChecker(data) || 0;
			awsChunkedEncodingStream.push(`${length.toString(16)}\r\n`);
			awsChunkedEncodingStream.push(data);
			awsChunkedEncodingStream.push("\r\n");
		});
		readableStream.on("end", async () => {
			awsChunkedEncodingStream.push(`0\r\n`);
			if (checksumRequired) {
				const checksum = base64Encoder(await digest);
				awsChunkedEncodingStream.push(`${checksumLocationName}:${checksum}\r\n`);
				awsChunkedEncodingStream.push(`\r\n`);
			}
			awsChunkedEncodingStream.push(null);
		});
		return awsChunkedEncodingStream;
	};
	exports.getAwsChunkedEncodingStream = getAwsChunkedEncodingStream;
}));
// node_modules/@smithy/querystring-builder/node_modules/@smithy/util-uri-escape/dist-cjs/index.js
var require_dist_cjs$4 = __commonJSMin(((exports, module) => {
	var __defProp = Object.defineProperty;
	var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
	var __getOwnPropNames = Object.getOwnPropertyNames;
	var __hasOwnProp = Object.prototype.hasOwnProperty;
	var __name = (target, value) => __defProp(target, "name", {
		value,
		configurable: true
	});
	var __export = (target, all) => {
		for (var name in all) __defProp(target, name, {
			get: all[name],
			enumerable: true
		});
	};
	var __copyProps = (to, from, except, desc) => {
		if (from && typeof from === "object" || typeof from === "function") {
			for (let key of __getOwnPropNames(from)) if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
				get: () => from[key],
				enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
			});
		}
		return to;
	};
	var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
	var src_exports = {};
	__export(src_exports, {
		escapeUri: () => escapeUri,
		escapeUriPath: () => escapeUriPath
	});
	module.exports = __toCommonJS(src_exports);
	var escapeUri = __name((uri) => encodeURIComponent(uri).replace(/[!'()*]/g, hexEncode), "escapeUri");
	var hexEncode = __name((c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`, "hexEncode");
	var escapeUriPath = __name((uri) => uri.split("/").map(escapeUri).join("/"), "escapeUriPath");
	0 && (module.exports = {
		escapeUri,
		escapeUriPath
	});
}));
// node_modules/@smithy/querystring-builder/dist-cjs/index.js
var require_dist_cjs$3 = __commonJSMin(((exports, module) => {
	var __defProp = Object.defineProperty;
	var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
	var __getOwnPropNames = Object.getOwnPropertyNames;
	var __hasOwnProp = Object.prototype.hasOwnProperty;
	var __name = (target, value) => __defProp(target, "name", {
		value,
		configurable: true
	});
	var __export = (target, all) => {
		for (var name in all) __defProp(target, name, {
			get: all[name],
			enumerable: true
		});
	};
	var __copyProps = (to, from, except, desc) => {
		if (from && typeof from === "object" || typeof from === "function") {
			for (let key of __getOwnPropNames(from)) if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
				get: () => from[key],
				enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
			});
		}
		return to;
	};
	var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
	var src_exports = {};
	__export(src_exports, { buildQueryString: () => buildQueryString });
	module.exports = __toCommonJS(src_exports);
	var import_util_uri_escape = require_dist_cjs$4();
	function buildQueryString(query) {
		const parts = [];
		for (let key of Object.keys(query).sort()) {
			const value = query[key];
			key = (0, import_util_uri_escape.escapeUri)(key);
			if (Array.isArray(value)) for (let i = 0, iLen = value.length; i < iLen; i++) parts.push(`${key}=${(0, import_util_uri_escape.escapeUri)(value[i])}`);
			else {
				let qsEntry = key;
				if (value || typeof value === "string") qsEntry += `=${(0, import_util_uri_escape.escapeUri)(value)}`;
				parts.push(qsEntry);
			}
		}
		return parts.join("&");
	}
	__name(buildQueryString, "buildQueryString");
	0 && (module.exports = { buildQueryString });
}));
// node_modules/@smithy/util-stream/node_modules/@smithy/node-http-handler/dist-cjs/index.js
var require_dist_cjs$2 = __commonJSMin(((exports, module) => {
	var __create = Object.create;
	var __defProp = Object.defineProperty;
	var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
	var __getOwnPropNames = Object.getOwnPropertyNames;
	var __getProtoOf = Object.getPrototypeOf;
	var __hasOwnProp = Object.prototype.hasOwnProperty;
	var __name = (target, value) => __defProp(target, "name", {
		value,
		configurable: true
	});
	var __export = (target, all) => {
		for (var name in all) __defProp(target, name, {
			get: all[name],
			enumerable: true
		});
	};
	var __copyProps = (to, from, except, desc) => {
		if (from && typeof from === "object" || typeof from === "function") {
			for (let key of __getOwnPropNames(from)) if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
				get: () => from[key],
				enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
			});
		}
		return to;
	};
	var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", {
		value: mod,
		enumerable: true
	}) : target, mod));
	var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
	var src_exports = {};
	__export(src_exports, {
		DEFAULT_REQUEST_TIMEOUT: () => DEFAULT_REQUEST_TIMEOUT,
		NodeHttp2Handler: () => NodeHttp2Handler,
		NodeHttpHandler: () => NodeHttpHandler,
		streamCollector: () => streamCollector
	});
	module.exports = __toCommonJS(src_exports);
	var import_protocol_http = require_dist_cjs$28();
	var import_querystring_builder = require_dist_cjs$3();
	var import_http = __require("http");
	var import_https = __require("https");
	var NODEJS_TIMEOUT_ERROR_CODES = [
		"ECONNRESET",
		"EPIPE",
		"ETIMEDOUT"
	];
	var getTransformedHeaders = __name((headers) => {
		const transformedHeaders = {};
		for (const name of Object.keys(headers)) {
			const headerValues = headers[name];
			transformedHeaders[name] = Array.isArray(headerValues) ? headerValues.join(",") : headerValues;
		}
		return transformedHeaders;
	}, "getTransformedHeaders");
	var setConnectionTimeout = __name((request, reject, timeoutInMs = 0) => {
		if (!timeoutInMs) return;
		const timeoutId = setTimeout(() => {
			request.destroy();
			reject(Object.assign(new Error(`Socket timed out without establishing a connection within ${timeoutInMs} ms`), { name: "TimeoutError" }));
		}, timeoutInMs);
		request.on("socket", (socket) => {
			if (socket.connecting) socket.on("connect", () => {
				clearTimeout(timeoutId);
			});
			else clearTimeout(timeoutId);
		});
	}, "setConnectionTimeout");
	var setSocketKeepAlive = __name((request, { keepAlive, keepAliveMsecs }) => {
		if (keepAlive !== true) return;
		request.on("socket", (socket) => {
			socket.setKeepAlive(keepAlive, keepAliveMsecs || 0);
		});
	}, "setSocketKeepAlive");
	var setSocketTimeout = __name((request, reject, timeoutInMs = 0) => {
		request.setTimeout(timeoutInMs, () => {
			request.destroy();
			reject(Object.assign(new Error(`Connection timed out after ${timeoutInMs} ms`), { name: "TimeoutError" }));
		});
	}, "setSocketTimeout");
	var import_stream = __require("stream");
	var MIN_WAIT_TIME = 1e3;
	async function writeRequestBody(httpRequest, request, maxContinueTimeoutMs = MIN_WAIT_TIME) {
		const headers = request.headers ?? {};
		const expect = headers["Expect"] || headers["expect"];
		let timeoutId = -1;
		let hasError = false;
		if (expect === "100-continue") await Promise.race([new Promise((resolve) => {
			timeoutId = Number(setTimeout(resolve, Math.max(MIN_WAIT_TIME, maxContinueTimeoutMs)));
		}), new Promise((resolve) => {
			httpRequest.on("continue", () => {
				clearTimeout(timeoutId);
				resolve();
			});
			httpRequest.on("error", () => {
				hasError = true;
				clearTimeout(timeoutId);
				resolve();
			});
		})]);
		if (!hasError) writeBody(httpRequest, request.body);
	}
	__name(writeRequestBody, "writeRequestBody");
	function writeBody(httpRequest, body) {
		if (body instanceof import_stream.Readable) {
			body.pipe(httpRequest);
			return;
		}
		if (body) {
			if (Buffer.isBuffer(body) || typeof body === "string") {
				httpRequest.end(body);
				return;
			}
			const uint8 = body;
			if (typeof uint8 === "object" && uint8.buffer && typeof uint8.byteOffset === "number" && typeof uint8.byteLength === "number") {
				httpRequest.end(Buffer.from(uint8.buffer, uint8.byteOffset, uint8.byteLength));
				return;
			}
			httpRequest.end(Buffer.from(body));
			return;
		}
		httpRequest.end();
	}
	__name(writeBody, "writeBody");
	var DEFAULT_REQUEST_TIMEOUT = 0;
	var _NodeHttpHandler = class _NodeHttpHandler {
		constructor(options) {
			this.socketWarningTimestamp = 0;
			this.metadata = { handlerProtocol: "http/1.1" };
			this.configProvider = new Promise((resolve, reject) => {
				if (typeof options === "function") options().then((_options) => {
					resolve(this.resolveDefaultConfig(_options));
				}).catch(reject);
				else resolve(this.resolveDefaultConfig(options));
			});
		}
		static create(instanceOrOptions) {
			if (typeof (instanceOrOptions == null ? void 0 : instanceOrOptions.handle) === "function") return instanceOrOptions;
			return new _NodeHttpHandler(instanceOrOptions);
		}
		static checkSocketUsage(agent, socketWarningTimestamp) {
			var _a, _b;
			const { sockets, requests, maxSockets } = agent;
			if (typeof maxSockets !== "number" || maxSockets === 1e400) return socketWarningTimestamp;
			if (Date.now() - 15e3 < socketWarningTimestamp) return socketWarningTimestamp;
			if (sockets && requests) for (const origin in sockets) {
				const socketsInUse = ((_a = sockets[origin]) == null ? void 0 : _a.length) ?? 0;
				const requestsEnqueued = ((_b = requests[origin]) == null ? void 0 : _b.length) ?? 0;
				if (socketsInUse >= maxSockets && requestsEnqueued >= 2 * maxSockets) {
					console.warn("@smithy/node-http-handler:WARN", `socket usage at capacity=${socketsInUse} and ${requestsEnqueued} additional requests are enqueued.`, "See https://docs.aws.amazon.com/sdk-for-javascript/v3/developer-guide/node-configuring-maxsockets.html", "or increase socketAcquisitionWarningTimeout=(millis) in the NodeHttpHandler config.");
					return Date.now();
				}
			}
			return socketWarningTimestamp;
		}
		resolveDefaultConfig(options) {
			const { requestTimeout, connectionTimeout, socketTimeout, httpAgent, httpsAgent } = options || {};
			const keepAlive = true;
			const maxSockets = 50;
			return {
				connectionTimeout,
				requestTimeout: requestTimeout ?? socketTimeout,
				httpAgent: (() => {
					if (httpAgent instanceof import_http.Agent || typeof (httpAgent == null ? void 0 : httpAgent.destroy) === "function") return httpAgent;
					return new import_http.Agent({
						keepAlive,
						maxSockets,
						...httpAgent
					});
				})(),
				httpsAgent: (() => {
					if (httpsAgent instanceof import_https.Agent || typeof (httpsAgent == null ? void 0 : httpsAgent.destroy) === "function") return httpsAgent;
					return new import_https.Agent({
						keepAlive,
						maxSockets,
						...httpsAgent
					});
				})()
			};
		}
		destroy() {
			var _a, _b, _c, _d;
			(_b = (_a = this.config) == null ? void 0 : _a.httpAgent) == null || _b.destroy();
			(_d = (_c = this.config) == null ? void 0 : _c.httpsAgent) == null || _d.destroy();
		}
		async handle(request, { abortSignal } = {}) {
			if (!this.config) this.config = await this.configProvider;
			let socketCheckTimeoutId;
			return new Promise((_resolve, _reject) => {
				let writeRequestBodyPromise = void 0;
				const resolve = __name(async (arg) => {
					await writeRequestBodyPromise;
					clearTimeout(socketCheckTimeoutId);
					_resolve(arg);
				}, "resolve");
				const reject = __name(async (arg) => {
					await writeRequestBodyPromise;
					_reject(arg);
				}, "reject");
				if (!this.config) throw new Error("Node HTTP request handler config is not resolved");
				if (abortSignal == null ? void 0 : abortSignal.aborted) {
					const abortError = new Error("Request aborted");
					abortError.name = "AbortError";
					reject(abortError);
					return;
				}
				const isSSL = request.protocol === "https:";
				const agent = isSSL ? this.config.httpsAgent : this.config.httpAgent;
				socketCheckTimeoutId = setTimeout(() => {
					this.socketWarningTimestamp = _NodeHttpHandler.checkSocketUsage(agent, this.socketWarningTimestamp);
				}, this.config.socketAcquisitionWarningTimeout ?? (this.config.requestTimeout ?? 2e3) + (this.config.connectionTimeout ?? 1e3));
				const queryString = (0, import_querystring_builder.buildQueryString)(request.query || {});
				let auth = void 0;
				if (request.username != null || request.password != null) auth = `${request.username ?? ""}:${request.password ?? ""}`;
				let path = request.path;
				if (queryString) path += `?${queryString}`;
				if (request.fragment) path += `#${request.fragment}`;
				const nodeHttpsOptions = {
					headers: request.headers,
					host: request.hostname,
					method: request.method,
					path,
					port: request.port,
					agent,
					auth
				};
				const req = (isSSL ? import_https.request : import_http.request)(nodeHttpsOptions, (res) => {
					const httpResponse = new import_protocol_http.HttpResponse({
						statusCode: res.statusCode || -1,
						reason: res.statusMessage,
						headers: getTransformedHeaders(res.headers),
						body: res
					});
					resolve({ response: httpResponse });
				});
				req.on("error", (err) => {
					if (NODEJS_TIMEOUT_ERROR_CODES.includes(err.code)) reject(Object.assign(err, { name: "TimeoutError" }));
					else reject(err);
				});
				setConnectionTimeout(req, reject, this.config.connectionTimeout);
				setSocketTimeout(req, reject, this.config.requestTimeout);
				if (abortSignal) abortSignal.onabort = () => {
					req.abort();
					const abortError = new Error("Request aborted");
					abortError.name = "AbortError";
					reject(abortError);
				};
				const httpAgent = nodeHttpsOptions.agent;
				if (typeof httpAgent === "object" && "keepAlive" in httpAgent) setSocketKeepAlive(req, {
					keepAlive: httpAgent.keepAlive,
					keepAliveMsecs: httpAgent.keepAliveMsecs
				});
				writeRequestBodyPromise = writeRequestBody(req, request, this.config.requestTimeout).catch(_reject);
			});
		}
		updateHttpClientConfig(key, value) {
			this.config = void 0;
			this.configProvider = this.configProvider.then((config) => {
				return {
					...config,
					[key]: value
				};
			});
		}
		httpHandlerConfigs() {
			return this.config ?? {};
		}
	};
	__name(_NodeHttpHandler, "NodeHttpHandler");
	var NodeHttpHandler = _NodeHttpHandler;
	var import_http22 = __require("http2");
	var import_http2 = __toESM(__require("http2"));
	var _NodeHttp2ConnectionPool = class _NodeHttp2ConnectionPool {
		constructor(sessions) {
			this.sessions = [];
			this.sessions = sessions ?? [];
		}
		poll() {
			if (this.sessions.length > 0) return this.sessions.shift();
		}
		offerLast(session) {
			this.sessions.push(session);
		}
		contains(session) {
			return this.sessions.includes(session);
		}
		remove(session) {
			this.sessions = this.sessions.filter((s) => s !== session);
		}
		[Symbol.iterator]() {
			return this.sessions[Symbol.iterator]();
		}
		destroy(connection) {
			for (const session of this.sessions) if (session === connection) {
				if (!session.destroyed) session.destroy();
			}
		}
	};
	__name(_NodeHttp2ConnectionPool, "NodeHttp2ConnectionPool");
	var NodeHttp2ConnectionPool = _NodeHttp2ConnectionPool;
	var _NodeHttp2ConnectionManager = class _NodeHttp2ConnectionManager {
		constructor(config) {
			this.sessionCache = new Map();
			this.config = config;
			if (this.config.maxConcurrency && this.config.maxConcurrency <= 0) throw new RangeError("maxConcurrency must be greater than zero.");
		}
		lease(requestContext, connectionConfiguration) {
			const url = this.getUrlString(requestContext);
			const existingPool = this.sessionCache.get(url);
			if (existingPool) {
				const existingSession = existingPool.poll();
				if (existingSession && !this.config.disableConcurrency) return existingSession;
			}
			const session = import_http2.default.connect(url);
			if (this.config.maxConcurrency) session.settings({ maxConcurrentStreams: this.config.maxConcurrency }, (err) => {
				if (err) throw new Error("Fail to set maxConcurrentStreams to " + this.config.maxConcurrency + "when creating new session for " + requestContext.destination.toString());
			});
			session.unref();
			const destroySessionCb = __name(() => {
				session.destroy();
				this.deleteSession(url, session);
			}, "destroySessionCb");
			session.on("goaway", destroySessionCb);
			session.on("error", destroySessionCb);
			session.on("frameError", destroySessionCb);
			session.on("close", () => this.deleteSession(url, session));
			if (connectionConfiguration.requestTimeout) session.setTimeout(connectionConfiguration.requestTimeout, destroySessionCb);
			const connectionPool = this.sessionCache.get(url) || new NodeHttp2ConnectionPool();
			connectionPool.offerLast(session);
			this.sessionCache.set(url, connectionPool);
			return session;
		}
		deleteSession(authority, session) {
			const existingConnectionPool = this.sessionCache.get(authority);
			if (!existingConnectionPool) return;
			if (!existingConnectionPool.contains(session)) return;
			existingConnectionPool.remove(session);
			this.sessionCache.set(authority, existingConnectionPool);
		}
		release(requestContext, session) {
			var _a;
			const cacheKey = this.getUrlString(requestContext);
			(_a = this.sessionCache.get(cacheKey)) == null || _a.offerLast(session);
		}
		destroy() {
			for (const [key, connectionPool] of this.sessionCache) {
				for (const session of connectionPool) {
					if (!session.destroyed) session.destroy();
					connectionPool.remove(session);
				}
				this.sessionCache.delete(key);
			}
		}
		setMaxConcurrentStreams(maxConcurrentStreams) {
			if (this.config.maxConcurrency && this.config.maxConcurrency <= 0) throw new RangeError("maxConcurrentStreams must be greater than zero.");
			this.config.maxConcurrency = maxConcurrentStreams;
		}
		setDisableConcurrentStreams(disableConcurrentStreams) {
			this.config.disableConcurrency = disableConcurrentStreams;
		}
		getUrlString(request) {
			return request.destination.toString();
		}
	};
	__name(_NodeHttp2ConnectionManager, "NodeHttp2ConnectionManager");
	var NodeHttp2ConnectionManager = _NodeHttp2ConnectionManager;
	var _NodeHttp2Handler = class _NodeHttp2Handler {
		constructor(options) {
			this.metadata = { handlerProtocol: "h2" };
			this.connectionManager = new NodeHttp2ConnectionManager({});
			this.configProvider = new Promise((resolve, reject) => {
				if (typeof options === "function") options().then((opts) => {
					resolve(opts || {});
				}).catch(reject);
				else resolve(options || {});
			});
		}
		static create(instanceOrOptions) {
			if (typeof (instanceOrOptions == null ? void 0 : instanceOrOptions.handle) === "function") return instanceOrOptions;
			return new _NodeHttp2Handler(instanceOrOptions);
		}
		destroy() {
			this.connectionManager.destroy();
		}
		async handle(request, { abortSignal } = {}) {
			if (!this.config) {
				this.config = await this.configProvider;
				this.connectionManager.setDisableConcurrentStreams(this.config.disableConcurrentStreams || false);
				if (this.config.maxConcurrentStreams) this.connectionManager.setMaxConcurrentStreams(this.config.maxConcurrentStreams);
			}
			const { requestTimeout, disableConcurrentStreams } = this.config;
			return new Promise((_resolve, _reject) => {
				var _a;
				let fulfilled = false;
				let writeRequestBodyPromise = void 0;
				const resolve = __name(async (arg) => {
					await writeRequestBodyPromise;
					_resolve(arg);
				}, "resolve");
				const reject = __name(async (arg) => {
					await writeRequestBodyPromise;
					_reject(arg);
				}, "reject");
				if (abortSignal == null ? void 0 : abortSignal.aborted) {
					fulfilled = true;
					const abortError = new Error("Request aborted");
					abortError.name = "AbortError";
					reject(abortError);
					return;
				}
				const { hostname, method, port, protocol, query } = request;
				let auth = "";
				if (request.username != null || request.password != null) auth = `${request.username ?? ""}:${request.password ?? ""}@`;
				const authority = `${protocol}//${auth}${hostname}${port ? `:${port}` : ""}`;
				const requestContext = { destination: new URL(authority) };
				const session = this.connectionManager.lease(requestContext, {
					requestTimeout: (_a = this.config) == null ? void 0 : _a.sessionTimeout,
					disableConcurrentStreams: disableConcurrentStreams || false
				});
				const rejectWithDestroy = __name((err) => {
					if (disableConcurrentStreams) this.destroySession(session);
					fulfilled = true;
					reject(err);
				}, "rejectWithDestroy");
				const queryString = (0, import_querystring_builder.buildQueryString)(query || {});
				let path = request.path;
				if (queryString) path += `?${queryString}`;
				if (request.fragment) path += `#${request.fragment}`;
				const req = session.request({
					...request.headers,
					[import_http22.constants.HTTP2_HEADER_PATH]: path,
					[import_http22.constants.HTTP2_HEADER_METHOD]: method
				});
				session.ref();
				req.on("response", (headers) => {
					const httpResponse = new import_protocol_http.HttpResponse({
						statusCode: headers[":status"] || -1,
						headers: getTransformedHeaders(headers),
						body: req
					});
					fulfilled = true;
					resolve({ response: httpResponse });
					if (disableConcurrentStreams) {
						session.close();
						this.connectionManager.deleteSession(authority, session);
					}
				});
				if (requestTimeout) req.setTimeout(requestTimeout, () => {
					req.close();
					const timeoutError = new Error(`Stream timed out because of no activity for ${requestTimeout} ms`);
					timeoutError.name = "TimeoutError";
					rejectWithDestroy(timeoutError);
				});
				if (abortSignal) abortSignal.onabort = () => {
					req.close();
					const abortError = new Error("Request aborted");
					abortError.name = "AbortError";
					rejectWithDestroy(abortError);
				};
				req.on("frameError", (type, code, id) => {
					rejectWithDestroy(new Error(`Frame type id ${type} in stream id ${id} has failed with code ${code}.`));
				});
				req.on("error", rejectWithDestroy);
				req.on("aborted", () => {
					rejectWithDestroy(new Error(`HTTP/2 stream is abnormally aborted in mid-communication with result code ${req.rstCode}.`));
				});
				req.on("close", () => {
					session.unref();
					if (disableConcurrentStreams) session.destroy();
					if (!fulfilled) rejectWithDestroy(new Error("Unexpected error: http2 request did not get a response"));
				});
				writeRequestBodyPromise = writeRequestBody(req, request, requestTimeout);
			});
		}
		updateHttpClientConfig(key, value) {
			this.config = void 0;
			this.configProvider = this.configProvider.then((config) => {
				return {
					...config,
					[key]: value
				};
			});
		}
		httpHandlerConfigs() {
			return this.config ?? {};
		}
		destroySession(session) {
			if (!session.destroyed) session.destroy();
		}
	};
	__name(_NodeHttp2Handler, "NodeHttp2Handler");
	var NodeHttp2Handler = _NodeHttp2Handler;
	var _Collector = class _Collector extends import_stream.Writable {
		constructor() {
			super(...arguments);
			this.bufferedBytes = [];
		}
		_write(chunk, encoding, callback) {
			this.bufferedBytes.push(chunk);
			callback();
		}
	};
	__name(_Collector, "Collector");
	var Collector = _Collector;
	var streamCollector = __name((stream) => new Promise((resolve, reject) => {
		const collector = new Collector();
		stream.pipe(collector);
		stream.on("error", (err) => {
			collector.end();
			reject(err);
		});
		collector.on("error", reject);
		collector.on("finish", function() {
			resolve(new Uint8Array(Buffer.concat(this.bufferedBytes)));
		});
	}), "streamCollector");
	0 && (module.exports = {
		DEFAULT_REQUEST_TIMEOUT,
		NodeHttpHandler,
		NodeHttp2Handler,
		streamCollector
	});
}));
// node_modules/@smithy/util-stream/dist-cjs/sdk-stream-mixin.js
var require_sdk_stream_mixin = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.sdkStreamMixin = void 0;
	const node_http_handler_1 = require_dist_cjs$2();
	const util_buffer_from_1 = require_dist_cjs$14();
	const stream_1 = __require("stream");
	const util_1 = __require("util");
	const ERR_MSG_STREAM_HAS_BEEN_TRANSFORMED = "The stream has already been transformed.";
	const sdkStreamMixin = (stream) => {
		var _a, _b;
		if (!(stream instanceof stream_1.Readable)) {
			const name = ((_b = (_a = stream === null || stream === void 0 ? void 0 : stream.__proto__) === null || _a === void 0 ? void 0 : _a.constructor) === null || _b === void 0 ? void 0 : _b.name) || stream;
			throw new Error(`Unexpected stream implementation, expect Stream.Readable instance, got ${name}`);
		}
		let transformed = false;
		const transformToByteArray = async () => {
			if (transformed) throw new Error(ERR_MSG_STREAM_HAS_BEEN_TRANSFORMED);
			transformed = true;
			return await (0, node_http_handler_1.streamCollector)(stream);
		};
		return Object.assign(stream, {
			transformToByteArray,
			transformToString: async (encoding) => {
				const buf = await transformToByteArray();
				if (encoding === void 0 || Buffer.isEncoding(encoding)) return (0, util_buffer_from_1.fromArrayBuffer)(buf.buffer, buf.byteOffset, buf.byteLength).toString(encoding);
				else return new util_1.TextDecoder(encoding).decode(buf);
			},
			transformToWebStream: () => {
				if (transformed) throw new Error(ERR_MSG_STREAM_HAS_BEEN_TRANSFORMED);
				if (stream.readableFlowing !== null) throw new Error("The stream has been consumed by other callbacks.");
				if (typeof stream_1.Readable.toWeb !== "function") throw new Error("Readable.toWeb() is not supported. Please make sure you are using Node.js >= 17.0.0, or polyfill is available.");
				transformed = true;
				return stream_1.Readable.toWeb(stream);
			}
		});
	};
	exports.sdkStreamMixin = sdkStreamMixin;
}));
// node_modules/@smithy/util-stream/dist-cjs/index.js
var require_dist_cjs$1 = __commonJSMin(((exports, module) => {
	var __defProp = Object.defineProperty;
	var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
	var __getOwnPropNames = Object.getOwnPropertyNames;
	var __hasOwnProp = Object.prototype.hasOwnProperty;
	var __name = (target, value) => __defProp(target, "name", {
		value,
		configurable: true
	});
	var __export = (target, all) => {
		for (var name in all) __defProp(target, name, {
			get: all[name],
			enumerable: true
		});
	};
	var __copyProps = (to, from, except, desc) => {
		if (from && typeof from === "object" || typeof from === "function") {
			for (let key of __getOwnPropNames(from)) if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
				get: () => from[key],
				enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
			});
		}
		return to;
	};
	var __reExport = (target, mod, secondTarget) => (__copyProps(target, mod, "default"), secondTarget && __copyProps(secondTarget, mod, "default"));
	var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
	var src_exports = {};
	__export(src_exports, { Uint8ArrayBlobAdapter: () => Uint8ArrayBlobAdapter });
	module.exports = __toCommonJS(src_exports);
	var import_util_base64 = require_dist_cjs$12();
	var import_util_utf8 = require_dist_cjs$5();
	function transformToString(payload, encoding = "utf-8") {
		if (encoding === "base64") return (0, import_util_base64.toBase64)(payload);
		return (0, import_util_utf8.toUtf8)(payload);
	}
	__name(transformToString, "transformToString");
	function transformFromString(str, encoding) {
		if (encoding === "base64") return Uint8ArrayBlobAdapter.mutate((0, import_util_base64.fromBase64)(str));
		return Uint8ArrayBlobAdapter.mutate((0, import_util_utf8.fromUtf8)(str));
	}
	__name(transformFromString, "transformFromString");
	var _Uint8ArrayBlobAdapter = class _Uint8ArrayBlobAdapter extends Uint8Array {
		static fromString(source, encoding = "utf-8") {
			switch (typeof source) {
				case "string": return transformFromString(source, encoding);
				default: throw new Error(`Unsupported conversion from ${typeof source} to Uint8ArrayBlobAdapter.`);
			}
		}
		static mutate(source) {
			Object.setPrototypeOf(source, _Uint8ArrayBlobAdapter.prototype);
			return source;
		}
		transformToString(encoding = "utf-8") {
			return transformToString(this, encoding);
		}
	};
	__name(_Uint8ArrayBlobAdapter, "Uint8ArrayBlobAdapter");
	var Uint8ArrayBlobAdapter = _Uint8ArrayBlobAdapter;
	__reExport(src_exports, require_getAwsChunkedEncodingStream(), module.exports);
	__reExport(src_exports, require_sdk_stream_mixin(), module.exports);
	0 && (module.exports = {
		Uint8ArrayBlobAdapter,
		getAwsChunkedEncodingStream,
		sdkStreamMixin
	});
}));
// node_modules/@smithy/smithy-client/dist-cjs/index.js
var require_dist_cjs = __commonJSMin(((exports, module) => {
	var __defProp = Object.defineProperty;
	var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
	var __getOwnPropNames = Object.getOwnPropertyNames;
	var __hasOwnProp = Object.prototype.hasOwnProperty;
	var __name = (target, value) => __defProp(target, "name", {
		value,
		configurable: true
	});
	var __export = (target, all) => {
		for (var name in all) __defProp(target, name, {
			get: all[name],
			enumerable: true
		});
	};
	var __copyProps = (to, from, except, desc) => {
		if (from && typeof from === "object" || typeof from === "function") {
			for (let key of __getOwnPropNames(from)) if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
				get: () => from[key],
				enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
			});
		}
		return to;
	};
	var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
	var src_exports = {};
	__export(src_exports, {
		Client: () => Client,
		Command: () => Command,
		LazyJsonString: () => LazyJsonString,
		NoOpLogger: () => NoOpLogger,
		SENSITIVE_STRING: () => SENSITIVE_STRING,
		ServiceException: () => ServiceException,
		StringWrapper: () => StringWrapper,
		_json: () => _json,
		collectBody: () => collectBody,
		convertMap: () => convertMap,
		createAggregatedClient: () => createAggregatedClient,
		dateToUtcString: () => dateToUtcString,
		decorateServiceException: () => decorateServiceException,
		emitWarningIfUnsupportedVersion: () => emitWarningIfUnsupportedVersion,
		expectBoolean: () => expectBoolean,
		expectByte: () => expectByte,
		expectFloat32: () => expectFloat32,
		expectInt: () => expectInt,
		expectInt32: () => expectInt32,
		expectLong: () => expectLong,
		expectNonNull: () => expectNonNull,
		expectNumber: () => expectNumber,
		expectObject: () => expectObject,
		expectShort: () => expectShort,
		expectString: () => expectString,
		expectUnion: () => expectUnion,
		extendedEncodeURIComponent: () => extendedEncodeURIComponent,
		getArrayIfSingleItem: () => getArrayIfSingleItem,
		getDefaultClientConfiguration: () => getDefaultClientConfiguration,
		getDefaultExtensionConfiguration: () => getDefaultExtensionConfiguration,
		getValueFromTextNode: () => getValueFromTextNode,
		handleFloat: () => handleFloat,
		limitedParseDouble: () => limitedParseDouble,
		limitedParseFloat: () => limitedParseFloat,
		limitedParseFloat32: () => limitedParseFloat32,
		loadConfigsForDefaultMode: () => loadConfigsForDefaultMode,
		logger: () => logger,
		map: () => map,
		parseBoolean: () => parseBoolean,
		parseEpochTimestamp: () => parseEpochTimestamp,
		parseRfc3339DateTime: () => parseRfc3339DateTime,
		parseRfc3339DateTimeWithOffset: () => parseRfc3339DateTimeWithOffset,
		parseRfc7231DateTime: () => parseRfc7231DateTime,
		resolveDefaultRuntimeConfig: () => resolveDefaultRuntimeConfig,
		resolvedPath: () => resolvedPath,
		serializeFloat: () => serializeFloat,
		splitEvery: () => splitEvery,
		strictParseByte: () => strictParseByte,
		strictParseDouble: () => strictParseDouble,
		strictParseFloat: () => strictParseFloat,
		strictParseFloat32: () => strictParseFloat32,
		strictParseInt: () => strictParseInt,
		strictParseInt32: () => strictParseInt32,
		strictParseLong: () => strictParseLong,
		strictParseShort: () => strictParseShort,
		take: () => take,
		throwDefaultError: () => throwDefaultError,
		withBaseException: () => withBaseException
	});
	module.exports = __toCommonJS(src_exports);
	var _NoOpLogger = class _NoOpLogger {
		trace() {}
		debug() {}
		info() {}
		warn() {}
		error() {}
	};
	__name(_NoOpLogger, "NoOpLogger");
	var NoOpLogger = _NoOpLogger;
	var import_middleware_stack = require_dist_cjs$6();
	var _Client = class _Client {
		constructor(config) {
			this.middlewareStack = (0, import_middleware_stack.constructStack)();
			this.config = config;
		}
		send(command, optionsOrCb, cb) {
			const options = typeof optionsOrCb !== "function" ? optionsOrCb : void 0;
			const callback = typeof optionsOrCb === "function" ? optionsOrCb : cb;
			const handler = command.resolveMiddleware(this.middlewareStack, this.config, options);
			if (callback) handler(command).then((result) => callback(null, result.output), (err) => callback(err)).catch(() => {});
			else return handler(command).then((result) => result.output);
		}
		destroy() {
			if (this.config.requestHandler.destroy) this.config.requestHandler.destroy();
		}
	};
	__name(_Client, "Client");
	var Client = _Client;
	var import_util_stream = require_dist_cjs$1();
	var collectBody = __name(async (streamBody = new Uint8Array(), context) => {
		if (streamBody instanceof Uint8Array) return import_util_stream.Uint8ArrayBlobAdapter.mutate(streamBody);
		if (!streamBody) return import_util_stream.Uint8ArrayBlobAdapter.mutate(new Uint8Array());
		const fromContext = context.streamCollector(streamBody);
		return import_util_stream.Uint8ArrayBlobAdapter.mutate(await fromContext);
	}, "collectBody");
	var import_types = require_dist_cjs$29();
	var _Command = class _Command {
		constructor() {
			this.middlewareStack = (0, import_middleware_stack.constructStack)();
		}
		static classBuilder() {
			return new ClassBuilder();
		}
		resolveMiddlewareWithContext(clientStack, configuration, options, { middlewareFn, clientName, commandName, inputFilterSensitiveLog, outputFilterSensitiveLog, smithyContext, additionalContext, CommandCtor }) {
			for (const mw of middlewareFn.bind(this)(CommandCtor, clientStack, configuration, options)) this.middlewareStack.use(mw);
			const stack = clientStack.concat(this.middlewareStack);
			const { logger: logger2 } = configuration;
			const handlerExecutionContext = {
				logger: logger2,
				clientName,
				commandName,
				inputFilterSensitiveLog,
				outputFilterSensitiveLog,
				[import_types.SMITHY_CONTEXT_KEY]: { ...smithyContext },
				...additionalContext
			};
			const { requestHandler } = configuration;
			return stack.resolve((request) => requestHandler.handle(request.request, options || {}), handlerExecutionContext);
		}
	};
	__name(_Command, "Command");
	var Command = _Command;
	var _ClassBuilder = class _ClassBuilder {
		constructor() {
			this._init = () => {};
			this._ep = {};
			this._middlewareFn = () => [];
			this._commandName = "";
			this._clientName = "";
			this._additionalContext = {};
			this._smithyContext = {};
			this._inputFilterSensitiveLog = (_) => _;
			this._outputFilterSensitiveLog = (_) => _;
			this._serializer = null;
			this._deserializer = null;
		}
		init(cb) {
			this._init = cb;
		}
		ep(endpointParameterInstructions) {
			this._ep = endpointParameterInstructions;
			return this;
		}
		m(middlewareSupplier) {
			this._middlewareFn = middlewareSupplier;
			return this;
		}
		s(service, operation, smithyContext = {}) {
			this._smithyContext = {
				service,
				operation,
				...smithyContext
			};
			return this;
		}
		c(additionalContext = {}) {
			this._additionalContext = additionalContext;
			return this;
		}
		n(clientName, commandName) {
			this._clientName = clientName;
			this._commandName = commandName;
			return this;
		}
		f(inputFilter = (_) => _, outputFilter = (_) => _) {
			this._inputFilterSensitiveLog = inputFilter;
			this._outputFilterSensitiveLog = outputFilter;
			return this;
		}
		ser(serializer) {
			this._serializer = serializer;
			return this;
		}
		de(deserializer) {
			this._deserializer = deserializer;
			return this;
		}
		build() {
			var _a;
			const closure = this;
			let CommandRef;
			return CommandRef = (_a = class extends Command {
				constructor(...[input]) {
					super();
					this.serialize = closure._serializer;
					this.deserialize = closure._deserializer;
					this.input = input ?? {};
					closure._init(this);
				}
				static getEndpointParameterInstructions() {
					return closure._ep;
				}
				resolveMiddleware(stack, configuration, options) {
					return this.resolveMiddlewareWithContext(stack, configuration, options, {
						CommandCtor: CommandRef,
						middlewareFn: closure._middlewareFn,
						clientName: closure._clientName,
						commandName: closure._commandName,
						inputFilterSensitiveLog: closure._inputFilterSensitiveLog,
						outputFilterSensitiveLog: closure._outputFilterSensitiveLog,
						smithyContext: closure._smithyContext,
						additionalContext: closure._additionalContext
					});
				}
			}, __name(_a, "CommandRef"), _a);
		}
	};
	__name(_ClassBuilder, "ClassBuilder");
	var ClassBuilder = _ClassBuilder;
	var SENSITIVE_STRING = "***SensitiveInformation***";
	var createAggregatedClient = __name((commands, Client2) => {
		for (const command of Object.keys(commands)) {
			const CommandCtor = commands[command];
			const methodImpl = __name(async function(args, optionsOrCb, cb) {
				const command2 = new CommandCtor(args);
				if (typeof optionsOrCb === "function") this.send(command2, optionsOrCb);
				else if (typeof cb === "function") {
					if (typeof optionsOrCb !== "object") throw new Error(`Expected http options but got ${typeof optionsOrCb}`);
					this.send(command2, optionsOrCb || {}, cb);
				} else return this.send(command2, optionsOrCb);
			}, "methodImpl");
			const methodName = (command[0].toLowerCase() + command.slice(1)).replace(/Command$/, "");
			Client2.prototype[methodName] = methodImpl;
		}
	}, "createAggregatedClient");
	var parseBoolean = __name((value) => {
		switch (value) {
			case "true": return true;
			case "false": return false;
			default: throw new Error(`Unable to parse boolean value "${value}"`);
		}
	}, "parseBoolean");
	var expectBoolean = __name((value) => {
		if (value === null || value === void 0) return;
		if (typeof value === "number") {
			if (value === 0 || value === 1) logger.warn(stackTraceWarning(`Expected boolean, got ${typeof value}: ${value}`));
			if (value === 0) return false;
			if (value === 1) return true;
		}
		if (typeof value === "string") {
			const lower = value.toLowerCase();
			if (lower === "false" || lower === "true") logger.warn(stackTraceWarning(`Expected boolean, got ${typeof value}: ${value}`));
			if (lower === "false") return false;
			if (lower === "true") return true;
		}
		if (typeof value === "boolean") return value;
		throw new TypeError(`Expected boolean, got ${typeof value}: ${value}`);
	}, "expectBoolean");
	var expectNumber = __name((value) => {
		if (value === null || value === void 0) return;
		if (typeof value === "string") {
			const parsed = parseFloat(value);
			if (!Number.isNaN(parsed)) {
				if (String(parsed) !== String(value)) logger.warn(stackTraceWarning(`Expected number but observed string: ${value}`));
				return parsed;
			}
		}
		if (typeof value === "number") return value;
		throw new TypeError(`Expected number, got ${typeof value}: ${value}`);
	}, "expectNumber");
	var MAX_FLOAT = Math.ceil(2 ** 127 * (2 - 2 ** -23));
	var expectFloat32 = __name((value) => {
		const expected = expectNumber(value);
		if (expected !== void 0 && !Number.isNaN(expected) && expected !== 1e400 && expected !== -1e400) {
			if (Math.abs(expected) > MAX_FLOAT) throw new TypeError(`Expected 32-bit float, got ${value}`);
		}
		return expected;
	}, "expectFloat32");
	var expectLong = __name((value) => {
		if (value === null || value === void 0) return;
		if (Number.isInteger(value) && !Number.isNaN(value)) return value;
		throw new TypeError(`Expected integer, got ${typeof value}: ${value}`);
	}, "expectLong");
	var expectInt = expectLong;
	var expectInt32 = __name((value) => expectSizedInt(value, 32), "expectInt32");
	var expectShort = __name((value) => expectSizedInt(value, 16), "expectShort");
	var expectByte = __name((value) => expectSizedInt(value, 8), "expectByte");
	var expectSizedInt = __name((value, size) => {
		const expected = expectLong(value);
		if (expected !== void 0 && castInt(expected, size) !== expected) throw new TypeError(`Expected ${size}-bit integer, got ${value}`);
		return expected;
	}, "expectSizedInt");
	var castInt = __name((value, size) => {
		switch (size) {
			case 32: return Int32Array.of(value)[0];
			case 16: return Int16Array.of(value)[0];
			case 8: return Int8Array.of(value)[0];
		}
	}, "castInt");
	var expectNonNull = __name((value, location) => {
		if (value === null || value === void 0) {
			if (location) throw new TypeError(`Expected a non-null value for ${location}`);
			throw new TypeError("Expected a non-null value");
		}
		return value;
	}, "expectNonNull");
	var expectObject = __name((value) => {
		if (value === null || value === void 0) return;
		if (typeof value === "object" && !Array.isArray(value)) return value;
		throw new TypeError(`Expected object, got ${Array.isArray(value) ? "array" : typeof value}: ${value}`);
	}, "expectObject");
	var expectString = __name((value) => {
		if (value === null || value === void 0) return;
		if (typeof value === "string") return value;
		if ([
			"boolean",
			"number",
			"bigint"
		].includes(typeof value)) {
			logger.warn(stackTraceWarning(`Expected string, got ${typeof value}: ${value}`));
			return String(value);
		}
		throw new TypeError(`Expected string, got ${typeof value}: ${value}`);
	}, "expectString");
	var expectUnion = __name((value) => {
		if (value === null || value === void 0) return;
		const asObject = expectObject(value);
		const setKeys = Object.entries(asObject).filter(([, v]) => v != null).map(([k]) => k);
		if (setKeys.length === 0) throw new TypeError(`Unions must have exactly one non-null member. None were found.`);
		if (setKeys.length > 1) throw new TypeError(`Unions must have exactly one non-null member. Keys ${setKeys} were not null.`);
		return asObject;
	}, "expectUnion");
	var strictParseDouble = __name((value) => {
		if (typeof value == "string") return expectNumber(parseNumber(value));
		return expectNumber(value);
	}, "strictParseDouble");
	var strictParseFloat = strictParseDouble;
	var strictParseFloat32 = __name((value) => {
		if (typeof value == "string") return expectFloat32(parseNumber(value));
		return expectFloat32(value);
	}, "strictParseFloat32");
	var NUMBER_REGEX = /(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)|(-?Infinity)|(NaN)/g;
	var parseNumber = __name((value) => {
		const matches = value.match(NUMBER_REGEX);
		if (matches === null || matches[0].length !== value.length) throw new TypeError(`Expected real number, got implicit NaN`);
		return parseFloat(value);
	}, "parseNumber");
	var limitedParseDouble = __name((value) => {
		if (typeof value == "string") return parseFloatString(value);
		return expectNumber(value);
	}, "limitedParseDouble");
	var handleFloat = limitedParseDouble;
	var limitedParseFloat = limitedParseDouble;
	var limitedParseFloat32 = __name((value) => {
		if (typeof value == "string") return parseFloatString(value);
		return expectFloat32(value);
	}, "limitedParseFloat32");
	var parseFloatString = __name((value) => {
		switch (value) {
			case "NaN": return NaN;
			case "Infinity": return 1e400;
			case "-Infinity": return -1e400;
			default: throw new Error(`Unable to parse float value: ${value}`);
		}
	}, "parseFloatString");
	var strictParseLong = __name((value) => {
		if (typeof value === "string") return expectLong(parseNumber(value));
		return expectLong(value);
	}, "strictParseLong");
	var strictParseInt = strictParseLong;
	var strictParseInt32 = __name((value) => {
		if (typeof value === "string") return expectInt32(parseNumber(value));
		return expectInt32(value);
	}, "strictParseInt32");
	var strictParseShort = __name((value) => {
		if (typeof value === "string") return expectShort(parseNumber(value));
		return expectShort(value);
	}, "strictParseShort");
	var strictParseByte = __name((value) => {
		if (typeof value === "string") return expectByte(parseNumber(value));
		return expectByte(value);
	}, "strictParseByte");
	var stackTraceWarning = __name((message) => {
		return String(new TypeError(message).stack || message).split("\n").slice(0, 5).filter((s) => !s.includes("stackTraceWarning")).join("\n");
	}, "stackTraceWarning");
	var logger = { warn: console.warn };
	var DAYS = [
		"Sun",
		"Mon",
		"Tue",
		"Wed",
		"Thu",
		"Fri",
		"Sat"
	];
	var MONTHS = [
		"Jan",
		"Feb",
		"Mar",
		"Apr",
		"May",
		"Jun",
		"Jul",
		"Aug",
		"Sep",
		"Oct",
		"Nov",
		"Dec"
	];
	function dateToUtcString(date) {
		const year = date.getUTCFullYear();
		const month = date.getUTCMonth();
		const dayOfWeek = date.getUTCDay();
		const dayOfMonthInt = date.getUTCDate();
		const hoursInt = date.getUTCHours();
		const minutesInt = date.getUTCMinutes();
		const secondsInt = date.getUTCSeconds();
		const dayOfMonthString = dayOfMonthInt < 10 ? `0${dayOfMonthInt}` : `${dayOfMonthInt}`;
		const hoursString = hoursInt < 10 ? `0${hoursInt}` : `${hoursInt}`;
		const minutesString = minutesInt < 10 ? `0${minutesInt}` : `${minutesInt}`;
		const secondsString = secondsInt < 10 ? `0${secondsInt}` : `${secondsInt}`;
		return `${DAYS[dayOfWeek]}, ${dayOfMonthString} ${MONTHS[month]} ${year} ${hoursString}:${minutesString}:${secondsString} GMT`;
	}
	__name(dateToUtcString, "dateToUtcString");
	var RFC3339 = new RegExp(/^(\d{4})-(\d{2})-(\d{2})[tT](\d{2}):(\d{2}):(\d{2})(?:\.(\d+))?[zZ]$/);
	var parseRfc3339DateTime = __name((value) => {
		if (value === null || value === void 0) return;
		if (typeof value !== "string") throw new TypeError("RFC-3339 date-times must be expressed as strings");
		const match = RFC3339.exec(value);
		if (!match) throw new TypeError("Invalid RFC-3339 date-time value");
		const [_, yearStr, monthStr, dayStr, hours, minutes, seconds, fractionalMilliseconds] = match;
		return buildDate(strictParseShort(stripLeadingZeroes(yearStr)), parseDateValue(monthStr, "month", 1, 12), parseDateValue(dayStr, "day", 1, 31), {
			hours,
			minutes,
			seconds,
			fractionalMilliseconds
		});
	}, "parseRfc3339DateTime");
	var RFC3339_WITH_OFFSET = new RegExp(/^(\d{4})-(\d{2})-(\d{2})[tT](\d{2}):(\d{2}):(\d{2})(?:\.(\d+))?(([-+]\d{2}\:\d{2})|[zZ])$/);
	var parseRfc3339DateTimeWithOffset = __name((value) => {
		if (value === null || value === void 0) return;
		if (typeof value !== "string") throw new TypeError("RFC-3339 date-times must be expressed as strings");
		const match = RFC3339_WITH_OFFSET.exec(value);
		if (!match) throw new TypeError("Invalid RFC-3339 date-time value");
		const [_, yearStr, monthStr, dayStr, hours, minutes, seconds, fractionalMilliseconds, offsetStr] = match;
		const date = buildDate(strictParseShort(stripLeadingZeroes(yearStr)), parseDateValue(monthStr, "month", 1, 12), parseDateValue(dayStr, "day", 1, 31), {
			hours,
			minutes,
			seconds,
			fractionalMilliseconds
		});
		if (offsetStr.toUpperCase() != "Z") date.setTime(date.getTime() - parseOffsetToMilliseconds(offsetStr));
		return date;
	}, "parseRfc3339DateTimeWithOffset");
	var IMF_FIXDATE = new RegExp(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), (\d{2}) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (\d{4}) (\d{1,2}):(\d{2}):(\d{2})(?:\.(\d+))? GMT$/);
	var RFC_850_DATE = new RegExp(/^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday), (\d{2})-(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-(\d{2}) (\d{1,2}):(\d{2}):(\d{2})(?:\.(\d+))? GMT$/);
	var ASC_TIME = new RegExp(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) ( [1-9]|\d{2}) (\d{1,2}):(\d{2}):(\d{2})(?:\.(\d+))? (\d{4})$/);
	var parseRfc7231DateTime = __name((value) => {
		if (value === null || value === void 0) return;
		if (typeof value !== "string") throw new TypeError("RFC-7231 date-times must be expressed as strings");
		let match = IMF_FIXDATE.exec(value);
		if (match) {
			const [_, dayStr, monthStr, yearStr, hours, minutes, seconds, fractionalMilliseconds] = match;
			return buildDate(strictParseShort(stripLeadingZeroes(yearStr)), parseMonthByShortName(monthStr), parseDateValue(dayStr, "day", 1, 31), {
				hours,
				minutes,
				seconds,
				fractionalMilliseconds
			});
		}
		match = RFC_850_DATE.exec(value);
		if (match) {
			const [_, dayStr, monthStr, yearStr, hours, minutes, seconds, fractionalMilliseconds] = match;
			return adjustRfc850Year(buildDate(parseTwoDigitYear(yearStr), parseMonthByShortName(monthStr), parseDateValue(dayStr, "day", 1, 31), {
				hours,
				minutes,
				seconds,
				fractionalMilliseconds
			}));
		}
		match = ASC_TIME.exec(value);
		if (match) {
			const [_, monthStr, dayStr, hours, minutes, seconds, fractionalMilliseconds, yearStr] = match;
			return buildDate(strictParseShort(stripLeadingZeroes(yearStr)), parseMonthByShortName(monthStr), parseDateValue(dayStr.trimLeft(), "day", 1, 31), {
				hours,
				minutes,
				seconds,
				fractionalMilliseconds
			});
		}
		throw new TypeError("Invalid RFC-7231 date-time value");
	}, "parseRfc7231DateTime");
	var parseEpochTimestamp = __name((value) => {
		if (value === null || value === void 0) return;
		let valueAsDouble;
		if (typeof value === "number") valueAsDouble = value;
		else if (typeof value === "string") valueAsDouble = strictParseDouble(value);
		else throw new TypeError("Epoch timestamps must be expressed as floating point numbers or their string representation");
		if (Number.isNaN(valueAsDouble) || valueAsDouble === 1e400 || valueAsDouble === -1e400) throw new TypeError("Epoch timestamps must be valid, non-Infinite, non-NaN numerics");
		return new Date(Math.round(valueAsDouble * 1e3));
	}, "parseEpochTimestamp");
	var buildDate = __name((year, month, day, time) => {
		const adjustedMonth = month - 1;
		validateDayOfMonth(year, adjustedMonth, day);
		return new Date(Date.UTC(year, adjustedMonth, day, parseDateValue(time.hours, "hour", 0, 23), parseDateValue(time.minutes, "minute", 0, 59), parseDateValue(time.seconds, "seconds", 0, 60), parseMilliseconds(time.fractionalMilliseconds)));
	}, "buildDate");
	var parseTwoDigitYear = __name((value) => {
		const thisYear = new Date().getUTCFullYear();
		const valueInThisCentury = Math.floor(thisYear / 100) * 100 + strictParseShort(stripLeadingZeroes(value));
		if (valueInThisCentury < thisYear) return valueInThisCentury + 100;
		return valueInThisCentury;
	}, "parseTwoDigitYear");
	var FIFTY_YEARS_IN_MILLIS = 15768e8;
	var adjustRfc850Year = __name((input) => {
		if (input.getTime() - new Date().getTime() > FIFTY_YEARS_IN_MILLIS) return new Date(Date.UTC(input.getUTCFullYear() - 100, input.getUTCMonth(), input.getUTCDate(), input.getUTCHours(), input.getUTCMinutes(), input.getUTCSeconds(), input.getUTCMilliseconds()));
		return input;
	}, "adjustRfc850Year");
	var parseMonthByShortName = __name((value) => {
		const monthIdx = MONTHS.indexOf(value);
		if (monthIdx < 0) throw new TypeError(`Invalid month: ${value}`);
		return monthIdx + 1;
	}, "parseMonthByShortName");
	var DAYS_IN_MONTH = [
		31,
		28,
		31,
		30,
		31,
		30,
		31,
		31,
		30,
		31,
		30,
		31
	];
	var validateDayOfMonth = __name((year, month, day) => {
		let maxDays = DAYS_IN_MONTH[month];
		if (month === 1 && isLeapYear(year)) maxDays = 29;
		if (day > maxDays) throw new TypeError(`Invalid day for ${MONTHS[month]} in ${year}: ${day}`);
	}, "validateDayOfMonth");
	var isLeapYear = __name((year) => {
		return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
	}, "isLeapYear");
	var parseDateValue = __name((value, type, lower, upper) => {
		const dateVal = strictParseByte(stripLeadingZeroes(value));
		if (dateVal < lower || dateVal > upper) throw new TypeError(`${type} must be between ${lower} and ${upper}, inclusive`);
		return dateVal;
	}, "parseDateValue");
	var parseMilliseconds = __name((value) => {
		if (value === null || value === void 0) return 0;
		return strictParseFloat32("0." + value) * 1e3;
	}, "parseMilliseconds");
	var parseOffsetToMilliseconds = __name((value) => {
		const directionStr = value[0];
		let direction = 1;
		if (directionStr == "+") direction = 1;
		else if (directionStr == "-") direction = -1;
		else throw new TypeError(`Offset direction, ${directionStr}, must be "+" or "-"`);
		const hour = Number(value.substring(1, 3));
		const minute = Number(value.substring(4, 6));
		return direction * (hour * 60 + minute) * 60 * 1e3;
	}, "parseOffsetToMilliseconds");
	var stripLeadingZeroes = __name((value) => {
		let idx = 0;
		while (idx < value.length - 1 && value.charAt(idx) === "0") idx++;
		if (idx === 0) return value;
		return value.slice(idx);
	}, "stripLeadingZeroes");
	var _ServiceException = class _ServiceException extends Error {
		constructor(options) {
			super(options.message);
			Object.setPrototypeOf(this, _ServiceException.prototype);
			this.name = options.name;
			this.$fault = options.$fault;
			this.$metadata = options.$metadata;
		}
	};
	__name(_ServiceException, "ServiceException");
	var ServiceException = _ServiceException;
	var decorateServiceException = __name((exception, additions = {}) => {
		Object.entries(additions).filter(([, v]) => v !== void 0).forEach(([k, v]) => {
			if (exception[k] == void 0 || exception[k] === "") exception[k] = v;
		});
		exception.message = exception.message || exception.Message || "UnknownError";
		delete exception.Message;
		return exception;
	}, "decorateServiceException");
	var throwDefaultError = __name(({ output, parsedBody, exceptionCtor, errorCode }) => {
		const $metadata = deserializeMetadata(output);
		const statusCode = $metadata.httpStatusCode ? $metadata.httpStatusCode + "" : void 0;
		throw decorateServiceException(new exceptionCtor({
			name: (parsedBody == null ? void 0 : parsedBody.code) || (parsedBody == null ? void 0 : parsedBody.Code) || errorCode || statusCode || "UnknownError",
			$fault: "client",
			$metadata
		}), parsedBody);
	}, "throwDefaultError");
	var withBaseException = __name((ExceptionCtor) => {
		return ({ output, parsedBody, errorCode }) => {
			throwDefaultError({
				output,
				parsedBody,
				exceptionCtor: ExceptionCtor,
				errorCode
			});
		};
	}, "withBaseException");
	var deserializeMetadata = __name((output) => ({
		httpStatusCode: output.statusCode,
		requestId: output.headers["x-amzn-requestid"] ?? output.headers["x-amzn-request-id"] ?? output.headers["x-amz-request-id"],
		extendedRequestId: output.headers["x-amz-id-2"],
		cfId: output.headers["x-amz-cf-id"]
	}), "deserializeMetadata");
	var loadConfigsForDefaultMode = __name((mode) => {
		switch (mode) {
			case "standard": return {
				retryMode: "standard",
				connectionTimeout: 3100
			};
			case "in-region": return {
				retryMode: "standard",
				connectionTimeout: 1100
			};
			case "cross-region": return {
				retryMode: "standard",
				connectionTimeout: 3100
			};
			case "mobile": return {
				retryMode: "standard",
				connectionTimeout: 3e4
			};
			default: return {};
		}
	}, "loadConfigsForDefaultMode");
	var warningEmitted = false;
	var emitWarningIfUnsupportedVersion = __name((version) => {
		if (version && !warningEmitted && parseInt(version.substring(1, version.indexOf("."))) < 14) warningEmitted = true;
	}, "emitWarningIfUnsupportedVersion");
	var getChecksumConfiguration = __name((runtimeConfig) => {
		const checksumAlgorithms = [];
		for (const id in import_types.AlgorithmId) {
			const algorithmId = import_types.AlgorithmId[id];
			if (runtimeConfig[algorithmId] === void 0) continue;
			checksumAlgorithms.push({
				algorithmId: () => algorithmId,
				checksumConstructor: () => runtimeConfig[algorithmId]
			});
		}
		return {
			_checksumAlgorithms: checksumAlgorithms,
			addChecksumAlgorithm(algo) {
				this._checksumAlgorithms.push(algo);
			},
			checksumAlgorithms() {
				return this._checksumAlgorithms;
			}
		};
	}, "getChecksumConfiguration");
	var resolveChecksumRuntimeConfig = __name((clientConfig) => {
		const runtimeConfig = {};
		clientConfig.checksumAlgorithms().forEach((checksumAlgorithm) => {
			runtimeConfig[checksumAlgorithm.algorithmId()] = checksumAlgorithm.checksumConstructor();
		});
		return runtimeConfig;
	}, "resolveChecksumRuntimeConfig");
	var getRetryConfiguration = __name((runtimeConfig) => {
		let _retryStrategy = runtimeConfig.retryStrategy;
		return {
			setRetryStrategy(retryStrategy) {
				_retryStrategy = retryStrategy;
			},
			retryStrategy() {
				return _retryStrategy;
			}
		};
	}, "getRetryConfiguration");
	var resolveRetryRuntimeConfig = __name((retryStrategyConfiguration) => {
		const runtimeConfig = {};
		runtimeConfig.retryStrategy = retryStrategyConfiguration.retryStrategy();
		return runtimeConfig;
	}, "resolveRetryRuntimeConfig");
	var getDefaultExtensionConfiguration = __name((runtimeConfig) => {
		return {
			...getChecksumConfiguration(runtimeConfig),
			...getRetryConfiguration(runtimeConfig)
		};
	}, "getDefaultExtensionConfiguration");
	var getDefaultClientConfiguration = getDefaultExtensionConfiguration;
	var resolveDefaultRuntimeConfig = __name((config) => {
		return {
			...resolveChecksumRuntimeConfig(config),
			...resolveRetryRuntimeConfig(config)
		};
	}, "resolveDefaultRuntimeConfig");
	function extendedEncodeURIComponent(str) {
		return encodeURIComponent(str).replace(/[!'()*]/g, function(c) {
			return "%" + c.charCodeAt(0).toString(16).toUpperCase();
		});
	}
	__name(extendedEncodeURIComponent, "extendedEncodeURIComponent");
	var getArrayIfSingleItem = __name((mayBeArray) => Array.isArray(mayBeArray) ? mayBeArray : [mayBeArray], "getArrayIfSingleItem");
	var getValueFromTextNode = __name((obj) => {
		const textNodeName = "#text";
		for (const key in obj) if (obj.hasOwnProperty(key) && obj[key][textNodeName] !== void 0) obj[key] = obj[key][textNodeName];
		else if (typeof obj[key] === "object" && obj[key] !== null) obj[key] = getValueFromTextNode(obj[key]);
		return obj;
	}, "getValueFromTextNode");
	var StringWrapper = __name(function() {
		const Class = Object.getPrototypeOf(this).constructor;
		const instance = new (Function.bind.apply(String, [null, ...arguments]))();
		Object.setPrototypeOf(instance, Class.prototype);
		return instance;
	}, "StringWrapper");
	StringWrapper.prototype = Object.create(String.prototype, { constructor: {
		value: StringWrapper,
		enumerable: false,
		writable: true,
		configurable: true
	} });
	Object.setPrototypeOf(StringWrapper, String);
	var _LazyJsonString = class _LazyJsonString extends StringWrapper {
		deserializeJSON() {
			return JSON.parse(super.toString());
		}
		toJSON() {
			return super.toString();
		}
		static fromObject(object) {
			if (object instanceof _LazyJsonString) return object;
			else if (object instanceof String || typeof object === "string") return new _LazyJsonString(object);
			return new _LazyJsonString(JSON.stringify(object));
		}
	};
	__name(_LazyJsonString, "LazyJsonString");
	var LazyJsonString = _LazyJsonString;
	function map(arg0, arg1, arg2) {
		let target;
		let filter;
		let instructions;
		if (typeof arg1 === "undefined" && typeof arg2 === "undefined") {
			target = {};
			instructions = arg0;
		} else {
			target = arg0;
			if (typeof arg1 === "function") {
				filter = arg1;
				instructions = arg2;
				return mapWithFilter(target, filter, instructions);
			} else instructions = arg1;
		}
		for (const key of Object.keys(instructions)) {
			if (!Array.isArray(instructions[key])) {
				target[key] = instructions[key];
				continue;
			}
			applyInstruction(target, null, instructions, key);
		}
		return target;
	}
	__name(map, "map");
	var convertMap = __name((target) => {
		const output = {};
		for (const [k, v] of Object.entries(target || {})) output[k] = [, v];
		return output;
	}, "convertMap");
	var take = __name((source, instructions) => {
		const out = {};
		for (const key in instructions) applyInstruction(out, source, instructions, key);
		return out;
	}, "take");
	var mapWithFilter = __name((target, filter, instructions) => {
		return map(target, Object.entries(instructions).reduce((_instructions, [key, value]) => {
			if (Array.isArray(value)) _instructions[key] = value;
			else if (typeof value === "function") _instructions[key] = [filter, value()];
			else _instructions[key] = [filter, value];
			return _instructions;
		}, {}));
	}, "mapWithFilter");
	var applyInstruction = __name((target, source, instructions, targetKey) => {
		if (source !== null) {
			let instruction = instructions[targetKey];
			if (typeof instruction === "function") instruction = [, instruction];
			const [filter2 = nonNullish, valueFn = pass, sourceKey = targetKey] = instruction;
			if (typeof filter2 === "function" && filter2(source[sourceKey]) || typeof filter2 !== "function" && !!filter2) target[targetKey] = valueFn(source[sourceKey]);
			return;
		}
		let [filter, value] = instructions[targetKey];
		if (typeof value === "function") {
			let _value;
			const defaultFilterPassed = filter === void 0 && (_value = value()) != null;
			const customFilterPassed = typeof filter === "function" && !!filter(void 0) || typeof filter !== "function" && !!filter;
			if (defaultFilterPassed) target[targetKey] = _value;
			else if (customFilterPassed) target[targetKey] = value();
		} else {
			const defaultFilterPassed = filter === void 0 && value != null;
			const customFilterPassed = typeof filter === "function" && !!filter(value) || typeof filter !== "function" && !!filter;
			if (defaultFilterPassed || customFilterPassed) target[targetKey] = value;
		}
	}, "applyInstruction");
	var nonNullish = __name((_) => _ != null, "nonNullish");
	var pass = __name((_) => _, "pass");
	var resolvedPath = __name((resolvedPath2, input, memberName, labelValueProvider, uriLabel, isGreedyLabel) => {
		if (input != null && input[memberName] !== void 0) {
			const labelValue = labelValueProvider();
			if (labelValue.length <= 0) throw new Error("Empty value provided for input HTTP label: " + memberName + ".");
			resolvedPath2 = resolvedPath2.replace(uriLabel, isGreedyLabel ? labelValue.split("/").map((segment) => extendedEncodeURIComponent(segment)).join("/") : extendedEncodeURIComponent(labelValue));
		} else throw new Error("No value provided for input HTTP label: " + memberName + ".");
		return resolvedPath2;
	}, "resolvedPath");
	var serializeFloat = __name((value) => {
		if (value !== value) return "NaN";
		switch (value) {
			case 1e400: return "Infinity";
			case -1e400: return "-Infinity";
			default: return value;
		}
	}, "serializeFloat");
	var _json = __name((obj) => {
		if (obj == null) return {};
		if (Array.isArray(obj)) return obj.filter((_) => _ != null).map(_json);
		if (typeof obj === "object") {
			const target = {};
			for (const key of Object.keys(obj)) {
				if (obj[key] == null) continue;
				target[key] = _json(obj[key]);
			}
			return target;
		}
		return obj;
	}, "_json");
	function splitEvery(value, delimiter, numDelimiters) {
		if (numDelimiters <= 0 || !Number.isInteger(numDelimiters)) throw new Error("Invalid number of delimiters (" + numDelimiters + ") for splitEvery.");
		const segments = value.split(delimiter);
		if (numDelimiters === 1) return segments;
		const compoundSegments = [];
		let currentSegment = "";
		for (let i = 0; i < segments.length; i++) {
			if (currentSegment === "") currentSegment = segments[i];
			else currentSegment += delimiter + segments[i];
			if ((i + 1) % numDelimiters === 0) {
				compoundSegments.push(currentSegment);
				currentSegment = "";
			}
		}
		if (currentSegment !== "") compoundSegments.push(currentSegment);
		return compoundSegments;
	}
	__name(splitEvery, "splitEvery");
	0 && (module.exports = {
		NoOpLogger,
		Client,
		collectBody,
		Command,
		SENSITIVE_STRING,
		createAggregatedClient,
		dateToUtcString,
		parseRfc3339DateTime,
		parseRfc3339DateTimeWithOffset,
		parseRfc7231DateTime,
		parseEpochTimestamp,
		throwDefaultError,
		withBaseException,
		loadConfigsForDefaultMode,
		emitWarningIfUnsupportedVersion,
		getDefaultExtensionConfiguration,
		getDefaultClientConfiguration,
		resolveDefaultRuntimeConfig,
		ServiceException,
		decorateServiceException,
		extendedEncodeURIComponent,
		getArrayIfSingleItem,
		getValueFromTextNode,
		StringWrapper,
		LazyJsonString,
		map,
		convertMap,
		take,
		parseBoolean,
		expectBoolean,
		expectNumber,
		expectFloat32,
		expectLong,
		expectInt,
		expectInt32,
		expectShort,
		expectByte,
		expectNonNull,
		expectObject,
		expectString,
		expectUnion,
		strictParseDouble,
		strictParseFloat,
		strictParseFloat32,
		limitedParseDouble,
		handleFloat,
		limitedParseFloat,
		limitedParseFloat32,
		strictParseLong,
		strictParseInt,
		strictParseInt32,
		strictParseShort,
		strictParseByte,
		logger,
		resolvedPath,
		serializeFloat,
		_json,
		splitEvery
	});
}));
// node_modules/@anthropic-ai/bedrock-sdk/AWS_restJson1.mjs
var import_dist_cjs = require_dist_cjs$16();
var import_dist_cjs$1 = require_dist_cjs$12();
var import_dist_cjs$2 = require_dist_cjs();
var import_dist_cjs$3 = require_dist_cjs$7();
const de_InternalServerExceptionRes = async (parsedOutput, context) => {
	const contents = (0, import_dist_cjs$2.map)({});
	const data = parsedOutput.body;
	const doc = (0, import_dist_cjs$2.take)(data, { message: import_dist_cjs$2.expectString });
	Object.assign(contents, doc);
	const exception = new import_dist_cjs$3.InternalServerException({
		$metadata: deserializeMetadata(parsedOutput),
		...contents
	});
	return (0, import_dist_cjs$2.decorateServiceException)(exception, parsedOutput.body);
};
const de_ModelStreamErrorExceptionRes = async (parsedOutput, context) => {
	const contents = (0, import_dist_cjs$2.map)({});
	const data = parsedOutput.body;
	const doc = (0, import_dist_cjs$2.take)(data, {
		message: import_dist_cjs$2.expectString,
		originalMessage: import_dist_cjs$2.expectString,
		originalStatusCode: import_dist_cjs$2.expectInt32
	});
	Object.assign(contents, doc);
	const exception = new import_dist_cjs$3.ModelStreamErrorException({
		$metadata: deserializeMetadata(parsedOutput),
		...contents
	});
	return (0, import_dist_cjs$2.decorateServiceException)(exception, parsedOutput.body);
};
const de_ModelTimeoutExceptionRes = async (parsedOutput, context) => {
	const contents = (0, import_dist_cjs$2.map)({});
	const data = parsedOutput.body;
	const doc = (0, import_dist_cjs$2.take)(data, { message: import_dist_cjs$2.expectString });
	Object.assign(contents, doc);
	const exception = new import_dist_cjs$3.ModelTimeoutException({
		$metadata: deserializeMetadata(parsedOutput),
		...contents
	});
	return (0, import_dist_cjs$2.decorateServiceException)(exception, parsedOutput.body);
};
const de_ServiceUnavailableExceptionRes = async (parsedOutput, context) => {
	const contents = (0, import_dist_cjs$2.map)({});
	const data = parsedOutput.body;
	const doc = (0, import_dist_cjs$2.take)(data, { message: import_dist_cjs$2.expectString });
	Object.assign(contents, doc);
	const exception = new import_dist_cjs$3.ServiceUnavailableException({
		$metadata: deserializeMetadata(parsedOutput),
		...contents
	});
	return (0, import_dist_cjs$2.decorateServiceException)(exception, parsedOutput.body);
};
const de_ThrottlingExceptionRes = async (parsedOutput, context) => {
	const contents = (0, import_dist_cjs$2.map)({});
	const data = parsedOutput.body;
	const doc = (0, import_dist_cjs$2.take)(data, { message: import_dist_cjs$2.expectString });
	Object.assign(contents, doc);
	const exception = new import_dist_cjs$3.ThrottlingException({
		$metadata: deserializeMetadata(parsedOutput),
		...contents
	});
	return (0, import_dist_cjs$2.decorateServiceException)(exception, parsedOutput.body);
};
const de_ValidationExceptionRes = async (parsedOutput, context) => {
	const contents = (0, import_dist_cjs$2.map)({});
	const data = parsedOutput.body;
	const doc = (0, import_dist_cjs$2.take)(data, { message: import_dist_cjs$2.expectString });
	Object.assign(contents, doc);
	const exception = new import_dist_cjs$3.ValidationException({
		$metadata: deserializeMetadata(parsedOutput),
		...contents
	});
	return (0, import_dist_cjs$2.decorateServiceException)(exception, parsedOutput.body);
};
const de_ResponseStream = (output, context) => {
	return context.eventStreamMarshaller.deserialize(output, async (event) => {
		if (event["chunk"] != null) return { chunk: await de_PayloadPart_event(event["chunk"], context) };
		if (event["internalServerException"] != null) return { internalServerException: await de_InternalServerException_event(event["internalServerException"], context) };
		if (event["modelStreamErrorException"] != null) return { modelStreamErrorException: await de_ModelStreamErrorException_event(event["modelStreamErrorException"], context) };
		if (event["validationException"] != null) return { validationException: await de_ValidationException_event(event["validationException"], context) };
		if (event["throttlingException"] != null) return { throttlingException: await de_ThrottlingException_event(event["throttlingException"], context) };
		if (event["modelTimeoutException"] != null) return { modelTimeoutException: await de_ModelTimeoutException_event(event["modelTimeoutException"], context) };
		if (event["serviceUnavailableException"] != null) return { serviceUnavailableException: await de_ServiceUnavailableException_event(event["serviceUnavailableException"], context) };
		return { $unknown: output };
	});
};
const de_InternalServerException_event = async (output, context) => {
	const parsedOutput = {
		...output,
		body: await parseBody(output.body, context)
	};
	return de_InternalServerExceptionRes(parsedOutput, context);
};
const de_ModelStreamErrorException_event = async (output, context) => {
	const parsedOutput = {
		...output,
		body: await parseBody(output.body, context)
	};
	return de_ModelStreamErrorExceptionRes(parsedOutput, context);
};
const de_ModelTimeoutException_event = async (output, context) => {
	const parsedOutput = {
		...output,
		body: await parseBody(output.body, context)
	};
	return de_ModelTimeoutExceptionRes(parsedOutput, context);
};
const de_PayloadPart_event = async (output, context) => {
	const contents = {};
	const data = await parseBody(output.body, context);
	Object.assign(contents, de_PayloadPart(data, context));
	return contents;
};
const de_ServiceUnavailableException_event = async (output, context) => {
	const parsedOutput = {
		...output,
		body: await parseBody(output.body, context)
	};
	return de_ServiceUnavailableExceptionRes(parsedOutput, context);
};
const de_ThrottlingException_event = async (output, context) => {
	const parsedOutput = {
		...output,
		body: await parseBody(output.body, context)
	};
	return de_ThrottlingExceptionRes(parsedOutput, context);
};
const de_ValidationException_event = async (output, context) => {
	const parsedOutput = {
		...output,
		body: await parseBody(output.body, context)
	};
	return de_ValidationExceptionRes(parsedOutput, context);
};
const de_PayloadPart = (output, context) => {
	return (0, import_dist_cjs$2.take)(output, { bytes: context.base64Decoder });
};
const deserializeMetadata = (output) => ({
	httpStatusCode: output.statusCode,
	requestId: output.headers["x-amzn-requestid"] ?? output.headers["x-amzn-request-id"] ?? output.headers["x-amz-request-id"] ?? "",
	extendedRequestId: output.headers["x-amz-id-2"] ?? "",
	cfId: output.headers["x-amz-cf-id"] ?? ""
});
const collectBodyString = (streamBody, context) => (0, import_dist_cjs$2.collectBody)(streamBody, context).then((body) => context.utf8Encoder(body));
const parseBody = (streamBody, context) => collectBodyString(streamBody, context).then((encoded) => {
	if (encoded.length) return JSON.parse(encoded);
	return {};
});
// node_modules/@anthropic-ai/bedrock-sdk/internal/shims.mjs
function makeReadableStream(...args) {
	const ReadableStream = globalThis.ReadableStream;
	if (typeof ReadableStream === "undefined") throw new Error("`ReadableStream` is not defined as a global; You will need to polyfill it, `globalThis.ReadableStream = ReadableStream`");
	return new ReadableStream(...args);
}
function ReadableStreamFrom(iterable) {
	let iter = Symbol.asyncIterator in iterable ? iterable[Symbol.asyncIterator]() : iterable[Symbol.iterator]();
	return makeReadableStream({
		start() {},
		async pull(controller) {
			const { done, value } = await iter.next();
			if (done) controller.close();
			else controller.enqueue(value);
		},
		async cancel() {
			await iter.return?.();
		}
	});
}
function readableStreamIterator(stream) {
	if (stream[Symbol.asyncIterator]) return stream[Symbol.asyncIterator]();
	const reader = stream.getReader();
	return {
		async next() {
			try {
				const result = await reader.read();
				if (result?.done) reader.releaseLock();
				return result;
			} catch (e) {
				reader.releaseLock();
				throw e;
			}
		},
		async return() {
			const cancelPromise = reader.cancel();
			reader.releaseLock();
			await cancelPromise;
			return {
				done: true,
				value: void 0
			};
		}
	};
}
const droppedReaders = typeof FinalizationRegistry === "undefined" ? void 0 : new FinalizationRegistry(async (iter) => {
	try {
		await iter.return?.();
	} catch {}
});
async function* ReadableStreamToAsyncIterable(stream) {
	const iter = readableStreamIterator(stream);
	const reader = {};
	droppedReaders?.register(reader, iter, reader);
	try {
		for await (const chunk of { [Symbol.asyncIterator]: () => iter }) yield chunk;
	} finally {
		droppedReaders?.unregister(reader);
	}
}
// node_modules/@anthropic-ai/bedrock-sdk/core/streaming.mjs
const toUtf8 = (input) => new TextDecoder("utf-8").decode(input);
const fromUtf8 = (input) => new TextEncoder().encode(input);
const getMinimalSerdeContext = () => {
	const marshaller = new import_dist_cjs.EventStreamMarshaller({
		utf8Encoder: toUtf8,
		utf8Decoder: fromUtf8
	});
	return {
		base64Decoder: import_dist_cjs$1.fromBase64,
		base64Encoder: import_dist_cjs$1.toBase64,
		utf8Decoder: fromUtf8,
		utf8Encoder: toUtf8,
		eventStreamMarshaller: marshaller,
		streamCollector: import_dist_cjs$4.streamCollector
	};
};
function eventStreamToSSEResponse(response) {
	const body = response.body;
	if (!body) return response;
	async function* sseFrames() {
		const eventStream = de_ResponseStream(ReadableStreamToAsyncIterable(body), getMinimalSerdeContext());
		try {
			for await (const event of eventStream) if (event.chunk && event.chunk.bytes) {
				const data = toUtf8(event.chunk.bytes);
				const parsed = safeJSON(data);
				if (parsed === void 0) throw new AnthropicError(`Could not parse a Bedrock chunk into JSON: ${data}`);
				const eventName = isObj(parsed) && typeof parsed["type"] === "string" ? parsed["type"] : null;
				if (eventName != null) yield fromUtf8(`event: ${eventName}\ndata: ${JSON.stringify(parsed)}\n\n`);
			}
		} catch (err) {
			const error = frameError(err);
			if (!error) throw err;
			yield fromUtf8(`event: error\ndata: ${JSON.stringify({
				type: "error",
				error
			})}\n\n`);
		}
	}
	const headers = new Headers(response.headers);
	headers.set("content-type", "text/event-stream; charset=utf-8");
	headers.delete("content-length");
	const normalized = new Response(ReadableStreamFrom(sseFrames()), {
		status: response.status,
		statusText: response.statusText,
		headers
	});
	Object.defineProperty(normalized, "url", { value: response.url });
	return normalized;
}
function frameError(err) {
	if (err instanceof import_dist_cjs$3.BedrockRuntimeServiceException) return {
		type: err.name.charAt(0).toLowerCase() + err.name.slice(1),
		message: err.message
	};
	if (err instanceof Error && Object.getPrototypeOf(err) === Error.prototype && err.name !== "Error" && !isAbortError(err)) return {
		type: err.name,
		message: err.message
	};
}
// node_modules/@anthropic-ai/bedrock-sdk/internal/headers.mjs
const brand_privateNullableHeaders = Symbol.for("brand.privateNullableHeaders");
function* iterateHeaders(headers) {
	if (!headers) return;
	if (brand_privateNullableHeaders in headers) {
		const { values, nulls } = headers;
		yield* values.entries();
		for (const name of nulls) yield [name, null];
		return;
	}
	let shouldClear = false;
	let iter;
	if (headers instanceof Headers) iter = headers.entries();
	else if (isReadonlyArray(headers)) iter = headers;
	else {
		shouldClear = true;
		iter = Object.entries(headers ?? {});
	}
	for (let row of iter) {
		const name = row[0];
		if (typeof name !== "string") throw new TypeError("expected header name to be a string");
		const values = isReadonlyArray(row[1]) ? row[1] : [row[1]];
		let didClear = false;
		for (const value of values) {
			if (value === void 0) continue;
			if (shouldClear && !didClear) {
				didClear = true;
				yield [name, clearSentinel];
			}
			yield [name, value];
		}
	}
}
const clearSentinel = Symbol("clear");
const APPEND_HEADERS = new Set(["x-stainless-helper"]);
const appendHeaderValue = (existing, addition) => {
	const tokens = existing ? existing.split(",").map((t) => t.trim()).filter(Boolean) : [];
	for (const tok of addition.split(",").map((t) => t.trim())) if (tok && !tokens.includes(tok)) tokens.push(tok);
	return tokens.join(", ");
};
const buildHeaders = (newHeaders) => {
	const targetHeaders = new Headers();
	const nullHeaders = new Set();
	for (const headers of newHeaders) {
		const seenHeaders = new Set();
		for (const [name, value] of iterateHeaders(headers)) {
			const lowerName = name.toLowerCase();
			if (APPEND_HEADERS.has(lowerName)) {
				if (value === clearSentinel) continue;
				if (value === null) {
					targetHeaders.delete(name);
					nullHeaders.add(lowerName);
				} else {
					targetHeaders.set(name, appendHeaderValue(targetHeaders.get(name), value));
					nullHeaders.delete(lowerName);
				}
				continue;
			}
			if (value === clearSentinel || !seenHeaders.has(lowerName)) {
				targetHeaders.delete(name);
				seenHeaders.add(lowerName);
				if (value === clearSentinel) continue;
			}
			if (value === null) {
				targetHeaders.delete(name);
				nullHeaders.add(lowerName);
			} else {
				targetHeaders.append(name, value);
				nullHeaders.delete(lowerName);
			}
		}
	}
	return {
		[brand_privateNullableHeaders]: true,
		values: targetHeaders,
		nulls: nullHeaders
	};
};
// node_modules/@anthropic-ai/bedrock-sdk/internal/utils/path.mjs
function encodeURIPath(str) {
	return str.replace(/[^A-Za-z0-9\-._~!$&'()*+,;=:@]+/g, encodeURIComponent);
}
const EMPTY = Object.freeze(Object.create(null));
const createPathTagFunction = (pathEncoder = encodeURIPath) => function path(statics, ...params) {
	if (statics.length === 1) return statics[0];
	let postPath = false;
	const invalidSegments = [];
	const path = statics.reduce((previousValue, currentValue, index) => {
		if (/[?#]/.test(currentValue)) postPath = true;
		const value = params[index];
		let encoded = (postPath ? encodeURIComponent : pathEncoder)("" + value);
		if (index !== params.length && (value == null || typeof value === "object" && value.toString === Object.getPrototypeOf(Object.getPrototypeOf(value.hasOwnProperty ?? EMPTY) ?? EMPTY)?.toString)) {
			encoded = value + "";
			invalidSegments.push({
				start: previousValue.length + currentValue.length,
				length: encoded.length,
				error: `Value of type ${Object.prototype.toString.call(value).slice(8, -1)} is not a valid path parameter`
			});
		}
		if (!postPath && (encoded === "" || encoded.startsWith(";"))) invalidSegments.push({
			start: previousValue.length + currentValue.length,
			length: encoded.length,
			error: `Value "${encoded}" can\'t be safely passed as a path parameter`
		});
		return previousValue + currentValue + (index === params.length ? "" : encoded);
	}, "");
	const pathOnly = path.split(/[?#]/, 1)[0];
	const invalidSegmentPattern = /(?<=^|\/)(?:\.|%2e){1,2}(?:;[^/]*)?(?=\/|$)/gi;
	let match;
	while ((match = invalidSegmentPattern.exec(pathOnly)) !== null) invalidSegments.push({
		start: match.index,
		length: match[0].length,
		error: `Value "${match[0]}" can\'t be safely passed as a path parameter`
	});
	invalidSegments.sort((a, b) => a.start - b.start);
	if (invalidSegments.length > 0) {
		const marks = [];
		for (const segment of invalidSegments) for (let i = segment.start; i < segment.start + Math.max(1, segment.length); i++) marks[i] = "^";
		const underline = Array.from(marks, (mark) => mark ?? " ").join("");
		throw new AnthropicError(`Path parameters result in path with invalid segments:\n${invalidSegments.map((e) => e.error).join("\n")}\n${path}\n${underline}`);
	}
	return path;
};
const path = createPathTagFunction(encodeURIPath);
// node_modules/@anthropic-ai/bedrock-sdk/client.mjs
var __classPrivateFieldGet = function(receiver, state, kind, f) {
	if (kind === "a" && !f) throw new TypeError("Private accessor was defined without a getter");
	if (typeof state === "function" ? receiver !== state || !f : !state.has(receiver)) throw new TypeError("Cannot read private member from an object whose class did not declare it");
	return kind === "m" ? f : kind === "a" ? f.call(receiver) : f ? f.value : state.get(receiver);
};
var _AnthropicBedrock_instances;
var _AnthropicBedrock_adaptRequest;
var _AnthropicBedrock_adaptResponse;
const MODEL_ENDPOINTS = new Set(["/v1/messages", "/v1/messages?beta=true"]);
const USER_PROFILE_ID_HEADER = "anthropic-user-profile-id";
const CREDENTIALS = {
	accepts: ["apiKey"],
	unsupportedOptionMessage: (option) => `The \`${option}\` option is not supported by AnthropicBedrock; authentication uses a Bedrock API key (\`apiKey\`) or AWS credentials (SigV4).`
};
var AnthropicBedrock = class extends BaseAnthropic {
	_instrumentationScope() {
		return {
			platform: "bedrock",
			version: VERSION
		};
	}
	constructor({ awsRegion = readEnv("AWS_REGION") ?? "us-east-1", baseURL = readEnv("ANTHROPIC_BEDROCK_BASE_URL") ?? `https://bedrock-runtime.${awsRegion}.amazonaws.com`, apiKey, awsSecretKey = null, awsAccessKey = null, awsSessionToken = null, providerChainResolver = null, ...opts } = {}) {
		rejectUnsupportedCredentials(opts, CREDENTIALS);
		if (apiKey === void 0) apiKey = readEnv("AWS_BEARER_TOKEN_BEDROCK");
		super({
			baseURL,
			...opts,
			apiKey: apiKey ?? null,
			authToken: null
		});
		_AnthropicBedrock_instances.add(this);
		this._genAIProviderName = "aws.bedrock";
		this.skipAuth = false;
		this.messages = makeMessagesResource(this);
		this.beta = makeBetaResource(this);
		if (awsAccessKey != null !== (awsSecretKey != null)) loggerFor(this).warn("Warning: Passing only one of `awsAccessKey` or `awsSecretKey` is deprecated. Please provide both keys, or provide neither and rely on the AWS credential provider chain.");
		this.awsSecretKey = awsSecretKey;
		this.awsAccessKey = awsAccessKey;
		this.awsRegion = awsRegion;
		this.awsSessionToken = awsSessionToken;
		this.skipAuth = opts.skipAuth ?? false;
		this.providerChainResolver = providerChainResolver;
	}
	get userProfiles() {
		return throwUserProfilesUnavailable();
	}
	withOptions(options) {
		const replacesAWSCredentials = options.awsAccessKey != null || options.awsSecretKey != null || options.awsSessionToken != null || options.providerChainResolver != null;
		return super.withOptions({
			awsRegion: this.awsRegion,
			...replacesAWSCredentials ? {} : {
				awsAccessKey: this.awsAccessKey,
				awsSecretKey: this.awsSecretKey,
				awsSessionToken: this.awsSessionToken,
				providerChainResolver: this.providerChainResolver
			},
			...options
		});
	}
	validateHeaders() {}
	_shouldResolveDefaultCredentials() {
		return false;
	}
	getUserAgent() {
		return `AnthropicBedrock/JS ${VERSION$1}`;
	}
	async authHeaders(opts) {
		return this.skipAuth ? void 0 : super.authHeaders(opts);
	}
	backendMiddleware() {
		return [async (request, next, ctx) => {
			const response = await next(await __classPrivateFieldGet(this, _AnthropicBedrock_instances, "m", _AnthropicBedrock_adaptRequest).call(this, request, ctx.options));
			return __classPrivateFieldGet(this, _AnthropicBedrock_instances, "m", _AnthropicBedrock_adaptResponse).call(this, response);
		}];
	}
};
_AnthropicBedrock_instances = new WeakSet(), _AnthropicBedrock_adaptRequest = async function _AnthropicBedrock_adaptRequest(request, options) {
	const url = new URL(request.url);
	const headers = new Headers(request.headers);
	const version = headers.get("anthropic-version");
	headers.delete("anthropic-version");
	let parsedBody;
	if (typeof request.body === "string") {
		const parsed = safeJSON(request.body);
		if (isObj(parsed)) parsedBody = parsed;
	}
	if (parsedBody) {
		if (version && !parsedBody["anthropic_version"]) parsedBody["anthropic_version"] = version;
		const betas = headers.get("anthropic-beta");
		if (betas != null && !parsedBody["anthropic_beta"]) parsedBody["anthropic_beta"] = betas.split(",").map((beta) => beta.trim());
	}
	if (options && MODEL_ENDPOINTS.has(options.path) && options.method === "post") {
		const userProfileID = headers.get(USER_PROFILE_ID_HEADER);
		if (parsedBody && userProfileID != null) {
			headers.delete(USER_PROFILE_ID_HEADER);
			if (!("user_profile_id" in parsedBody)) parsedBody["user_profile_id"] = userProfileID;
		}
		const canonicalPath = options.path.split("?")[0];
		if (url.pathname.endsWith(canonicalPath)) {
			if (!parsedBody) throw new Error(`Expected request body to be a JSON object for post ${canonicalPath}`);
			const model = parsedBody["model"];
			delete parsedBody["model"];
			const stream = parsedBody["stream"];
			delete parsedBody["stream"];
			url.pathname = url.pathname.slice(0, url.pathname.length - canonicalPath.length) + (stream ? path`/model/${model}/invoke-with-response-stream` : path`/model/${model}/invoke`);
			url.searchParams.delete("beta");
		}
	}
	const adapted = {
		...request,
		url: url.toString(),
		headers
	};
	if (parsedBody) adapted.body = JSON.stringify(parsedBody);
	if (!this.skipAuth && !this.apiKey) {
		const regionName = this.awsRegion;
		if (!regionName) throw new Error("Expected `awsRegion` option to be passed to the client or the `AWS_REGION` environment variable to be present");
		const authHeaders = await getAuthHeaders(adapted, {
			url: adapted.url,
			regionName,
			awsAccessKey: this.awsAccessKey,
			awsSecretKey: this.awsSecretKey,
			awsSessionToken: this.awsSessionToken,
			fetchOptions: this.fetchOptions,
			providerChainResolver: this.providerChainResolver,
			logger: loggerFor(this)
		});
		adapted.headers = buildHeaders([adapted.headers, authHeaders]).values;
	}
	return adapted;
}, _AnthropicBedrock_adaptResponse = function _AnthropicBedrock_adaptResponse(response) {
	if (response.body && response.headers.get("content-type")?.includes("application/vnd.amazon.eventstream")) return eventStreamToSSEResponse(response);
	return response;
};
function makeMessagesResource(client) {
	const resource = new Messages(client);
	delete resource.batches;
	delete resource.countTokens;
	return resource;
}
function makeBetaResource(client) {
	const resource = new Beta(client);
	delete resource.promptCaching;
	delete resource.messages.batches;
	delete resource.messages.countTokens;
	Object.defineProperty(resource, "userProfiles", {
		enumerable: false,
		get: throwUserProfilesUnavailable
	});
	return resource;
}
function throwUserProfilesUnavailable() {
	throw new AnthropicError("User profiles are not available on `AnthropicBedrock`. Use `AnthropicAws` from `@anthropic-ai/aws-sdk` to manage them.");
}
export { AnthropicBedrock as t };
