import type { IncomingMessage } from 'node:http';
import { policies } from '#dependencies/policies';
import { detectType, verifyContent } from '#documents/fetching/detect-type';
import { fetchBudget } from '#documents/fetching/fetch-budget';
import { UnfetchableError } from '#documents/fetching/unfetchable-error';
import { createGuardedRequest, getServersBehind, RefusedAddress } from '#outgoing/guarded-request';
import type { ReadableExtension } from '#reading/readable-extension';

interface FetchOptions {
  /** Servers, as host:port, that may be in a private network and use plain http. */
  privateServers: readonly string[];
  signal: AbortSignal;
  timeoutMs?: number;
}

/** Fetches the file at an address. Throws `UnfetchableError` if the address is at fault, whatever its server does. */
export async function fetchFile(
  address: string,
  { privateServers, signal, timeoutMs = policies.documentServers.totalMs }: FetchOptions,
): Promise<{ extension: ReadableExtension; bytes: Buffer }> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const options = { privateServers, signal: AbortSignal.any([signal, timeout]) };
  try {
    const { url, response } = await followRedirects(new URL(address), options);
    const { 'content-type': contentType = '', 'content-encoding': encoding = 'identity' } = response.headers;
    const extension = detectType(url, contentType);
    if (encoding !== 'identity')
      throw new UnfetchableError('encoded', encoding.replaceAll(/[^\w, -]/g, '').slice(0, 40));
    const bytes = await readBody(response, options.signal);
    return { extension, bytes: await verifyContent(bytes, extension, contentType) };
  } catch (error) {
    signal.throwIfAborted();
    throw toUnfetchable(error, timeout);
  }
}

/** The first response that is no redirect. Each address on the way is checked, and none from a public one on may be private. */
async function followRedirects(start: URL, options: FetchOptions): Promise<{ url: URL; response: IncomingMessage }> {
  let url = start;
  let { privateServers } = options;
  for (let redirects = 0; ; redirects++) {
    const response = await request(url, { ...options, privateServers });
    const { statusCode: status = 0, headers } = response;
    if (status >= 200 && status < 300) return { url, response };
    response.destroy();
    if (![301, 302, 303, 307, 308].includes(status)) throw new UnfetchableError('status', String(status));
    if (redirects === fetchBudget.redirects) throw new UnfetchableError('redirects');
    const next = URL.parse(headers.location ?? '', url.href);
    if (!next || headers.location === undefined) throw new UnfetchableError('location');
    privateServers = getServersBehind(url, privateServers);
    url = next;
  }
}

function request(url: URL, { privateServers, signal }: FetchOptions): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  createGuardedRequest(url, {
    method: 'GET',
    headers: {
      accept: 'text/markdown, text/html, text/plain, application/pdf, */*;q=0.1',
      'accept-encoding': 'identity',
      'user-agent': '10x-Labs-Portals-Documents/1',
    },
    signal,
    privateServers,
  })
    .on('response', resolve)
    .on('error', reject)
    // Without a listener, Node closes the connection of a 101 and reports nothing.
    .on('upgrade', (_response, socket) => {
      socket.destroy();
      reject(new UnfetchableError('status', '101'));
    })
    .end();
  return promise;
}

async function readBody(response: IncomingMessage, signal: AbortSignal): Promise<Buffer> {
  if (Number(response.headers['content-length']) > fetchBudget.bytes) {
    response.destroy();
    throw new UnfetchableError('large');
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Leaving the loop closes the connection.
    if (size > fetchBudget.bytes) throw new UnfetchableError('large');
    chunks.push(chunk);
  }
  signal.throwIfAborted();
  return Buffer.concat(chunks);
}

function toUnfetchable(error: unknown, timeout: AbortSignal): UnfetchableError {
  if (error instanceof UnfetchableError) return error;
  if (error instanceof RefusedAddress) return new UnfetchableError(error.reason);
  if (timeout.aborted) return new UnfetchableError('slow');
  const { code } = error as NodeJS.ErrnoException;
  return new UnfetchableError('unreachable', code ?? 'no connection');
}
