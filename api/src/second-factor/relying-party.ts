import type { Context } from '#context';

/** The site that passkeys are bound to. */
export const relyingParty = ({ settings: { publicUrl } }: Context) => ({
  rpID: publicUrl.hostname,
  origin: publicUrl.origin,
});
