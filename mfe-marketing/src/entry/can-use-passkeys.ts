/** Browsers have passkeys in secure contexts only: not over plain http from another machine. */
export const canUsePasskeys = () => 'PublicKeyCredential' in globalThis;
