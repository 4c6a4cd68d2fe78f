import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (res: ServerResponse, headers: IncomingHttpHeaders) => void;

/** A real HTTP server of documents on this machine, so in a private network. Each path answers as a test says. */
export async function startDocumentServer() {
  const answers = new Map<string, Answer>();
  const requested: string[] = [];
  const listener: RequestListener = ({ url = '', headers }, res) => {
    requested.push(url);
    const answer = answers.get(url);
    if (answer) answer(res, headers);
    else res.writeHead(404).end();
  };
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answer = (path: string, next: Answer): string => {
    answers.set(path, next);
    return `http://${host}${path}`;
  };
  return {
    host,
    /** The paths that were requested, in order. */
    requested,
    /** Sets the answer of a path. Returns its address. */
    answer,
    /** The same, with a body of this type. */
    serve: (path: string, type: string, body: string | Buffer) =>
      answer(path, (res) => void res.writeHead(200, type ? { 'content-type': type } : {}).end(body)),
    redirect: (path: string, to: string, status = 302) =>
      answer(path, (res) => void res.writeHead(status, { location: to }).end()),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
export type DocumentServer = Awaited<ReturnType<typeof startDocumentServer>>;
