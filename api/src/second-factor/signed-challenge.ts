import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';

/** The challenge that a device claims to have signed; null if its response is malformed. */
export function readSignedChallenge(answer: Record<string, unknown>): string | null {
  const { clientDataJSON } = (answer.response ?? {}) as { clientDataJSON?: unknown };
  if (typeof clientDataJSON !== 'string') return null;
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null; // the response reports it
  }
}
