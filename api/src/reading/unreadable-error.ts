export const maxCharacters = 2_000_000;
export const maxPages = 5000;

/** Why a file cannot be read, in words for whoever uploaded it. */
const reasons = {
  empty: 'There is no text in this file. The pages of a scan have to be turned into text first',
  locked: 'This file is protected by a password. Please upload it without one',
  broken: 'This file cannot be read: it seems to be damaged',
  long: `This file is too long: at most ${maxCharacters.toLocaleString('en')} characters can be read`,
  pages: `This file has too many pages: at most ${maxPages.toLocaleString('en')} can be read`,
  large: 'This file unpacks to more than can be read',
  slow: 'Reading this file took too long',
  stuck: 'Reading this file failed several times. Please upload it again',
};
export type Reason = keyof typeof reasons;

/** The fault is the file's: trying again would not help. */
export class UnreadableError extends Error {
  readonly reason: Reason;
  constructor(reason: Reason) {
    super(reasons[reason]);
    this.reason = reason;
  }
}
