import { lookup as lookupName } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { policies } from '#dependencies/policies';
import { isPublicAddress } from '#webhooks/public-address';

export interface WebhookResponse {
  status: number;
  /** Its beginning. */
  text: string;
}

interface Options {
  url: URL;
  headers: Record<string, string>;
  body: string;
  /** Receivers, as host:port, that may be in a private network and use plain http. */
  privateReceivers: readonly string[];
}

/** Why a message was not sent, in words for administrators. */
export class RefusedReceiver extends Error {}

const maxResponseBytes = 1000;

/**
 * Sends a message and returns the beginning of the response. Redirects are responses like any other. The address is checked when the
 * connection opens: a name that is looked up twice may lead elsewhere the second time (DNS rebinding).
 */
export async function postWebhook({ url, headers, body, privateReceivers }: Options): Promise<WebhookResponse> {
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isPrivateAllowed = privateReceivers.includes(`${host}:${port}`);
  if (url.protocol !== 'https:' && !isPrivateAllowed) throw new RefusedReceiver('The address must use https');
  // A literal address is never looked up.
  if (isIP(host) && !isPrivateAllowed && !isPublicAddress(host)) throw refuseAddress();
  const signal = AbortSignal.timeout(policies.webhooks.totalMs);
  const { promise, resolve, reject } = Promise.withResolvers<WebhookResponse>();
  const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    // A connection of its own: one that is kept would skip the check.
    agent: false,
    signal,
    ...(!isPrivateAllowed && { lookup: lookupPublic }),
  });
  const refuseSlow = () => reject(new Error('It took longer than 10 seconds'));
  // Whatever the connection does, a message doesn't keep its worker longer.
  signal.addEventListener('abort', refuseSlow);
  request.on('error', (error) => (signal.aborted ? refuseSlow() : reject(error)));
  // Without a listener, Node closes the connection of a 101 and reports nothing.
  request.on('upgrade', ({ statusCode = 101 }, socket) => {
    socket.destroy();
    resolve({ status: statusCode, text: '' });
  });
  request.on('response', (response) => {
    const status = response.statusCode ?? 0;
    const chunks: Buffer[] = [];
    let size = 0;
    const finish = () => resolve({ status, text: toText(Buffer.concat(chunks)) });
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size < maxResponseBytes) return;
      finish();
      response.destroy();
    });
    response.on('end', finish).on('error', reject);
  });
  request.end(body);
  return promise;
}

const refuseAddress = () => new RefusedReceiver('The address is in a private network, where webhooks are not sent');

/** The DNS look-up of a connection, which fails if any address of the name is private. */
const lookupPublic: LookupFunction = (name, options, callback) =>
  lookupName(name, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) return callback(refuseAddress(), '');
    if (options.all) return callback(null, addresses);
    callback(null, first.address, first.family);
  });

/** What the database can store, in one line. */
const toText = (bytes: Buffer) =>
  bytes
    .subarray(0, maxResponseBytes)
    .toString('utf8')
    .replaceAll(/[\p{Cc}\p{Cs}\uFFFD]+/gu, ' ')
    .trim();
