import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (res: ServerResponse) => void;

/** A real server of documents, whose paths answer as a journey says. */
export async function startDocumentServer() {
  const answers = new Map<string, Answer>();
  const server = createServer(({ url = '' }, res) => {
    const answer = answers.get(url) ?? (() => void res.writeHead(404).end());
    answer(res);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    /** Sets the answer of a path. Returns its address. */
    answer: (path: string, next: Answer): string => {
      answers.set(path, next);
      return `http://${host}${path}`;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
export type DocumentServer = Awaited<ReturnType<typeof startDocumentServer>>;
