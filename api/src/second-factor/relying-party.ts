import type { Context } from '#context';

/** The site that a passkey belongs to: it works here and nowhere else. */
export const relyingParty = ({ settings: { publicUrl } }: Context) => ({
  rpID: publicUrl.hostname,
  origin: publicUrl.origin,
});
