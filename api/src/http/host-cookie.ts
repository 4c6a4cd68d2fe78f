import type { IncomingMessage } from 'node:http';
import type { CookieOptions } from 'express';

/** A cookie that only this host reads and only this host sets. */
export interface HostCookie {
  name: string;
  /** Also for taking it away: browsers ignore a line for a `__Host-` cookie that lacks them. */
  options: CookieOptions & { path: string; secure: boolean };
}

/**
 * Behind TLS the name carries the `__Host-` prefix: browsers take such a cookie from this host alone, over https, for every path.
 * A neighboring subdomain cannot plant one. https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Set-Cookie#cookie_prefixes
 */
export function createHostCookie(name: string, publicUrl: URL): HostCookie {
  const secure = publicUrl.protocol === 'https:';
  return {
    name: secure ? `__Host-${name}` : name,
    options: { httpOnly: true, sameSite: 'lax', secure, path: '/' },
  };
}

/** What a request has sent in a cookie; undefined where it has sent none. */
export function getCookieValue(
  { headers: { cookie = '' } }: IncomingMessage,
  { name }: HostCookie,
): string | undefined {
  const pair = cookie.split(';').find((each) => each.trimStart().startsWith(`${name}=`));
  return pair?.trimStart().slice(name.length + 1);
}
