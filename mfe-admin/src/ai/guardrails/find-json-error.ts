export interface JsonError {
  offset: number;
  message: string;
}

/** Scans the text up to the first JSON syntax error. */
export function findJsonError(text: string): JsonError {
  let offset = 0;

  const skip = () => {
    while (/[ \t\r\n]/.test(text[offset] ?? '')) offset += 1;
    return text[offset];
  };
  const fail = (message: string, position = offset): never => {
    throw new JsonParseFailure(
      text.length <= position
        ? { offset: text.length, message: `Unexpected end: ${message}` }
        : { offset: position, message: capitalize(message) },
    );
  };

  const value = (depth: number): void => {
    const next = skip();
    if (depth > maxDepth) fail('nesting is too deep');
    if (next === '{') return members(depth);
    if (next === '[') return elements(depth);
    if (next === '"') return string();
    if (next === "'") fail('strings need double quotes');
    const literal = /[-+.\w]+/y;
    literal.lastIndex = offset;
    const word = literal.exec(text)?.[0] ?? '';
    if (!isLiteral(word)) fail('expected a value: a string in double quotes, a number, true, false, null, [ or {');
    offset += word.length;
  };

  const string = (): void => {
    const start = offset;
    for (offset += 1; text[offset] !== '"'; offset += 1) {
      const character = text[offset];
      if (character === undefined || character === '\n') fail('this string has no closing double quote', start);
      if (character !== '\\') continue;
      if (!/^\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/.test(text.slice(offset, offset + 6)))
        fail('escape a backslash as \\\\ in a string');
      offset += 1;
    }
    offset += 1;
  };

  const list = (close: '}' | ']', item: () => void): void => {
    offset += 1;
    if (skip() === close) return void (offset += 1);
    for (;;) {
      item();
      const next = skip();
      const comma = offset;
      if (next !== ',' && next !== close) fail(`expected a comma or ${close}`);
      offset += 1;
      if (next === close) return;
      if (skip() === close) fail(`unexpected comma before ${close}`, comma);
    }
  };

  const members = (depth: number): void =>
    list('}', () => {
      if (skip() !== '"') fail('expected a name in double quotes');
      string();
      if (skip() !== ':') fail('expected a colon after the name');
      offset += 1;
      value(depth + 1);
    });
  const elements = (depth: number): void => list(']', () => value(depth + 1));

  try {
    value(0);
    if (skip() !== undefined) fail('unexpected text after the closing bracket');
  } catch (error) {
    if (error instanceof JsonParseFailure) return error.jsonError;
    throw error;
  }
  // Covers what this scanner accepts and JSON.parse does not, such as control characters in a string.
  return { offset: 0, message: 'This is not valid JSON' };
}

/** Above the server's limit, and far below the depth at which a browser overflows the stack. */
const maxDepth = 100;

class JsonParseFailure extends Error {
  readonly jsonError: JsonError;
  constructor(found: JsonError) {
    super(found.message);
    this.jsonError = found;
  }
}

const isLiteral = (word: string) => /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?)$/.test(word);

const capitalize = (message: string) => message.charAt(0).toUpperCase() + message.slice(1);
