import { forgetInTab, keepInTab, keptInTab } from './tab-storage.ts';

const storageKey = 'enquirySending';
let last: { key: string; sent: string } | null = null;

/**
 * The key that an enquiry is sent under: the same one as long as the same enquiry is sent again, also after a reload. So an
 * answer that got lost on the way does not make a second enquiry.
 */
export function sendingKeyOf(enquiry: object): string {
  const sent = JSON.stringify(enquiry);
  const known = last ?? keptInTab(storageKey);
  const key = known?.sent === sent && typeof known.key === 'string' ? known.key : newKey();
  last = { key, sent };
  keepInTab(storageKey, last);
  return key;
}

/** The enquiry is there: under its key it stays one, but it need not be kept in the browser any longer. */
export const enquiryArrived = (): void => forgetInTab(storageKey);

/** The server said no, and would say the same under the same key. */
export function enquiryRefused(): void {
  last = null;
  forgetInTab(storageKey);
}

const newKey = (): string =>
  // Not randomUUID, which pages over plain http do not have.
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
