import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '#test/eventually';

export interface ReceivedWebhook {
  headers: IncomingHttpHeaders;
  body: string;
}
type Answer = (res: ServerResponse) => void;

/** A real HTTP receiver of webhooks, which answers as a test says. */
export async function startWebhookReceiver() {
  const received: ReceivedWebhook[] = [];
  let answer: Answer = (res) => void res.writeHead(200).end('ok');
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      received.push({ headers: req.headers, body: Buffer.concat(chunks).toString() });
      answer(res);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    url: `http://${host}/hooks`,
    received,
    respond: (next: Answer) => void (answer = next),
    /** Waits for this many messages and returns them. */
    waitFor: async (count: number): Promise<ReceivedWebhook[]> => {
      await eventually(async () => {
        if (received.length < count) throw new Error(`${received.length} of ${count} messages arrived`);
      });
      return received;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
