import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';

/** What a device says that it signed; null where it says nothing that can be read. */
export function readSignedChallenge(answer: Record<string, unknown>): string | null {
  const { clientDataJSON } = (answer.response ?? {}) as { clientDataJSON?: unknown };
  if (typeof clientDataJSON !== 'string') return null;
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null; // the answer says so
  }
}
