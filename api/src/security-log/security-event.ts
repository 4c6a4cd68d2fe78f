import { validate as isUuid } from 'uuid';
import type { SecurityEventKind } from 'rules/security-events';

/** The input of an event. Never a password, a token or a code. */
export interface SecurityEventInput {
  kind: SecurityEventKind;
  /** Defaults to the signed-in account of the request. `email` as typed when no one is signed in. */
  account?: { id?: string | null | undefined; email?: string | null | undefined } | null;
  address?: string | null;
  userAgent?: string | null;
  requestId?: string | null;
  /** A short, readable description. */
  details?: string | null;
}

/** The part of a request's session that events use. */
export interface EventSource {
  viewer: { id: string } | null;
  address: string | null;
  userAgent: string | null;
  requestId: string | null;
}

export interface SecurityEventRecorder {
  /** Returns at once: the event is logged now, except in a flood, and stored with the next batch. */
  record(event: SecurityEventInput): void;
}

/** An event with every value in its stored form. */
export interface SecurityEventRecord {
  kind: SecurityEventKind;
  accountId: string | null;
  email: string | null;
  address: string | null;
  userAgent: string | null;
  requestId: string | null;
  details: string | null;
}

const maxLengths = { email: 254, address: 64, userAgent: 300, requestId: 64, details: 500 };

export function toRecord({
  kind,
  account,
  address,
  userAgent,
  requestId,
  details,
}: SecurityEventInput): SecurityEventRecord {
  return {
    kind,
    accountId: account?.id && isUuid(account.id) ? account.id : null,
    email: toEmail(account?.email),
    address: toLine(address, maxLengths.address),
    userAgent: toLine(userAgent, maxLengths.userAgent),
    requestId: toLine(requestId, maxLengths.requestId),
    details: toLine(details, maxLengths.details),
  };
}

/** People may type their password into the wrong field, so invalid emails are not stored. */
function toEmail(typed: string | null | undefined): string | null {
  const email = toLine(typed, maxLengths.email)?.toLowerCase() ?? null;
  return email && /^[^@\s]+@[^@\s]+$/.test(email) ? email : null;
}

/** One line without control or bidirectional characters, so that a value can neither forge a line nor hide a part of it. */
function toLine(text: string | null | undefined, maxLength: number): string | null {
  const line = text
    ?.slice(0, 4 * maxLength)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, maxLength);
  return line || null;
}
