import { type Check, okFinding, warningFinding } from '#checks/check';
import { loopback } from '#setting-fields';

/** Cookies are only marked Secure if the URL is https. */
export const publicUrl: Check = {
  name: 'public address',
  async run({ settings: { publicUrl: url, production } }) {
    if (!production || url.protocol === 'https:' || loopback.has(url.hostname))
      return okFinding(`Links use ${url.origin}`);
    return warningFinding(
      `PUBLIC_URL is ${url.origin}: sign-ins cross the network unencrypted. Put a proxy with TLS in front and set PUBLIC_URL to its https address.`,
    );
  },
};
