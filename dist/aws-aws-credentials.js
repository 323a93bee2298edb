import { a as __toCommonJS, t as __commonJSMin } from "./rolldown-runtime.js";
import { I as config_exports, L as init_config } from "./aws-bedrock-aws-credentials-index.js";
import { _ as init_client, b as dist_es_exports, c as require_dist_cjs$1, g as client_exports, n as require_dist_cjs$2, r as require_dist_cjs$4, u as require_dist_cjs$3, x as init_dist_es } from "./aws-bedrock-aws-credentials.js";
// node_modules/@aws-sdk/credential-providers/dist-cjs/index.js
var require_dist_cjs = __commonJSMin(((exports) => {
	const { ProviderError, CredentialsProviderError, loadConfig, NODE_REGION_CONFIG_FILE_OPTIONS } = (init_config(), __toCommonJS(config_exports));
	const { normalizeProvider } = (init_dist_es(), __toCommonJS(dist_es_exports));
	const createCredentialChain = (...credentialProviders) => {
		let expireAfter = -1;
		const baseFunction = async (awsIdentityProperties) => {
			const credentials = await propertyProviderChain(...credentialProviders)(awsIdentityProperties);
			if (!credentials.expiration && expireAfter !== -1) credentials.expiration = new Date(Date.now() + expireAfter);
			return credentials;
		};
		const withOptions = Object.assign(baseFunction, { expireAfter(milliseconds) {
			if (milliseconds < 3e5) throw new Error("@aws-sdk/credential-providers - createCredentialChain(...).expireAfter(ms) may not be called with a duration lower than five minutes.");
			expireAfter = milliseconds;
			return withOptions;
		} });
		return withOptions;
	};
	const propertyProviderChain = (...providers) => async (awsIdentityProperties) => {
		if (providers.length === 0) throw new ProviderError("No providers in chain", { tryNextLink: false });
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
	const fromHttp = (options = {}) => {
		return async (args) => {
			const { fromHttp: _fromHttp } = require_dist_cjs$1();
			return _fromHttp(options)(args);
		};
	};
	const fromIni = (init = {}) => {
		return async (args) => {
			const { fromIni: _fromIni } = require_dist_cjs$2();
			return _fromIni({ ...init })(args);
		};
	};
	const fromInstanceMetadata = (init) => {
		return async (props) => {
			init?.logger?.debug("@smithy/credential-provider-imds", "fromInstanceMetadata");
			const { setCredentialFeature } = (init_client(), __toCommonJS(client_exports));
			const { fromInstanceMetadata: _fromInstanceMetadata } = require_dist_cjs$3();
			return _fromInstanceMetadata(init)().then((creds) => setCredentialFeature(creds, "CREDENTIALS_IMDS", "0"));
		};
	};
	const fromTokenFile = (init = {}) => {
		return async (args) => {
			const { fromTokenFile: _fromTokenFile } = require_dist_cjs$4();
			return _fromTokenFile({ ...init })(args);
		};
	};
	exports.createCredentialChain = createCredentialChain;
	exports.fromHttp = fromHttp;
	exports.fromIni = fromIni;
	exports.fromInstanceMetadata = fromInstanceMetadata;
	exports.fromTokenFile = fromTokenFile;
}));
export { require_dist_cjs as t };
