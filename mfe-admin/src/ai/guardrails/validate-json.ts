import { findJsonError } from './find-json-error.ts';

export interface LocatedJsonError {
  /** Position in the text, zero-based. */
  offset: number;
  line: number;
  column: number;
  /** What is wrong and how to fix it. */
  message: string;
}

/**
 * Returns the first syntax error of a text that is not JSON. Browser messages are not used: they differ, and some have
 * no position.
 */
export function validateJson(text: string): LocatedJsonError | null {
  try {
    JSON.parse(text);
    return null;
  } catch {
    const { offset, message } = findJsonError(text);
    return { ...toLineAndColumn(text, offset), message };
  }
}

/** One-based line and column. */
export function toLineAndColumn(text: string, offset: number): { offset: number; line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { offset, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
