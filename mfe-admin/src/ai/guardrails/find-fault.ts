export interface Found {
  at: number;
  words: string;
}

/** Walks through a text that is not JSON until the place where it stops being JSON. */
export function findFault(text: string): Found {
  let at = 0;

  const skip = () => {
    while (/[ \t\r\n]/.test(text[at] ?? '')) at += 1;
    return text[at];
  };
  const fail = (words: string, place = at): never => {
    throw new Fault(
      text.length <= place
        ? { at: text.length, words: `The text ends here: ${words}` }
        : { at: place, words: sentence(words) },
    );
  };

  const value = (depth: number): void => {
    const next = skip();
    if (depth > deepest) fail('this is nested too deeply');
    if (next === '{') return members(depth);
    if (next === '[') return elements(depth);
    if (next === '"') return string();
    if (next === "'") fail('a text stands in double quotes');
    const literal = /[-+.\w]+/y;
    literal.lastIndex = at;
    const word = literal.exec(text)?.[0] ?? '';
    if (!isLiteral(word)) fail('a value is expected: a text in double quotes, a number, true, false, null, [ or {');
    at += word.length;
  };

  const string = (): void => {
    const start = at;
    for (at += 1; text[at] !== '"'; at += 1) {
      const character = text[at];
      if (character === undefined || character === '\n') fail('this text has no closing double quote', start);
      if (character !== '\\') continue;
      if (!/^\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/.test(text.slice(at, at + 6)))
        fail('a backslash stands as \\\\ in a text');
      at += 1;
    }
    at += 1;
  };

  const list = (close: '}' | ']', item: () => void): void => {
    at += 1;
    if (skip() === close) return void (at += 1);
    for (;;) {
      item();
      const next = skip();
      const comma = at;
      if (next !== ',' && next !== close) fail(`a comma or ${close} is expected`);
      at += 1;
      if (next === close) return;
      if (skip() === close) fail(`there is no comma before ${close}`, comma);
    }
  };

  const members = (depth: number): void =>
    list('}', () => {
      if (skip() !== '"') fail('a name in double quotes is expected');
      string();
      if (skip() !== ':') fail('a colon is expected after the name');
      at += 1;
      value(depth + 1);
    });
  const elements = (depth: number): void => list(']', () => value(depth + 1));

  try {
    value(0);
    if (skip() !== undefined) fail('nothing may follow after the closing bracket');
  } catch (error) {
    if (error instanceof Fault) return error.found;
    throw error;
  }
  // What this reads more generously than the browser does, such as a control character in a text.
  return { at: 0, words: 'This is not valid JSON' };
}

/** More than the server takes, and far from where a browser runs out of stack. */
const deepest = 100;

class Fault extends Error {
  readonly found: Found;
  constructor(found: Found) {
    super(found.words);
    this.found = found;
  }
}

const isLiteral = (word: string) => /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?)$/.test(word);

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
