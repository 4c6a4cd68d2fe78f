import { validateJson } from './validate-json.ts';

const describeError = (text: string) => {
  const fault = validateJson(text);
  return fault && `${fault.line}:${fault.column} ${fault.message}`;
};

test.each(['{}', '{"a": [1, -2.5e3, true, null, "x\\u00e9\\n"]}', ' [] ', '"text"'])('accepts %s', (text) => {
  expect(validateJson(text)).toBeNull();
});

test.each([
  ['{"a": 1,}', '1:8 There is no comma before }'],
  ['{\n  "a": 1\n  "b": 2\n}', '3:3 A comma or } is expected'],
  ['{"a" 1}', '1:6 A colon is expected after the name'],
  ['{a: 1}', '1:2 A name in double quotes is expected'],
  ["{'a': 1}", '1:2 A name in double quotes is expected'],
  ['{"a": \'b\'}', '1:7 A text stands in double quotes'],
  ['{"a": yes}', '1:7 A value is expected: a text in double quotes, a number, true, false, null, [ or {'],
  ['{"a": 01}', '1:7 A value is expected: a text in double quotes, a number, true, false, null, [ or {'],
  ['{"a": "b\n}', '1:7 This text has no closing double quote'],
  ['{"a": "\\x"}', String.raw`1:8 A backslash stands as \\ in a text`],
  ['{"a": [1, 2}', '1:12 A comma or ] is expected'],
  ['{} {}', '1:4 Nothing may follow after the closing bracket'],
  ['{"a": [1', '1:9 The text ends here: a comma or ] is expected'],
  [
    '{"a":',
    '1:6 The text ends here: a value is expected: a text in double quotes, a number, true, false, null, [ or {',
  ],
])('rejects %j: %s', (text, message) => {
  expect(describeError(text)).toBe(message);
});

test('reports ten thousand brackets as an error, without a stack overflow', () => {
  expect(validateJson('['.repeat(10_000))?.message).toBe('This is nested too deeply');
});
