import { removeFromTabStorage, saveToTabStorage, readFromTabStorage } from './tab-storage.ts';

interface PendingSubmission {
  key: string;
  /** What went out under it, as text, the oldest first: of none of it is known what became of it. */
  sent: string[];
}

const storageKey = 'enquirySending';
let pendingSubmission: PendingSubmission | null = null;

/**
 * The key that an enquiry is sent under: the same one until it is known whether it arrived, also after a reload and with
 * other words. So an answer that got lost on the way does not make a second enquiry.
 */
export function beginSubmission(enquiry: object): PendingSubmission {
  const { key, sent } = pendingSubmission ?? readSubmission() ?? { key: createKey(), sent: [] };
  const text = JSON.stringify(enquiry);
  pendingSubmission = { key, sent: [...sent.filter((earlier) => earlier !== text), text] };
  saveToTabStorage(storageKey, pendingSubmission);
  return pendingSubmission;
}

/** It has arrived, or the server said no and would say the same under the same key: the next one is another. */
export function endSubmission(): void {
  pendingSubmission = null;
  removeFromTabStorage(storageKey);
}

function readSubmission(): PendingSubmission | null {
  const { key, sent } = readFromTabStorage(storageKey) ?? {};
  const isSending = typeof key === 'string' && Array.isArray(sent) && sent.every((text) => typeof text === 'string');
  return isSending ? { key, sent } : null;
}

const createKey = (): string =>
  // Not randomUUID, which pages over plain http do not have.
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
