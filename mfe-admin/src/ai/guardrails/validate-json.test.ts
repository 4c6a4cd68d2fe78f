import { validateJson } from './validate-json.ts';

const describeError = (text: string) => {
  const error = validateJson(text);
  return error && `${error.line}:${error.column} ${error.message}`;
};

test.each(['{}', '{"a": [1, -2.5e3, true, null, "x\\u00e9\\n"]}', ' [] ', '"text"'])('accepts %s', (text) => {
  expect(validateJson(text)).toBeNull();
});

test.each([
  ['{"a": 1,}', '1:8 Unexpected comma before }'],
  ['{\n  "a": 1\n  "b": 2\n}', '3:3 Expected a comma or }'],
  ['{"a" 1}', '1:6 Expected a colon after the name'],
  ['{a: 1}', '1:2 Expected a name in double quotes'],
  ["{'a': 1}", '1:2 Expected a name in double quotes'],
  ['{"a": \'b\'}', '1:7 Strings need double quotes'],
  ['{"a": yes}', '1:7 Expected a value: a string in double quotes, a number, true, false, null, [ or {'],
  ['{"a": 01}', '1:7 Expected a value: a string in double quotes, a number, true, false, null, [ or {'],
  ['{"a": "b\n}', '1:7 This string has no closing double quote'],
  ['{"a": "\\x"}', String.raw`1:8 Escape a backslash as \\ in a string`],
  ['{"a": [1, 2}', '1:12 Expected a comma or ]'],
  ['{} {}', '1:4 Unexpected text after the closing bracket'],
  ['{"a": [1', '1:9 Unexpected end: expected a comma or ]'],
  ['{"a":', '1:6 Unexpected end: expected a value: a string in double quotes, a number, true, false, null, [ or {'],
])('rejects %j: %s', (text, message) => {
  expect(describeError(text)).toBe(message);
});

test('reports ten thousand brackets as an error, without a stack overflow', () => {
  expect(validateJson('['.repeat(10_000))?.message).toBe('Nesting is too deep');
});
