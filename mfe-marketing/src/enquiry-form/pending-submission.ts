import { defineDraft } from 'kit/draft';
import { createHexId } from 'kit/request';

interface PendingSubmission {
  key: string;
  /** Enquiries sent under this key with an unknown outcome, serialized, oldest first. */
  sent: string[];
}

const storedSubmission = defineDraft({ name: 'enquiry-submission', version: 1, parse: parseSubmission })();
let pendingSubmission: PendingSubmission | null = null;

/**
 * Returns the idempotency key of an enquiry. It stays the same until the outcome is known, across reloads and edits,
 * so that a lost response does not create a second enquiry.
 */
export function beginSubmission(enquiry: object): PendingSubmission {
  const { key, sent } = pendingSubmission ?? storedSubmission.read() ?? { key: createHexId(), sent: [] };
  const text = JSON.stringify(enquiry);
  pendingSubmission = { key, sent: [...sent.filter((earlier) => earlier !== text), text] };
  storedSubmission.save(pendingSubmission);
  return pendingSubmission;
}

/** Drops the key once the enquiry has arrived or was rejected: a retry under it would get the same response. */
export function endSubmission(): void {
  pendingSubmission = null;
  storedSubmission.clear();
}

function parseSubmission(value: unknown): PendingSubmission | null {
  const { key, sent } = (value ?? {}) as Partial<PendingSubmission>;
  const isSending = typeof key === 'string' && Array.isArray(sent) && sent.every((text) => typeof text === 'string');
  return isSending ? { key, sent } : null;
}
