/** What someone has begun to write, kept in this tab until it is sent. Signing out clears it. */
export interface Draft<Value> {
  read: () => Value | null;
  /** An empty value clears it. */
  save: (value: Value) => void;
  clear: () => void;
}

interface DraftOptions<Value> {
  name: string;
  /** Raised when the value changes its shape: drafts of an older version are ignored. */
  version: number;
  /** Returns what is worth keeping of a value, or null if it is empty or not a draft at all. */
  parse: (value: unknown) => Value | null;
}

/** Defines a kind of draft. The id is of what it belongs to: an account, a ticket, a conversation. */
export function defineDraft<Value>({ name, version, parse }: DraftOptions<Value>): (id?: string) => Draft<Value> {
  return (id = '') => {
    const key = `draft:${name}:${version}:${id}`;
    const clear = () => ignoreFailure(() => sessionStorage.removeItem(key));
    return {
      read: () => ignoreFailure(() => parse(JSON.parse(sessionStorage.getItem(key) ?? 'null'))) ?? null,
      save(value) {
        const kept = parse(value);
        if (kept === null) clear();
        else ignoreFailure(() => sessionStorage.setItem(key, JSON.stringify(kept)));
      },
      clear,
    };
  };
}

export const parseText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Parses the texts of a form. Fields that the draft lacks are as in the empty form. */
export function parseTexts<Texts extends Record<string, string>>(empty: Texts): (value: unknown) => Texts | null {
  return (value) => {
    if (typeof value !== 'object' || value === null) return null;
    const texts = Object.entries(value).filter(
      ([name, text]) => Object.hasOwn(empty, name) && typeof text === 'string' && text !== empty[name],
    );
    return texts.length > 0 ? { ...empty, ...Object.fromEntries(texts) } : null;
  };
}

/** Storage may be blocked or full, and hold anything: the draft is then lost at a reload, and nothing else breaks. */
function ignoreFailure<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
