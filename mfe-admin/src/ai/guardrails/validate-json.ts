import { findJsonError } from './find-json-error.ts';

export interface LocatedJsonError {
  /** Where in the text, from 0. */
  offset: number;
  line: number;
  column: number;
  /** What is wrong there, and what to do. */
  message: string;
}

/** The first fault of a text that is not JSON. Not the browser's own message: each words it differently, some without the place. */
export function validateJson(text: string): LocatedJsonError | null {
  try {
    JSON.parse(text);
    return null;
  } catch {
    const { offset, message } = findJsonError(text);
    return { ...toLineAndColumn(text, offset), message };
  }
}

/** Line and column from 1, as editors count them. */
export function toLineAndColumn(text: string, offset: number): { offset: number; line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { offset, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
