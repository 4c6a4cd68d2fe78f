import { type Check, fault, ok } from '#checks/check';

const timeoutMs = 5000;

export const identityProvider: Check = {
  name: 'external sign-in',
  async run({ settings: { oidc } }) {
    if (!oidc) return ok('OIDC_ISSUER is not set: people sign in with a password');
    const address = `${oidc.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
      if (response.ok && ((await response.json()) as { issuer?: string }).issuer) return ok(`${oidc.issuer} responds`);
      return fault(`${address} responded with ${response.status}. Check OIDC_ISSUER.`);
    } catch (error) {
      return fault(`${address} doesn't respond: ${getReason(error)}. Check OIDC_ISSUER.`);
    }
  },
};

const getReason = (error: unknown) =>
  error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : String(error);
