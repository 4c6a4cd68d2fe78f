import type { IncomingMessage } from 'node:http';
import type { CookieOptions } from 'express';

/** A cookie that only this host can read and set. */
export interface HostCookie {
  name: string;
  /** Also for clearing it: browsers ignore a `__Host-` cookie without these attributes. */
  options: CookieOptions & { path: string; secure: boolean };
}

/**
 * Behind TLS the name has the `__Host-` prefix: browsers accept such a cookie from this host only, over https, for every path. A
 * neighboring subdomain can't plant one. https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Set-Cookie#cookie_prefixes
 */
export function createHostCookie(name: string, publicUrl: URL): HostCookie {
  const secure = publicUrl.protocol === 'https:';
  return {
    name: secure ? `__Host-${name}` : name,
    options: { httpOnly: true, sameSite: 'lax', secure, path: '/' },
  };
}

/** A cookie's value in a request; undefined if it sent none. */
export function getCookieValue(
  { headers: { cookie = '' } }: IncomingMessage,
  { name }: HostCookie,
): string | undefined {
  const pair = cookie.split(';').find((each) => each.trimStart().startsWith(`${name}=`));
  return pair?.trimStart().slice(name.length + 1);
}
