// \0left-out:1
var Messages = class {};
var Beta = class {
	messages = {};
};
export { Messages as n, Beta as t };
