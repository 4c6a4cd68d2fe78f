import { readingBudget } from '#reading/reading-budget';

export const maxCharacters = 2_000_000;
export const maxPages = 5000;

/** Why a file can't be read, worded for the person who uploaded it. */
const reasons = {
  empty: 'This file has no text. Run text recognition (OCR) on scanned pages first',
  locked: 'This file is password-protected. Remove the password and upload it again',
  broken: "Couldn't read this file. It seems to be damaged",
  long: `This file is too long. The limit is ${maxCharacters.toLocaleString('en')} characters`,
  pages: `This file has too many pages. The limit is ${maxPages.toLocaleString('en')}`,
  large: 'This file is too large when unpacked',
  deep: `This page has more than ${readingBudget.htmlDepth.toLocaleString('en')} elements within each other. Add its text instead`,
  slow: 'Reading this file took too long',
  stuck: 'Reading this file failed several times. Upload it again',
};
export type Reason = keyof typeof reasons;

/** The file is at fault: a retry would not help. */
export class UnreadableError extends Error {
  readonly reason: Reason;
  constructor(reason: Reason) {
    super(reasons[reason]);
    this.reason = reason;
  }
}
