import { policies } from '#dependencies/policies';
import { createGuardedRequest } from '#outgoing/guarded-request';

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

const maxResponseBytes = 1000;

/** Sends a message and returns the beginning of the response. Redirects are responses like any other. */
export async function postWebhook({ url, headers, body, privateReceivers }: Options): Promise<WebhookResponse> {
  const signal = AbortSignal.timeout(policies.webhooks.totalMs);
  const { promise, resolve, reject } = Promise.withResolvers<WebhookResponse>();
  const request = createGuardedRequest(url, {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    signal,
    privateServers: privateReceivers,
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

/** What the database can store, in one line. */
const toText = (bytes: Buffer) =>
  bytes
    .subarray(0, maxResponseBytes)
    .toString('utf8')
    .replaceAll(/[\p{Cc}\p{Cs}\uFFFD]+/gu, ' ')
    .trim();
