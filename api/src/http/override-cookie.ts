import type { IncomingMessage } from 'node:http';
import type { CookieOptions } from 'express';
import { openOverrides, type Override, overrideLifetime, purposes, sealOverrides } from '#remotes/overrides';
import { sealWith } from '#seal';

export const cookieName = 'override';
const inCookies = new RegExp(`(?:^|;)\\s*${cookieName}=([\\w-]+)`);

/** What one browser takes from its own machine, kept by that browser alone. */
export function overrideCookie(secret: string, publicUrl: URL) {
  const seal = sealWith(secret, purposes.cookie);
  const options: CookieOptions = {
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.protocol === 'https:',
    maxAge: overrideLifetime,
    path: '/',
  };
  const overridesOf = ({ headers: { cookie = '' } }: IncomingMessage): Override[] => {
    const text = inCookies.exec(cookie)?.[1];
    return text === undefined ? [] : openOverrides(seal, text);
  };
  return {
    options,
    overridesOf,
    /** Whether the browser of a request, or of a socket's upgrade, has one that holds. */
    hasOverride: (req: IncomingMessage): boolean => overridesOf(req).length > 0,
    /** Beside those that the browser has: one a remote. */
    with: (req: IncomingMessage, added: Pick<Override, 'remote' | 'entry'>): string => {
      const others = overridesOf(req).filter(({ remote }) => remote !== added.remote);
      return sealOverrides(seal, [...others, { ...added, until: Date.now() + overrideLifetime }]);
    },
  };
}
export type OverrideCookie = ReturnType<typeof overrideCookie>;
