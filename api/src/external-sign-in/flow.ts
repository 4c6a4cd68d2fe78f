import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import { clock } from '#clock';

/** An external sign-in in progress. Stored in the session, so that only the browser that started it can complete it. */
export interface Flow {
  state: string;
  nonce: string;
  /** PKCE: the code is useless without it. */
  verifier: string;
  /** Where to continue on this site. */
  returnTo: string | null;
  /** Reauthenticates the user of the session at the provider instead of starting a session. */
  reauthenticates: boolean;
  /** The expiry, in milliseconds. */
  until: number;
}

/** Enough time to sign in at the provider and to verify an email there. */
export const flowLifetime = 10 * 60 * 1000;

export const createFlow = (returnTo: string | null, reauthenticates: boolean): Flow => ({
  state: randomState(),
  nonce: randomNonce(),
  verifier: randomPKCECodeVerifier(),
  returnTo,
  reauthenticates,
  until: clock.now() + flowLifetime,
});
