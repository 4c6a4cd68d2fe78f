import { lookup as lookupName } from 'node:dns';
import { type ClientRequest, type OutgoingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '#outgoing/public-address';

interface GuardedRequestOptions {
  method: 'GET' | 'POST';
  headers: OutgoingHttpHeaders;
  signal: AbortSignal;
  /** Servers, as host:port, that may be in a private network and use plain http. */
  privateServers: readonly string[];
}

const refusals = {
  credentials: 'The address must not have a user name or password',
  insecure: 'The address must use https',
  private: 'The address is in a private network',
};

/** Why no connection opens to an address that someone entered: it is in a private network, doesn't use https, or has a password. */
export class RefusedAddress extends Error {
  readonly reason: keyof typeof refusals;
  constructor(reason: RefusedAddress['reason']) {
    super(refusals[reason]);
    this.reason = reason;
  }
}

/** Throws for an address that is refused before its name is looked up. Returns whether it may be in a private network. */
export function checkAddress(url: URL, privateServers: readonly string[]): boolean {
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isPrivateAllowed = privateServers.includes(`${host}:${port}`);
  if (url.username !== '' || url.password !== '') throw new RefusedAddress('credentials');
  if (url.protocol !== 'https:' && !(isPrivateAllowed && url.protocol === 'http:'))
    throw new RefusedAddress('insecure');
  // A literal address is never looked up.
  if (isIP(host) && !isPrivateAllowed && !isPublicAddress(host)) throw new RefusedAddress('private');
  return isPrivateAllowed;
}

/**
 * The private servers that a redirect from an address may lead to: none from a public one, whose owner could have this server read what
 * only it can reach.
 */
export const getServersBehind = (url: URL, privateServers: readonly string[]): readonly string[] =>
  checkAddress(url, privateServers) ? privateServers : [];

/**
 * A request to an address that someone entered, which reaches the public internet only. The address is checked when the connection
 * opens: a name that is looked up twice may lead elsewhere the second time (DNS rebinding). Redirects are responses like any other.
 */
export function createGuardedRequest(
  url: URL,
  { method, headers, signal, privateServers }: GuardedRequestOptions,
): ClientRequest {
  const isPrivateAllowed = checkAddress(url, privateServers);
  return (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
    method,
    headers,
    // A connection of its own: one that is kept would skip the check.
    agent: false,
    signal,
    ...(!isPrivateAllowed && { lookup: lookupPublic }),
  });
}

/** The DNS look-up of a connection, which fails if any address of the name is private. */
const lookupPublic: LookupFunction = (name, options, callback) =>
  lookupName(name, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new RefusedAddress('private'), '');
    if (options.all) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
