import { defineDraft } from 'kit/draft';

interface PendingSubmission {
  key: string;
  /** What went out under it, as text, the oldest first: of none of it is known what became of it. */
  sent: string[];
}

const storedSubmission = defineDraft({ name: 'enquiry-submission', version: 1, parse: parseSubmission })();
let pendingSubmission: PendingSubmission | null = null;

/**
 * The key that an enquiry is sent under: the same one until it is known whether it arrived, also after a reload and with
 * other words. So an answer that got lost on the way does not make a second enquiry.
 */
export function beginSubmission(enquiry: object): PendingSubmission {
  const { key, sent } = pendingSubmission ?? storedSubmission.read() ?? { key: createKey(), sent: [] };
  const text = JSON.stringify(enquiry);
  pendingSubmission = { key, sent: [...sent.filter((earlier) => earlier !== text), text] };
  storedSubmission.save(pendingSubmission);
  return pendingSubmission;
}

/** It has arrived, or the server said no and would say the same under the same key: the next one is another. */
export function endSubmission(): void {
  pendingSubmission = null;
  storedSubmission.clear();
}

function parseSubmission(value: unknown): PendingSubmission | null {
  const { key, sent } = (value ?? {}) as Partial<PendingSubmission>;
  const isSending = typeof key === 'string' && Array.isArray(sent) && sent.every((text) => typeof text === 'string');
  return isSending ? { key, sent } : null;
}

const createKey = (): string =>
  // Not randomUUID, which pages over plain http do not have.
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
