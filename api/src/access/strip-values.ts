const foundValue = /,? found .*$/s;
const unexpectedText = /^(Syntax Error: Unexpected (?:Block)?String) .*$/s;
const cannotRepresent = /( cannot represent) .*$/s;
const invalidValue = /( got invalid value) .*$/s;

/** A GraphQL error message without the values it repeats from the request: one may be a password. */
export const stripValues = (message: string): string =>
  message
    .replace(unexpectedText, '$1')
    .replace(invalidValue, ' has an invalid value')
    .replace(cannotRepresent, '$1 this value')
    .replace(foundValue, '');
