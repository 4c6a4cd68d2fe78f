import { findFault } from './find-fault.ts';

export interface JsonFault {
  /** Where in the text, from 0. */
  at: number;
  line: number;
  column: number;
  /** What is wrong there, and what to do. */
  words: string;
}

/** The first fault of a text that is not JSON. Not the browser's own message: each words it differently, some without the place. */
export function jsonFault(text: string): JsonFault | null {
  try {
    JSON.parse(text);
    return null;
  } catch {
    const { at, words } = findFault(text);
    return { ...getPlace(text, at), words };
  }
}

/** Line and column from 1, as editors count them. */
export function getPlace(text: string, at: number): { at: number; line: number; column: number } {
  const before = text.slice(0, at).split('\n');
  return { at, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
