import { type Check, okFinding, warningFinding } from '#checks/check';

/** Behind an untrusted proxy, all requests seem to come from one address and share its rate limits. */
export const proxyHeaders: Check = {
  name: 'proxy',
  async run({ settings: { trustProxy }, traffic }) {
    if (trustProxy > 0)
      return okFinding(
        `The X-Forwarded headers of ${trustProxy} ${trustProxy === 1 ? 'proxy' : 'proxies'} are trusted`,
      );
    return traffic?.hasForwardedHeaders
      ? warningFinding(
          'Requests carry X-Forwarded-For, but TRUST_PROXY is 0: behind a proxy everyone shares one rate limit. Set TRUST_PROXY to the number of proxies in front.',
        )
      : okFinding('No proxy is trusted');
  },
};
