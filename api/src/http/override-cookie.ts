import type { IncomingMessage } from 'node:http';
import type { CookieOptions } from 'express';
import { openIds, type Override, overrideLifetime, purposes, sealIds } from '#remotes/overrides';
import { sealWith } from '#seal';

export const cookieName = 'override';
const inCookies = new RegExp(`(?:^|;)\\s*${cookieName}=([\\w-]+)`);

interface Options {
  secret: string;
  publicUrl: URL;
  /** Which of these overrides are open. */
  find(ids: readonly string[]): Promise<Override[]>;
}

/** What one browser takes from its own machine, kept by that browser alone. */
export function overrideCookie({ secret, publicUrl, find }: Options) {
  const seal = sealWith(secret, purposes.cookie);
  const options: CookieOptions = {
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.protocol === 'https:',
    maxAge: overrideLifetime,
    path: '/',
  };
  return {
    options,
    /** The open overrides of the browser that sends a request, or opened a socket. */
    overridesOf: async ({ headers: { cookie = '' } }: IncomingMessage): Promise<Override[]> => {
      const text = inCookies.exec(cookie)?.[1];
      const ids = text === undefined ? [] : openIds(seal, text);
      return ids.length === 0 ? [] : find(ids);
    },
    valueFor: (ids: readonly string[]): string => sealIds(seal, ids),
  };
}
export type OverrideCookie = ReturnType<typeof overrideCookie>;
