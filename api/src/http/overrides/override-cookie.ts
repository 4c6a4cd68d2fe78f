import type { IncomingMessage } from 'node:http';
import { getCookieValue, createHostCookie } from '#http/sessions/host-cookie';
import { openIds, type Override, overrideLifetime, overrideSealPurposes, sealIds } from '#remotes/overrides';
import { createSeal } from '#secrets/seal';
import type { Secrets } from '#secrets/secrets';

interface Options {
  secrets: Secrets;
  publicUrl: URL;
  /** Which of these overrides are open. */
  find(ids: readonly string[]): Promise<Override[]>;
}

/** The overrides of one browser, stored in a cookie. */
export function createOverrideCookie({ secrets, publicUrl, find }: Options) {
  const seal = createSeal(secrets, overrideSealPurposes.cookie);
  const cookie = createHostCookie('override', publicUrl);
  return {
    ...cookie,
    lifetime: overrideLifetime,
    /** The open overrides of the browser that sent a request or opened a socket. */
    getOverrides: async (req: IncomingMessage): Promise<Override[]> => {
      const text = getCookieValue(req, cookie);
      const ids = text === undefined ? [] : openIds(seal, text);
      return ids.length === 0 ? [] : find(ids);
    },
    valueFor: (ids: readonly string[]): string => sealIds(seal, ids),
  };
}
export type OverrideCookie = ReturnType<typeof createOverrideCookie>;
