import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import { clock } from '#clock';

/** An external sign-in under way: what only the browser that began it can end it with. Stands in its session. */
export interface Flow {
  state: string;
  nonce: string;
  /** PKCE: the code is worth nothing without it. */
  verifier: string;
  /** Where to go on, on this site. */
  returnTo: string | null;
  /** Confirms who uses a session, by signing in at the provider anew, instead of starting one. */
  reauthenticates: boolean;
  /** The last moment to come back, in milliseconds. */
  until: number;
}

/** Time to sign in at the provider, and to verify an e-mail there. */
export const flowLifetime = 10 * 60 * 1000;

export const createFlow = (returnTo: string | null, reauthenticates: boolean): Flow => ({
  state: randomState(),
  nonce: randomNonce(),
  verifier: randomPKCECodeVerifier(),
  returnTo,
  reauthenticates,
  until: clock.now() + flowLifetime,
});
