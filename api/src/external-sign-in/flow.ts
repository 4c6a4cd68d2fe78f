import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';

/** An external sign-in under way: what only the browser that began it can end it with. Stands in its session. */
export interface Flow {
  state: string;
  nonce: string;
  /** PKCE: the code is worth nothing without it. */
  verifier: string;
  /** Where to go on, on this site. */
  returnTo: string | null;
  /** The last moment to come back, in milliseconds. */
  until: number;
}

/** Time to sign in at the provider, and to verify an e-mail there. */
export const flowLifetime = 10 * 60 * 1000;

export const newFlow = (returnTo: string | null): Flow => ({
  state: randomState(),
  nonce: randomNonce(),
  verifier: randomPKCECodeVerifier(),
  returnTo,
  until: Date.now() + flowLifetime,
});
