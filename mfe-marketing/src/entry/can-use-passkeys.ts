/** Passkeys need a secure context, so they are missing over plain http from another machine. */
export const canUsePasskeys = () => 'PublicKeyCredential' in globalThis;
