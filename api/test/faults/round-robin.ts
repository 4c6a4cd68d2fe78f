import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

/** A reverse proxy as operators have one: servers take turns, unready ones are left out, a refused connection goes to the next. */
export interface RoundRobin {
  url: string;
  /** The ports behind it. */
  setBackends(ports: number[]): void;
  stop(): Promise<void>;
}

/** How often /readyz/server of each server is asked, in milliseconds. */
const interval = 500;

export async function roundRobin(): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true, maxSockets: 500 });
  let backends: number[] = [];
  let ready = new Set<number>();
  let turn = 0;
  /** All of them, whose turn it is first; unready ones last, for the case that none is ready. */
  const inTurn = (): number[] => {
    turn += 1;
    const rotated = backends.map((_, index) => backends[(index + turn) % backends.length] ?? 0);
    return [...rotated.filter((port) => ready.has(port)), ...rotated.filter((port) => !ready.has(port))];
  };
  const look = async () => {
    const asked = backends.map(async (port) => {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz/server`, { signal: AbortSignal.timeout(2500) }).catch(
        () => null,
      );
      return answer?.status === 200 ? [port] : [];
    });
    ready = new Set((await Promise.all(asked)).flat());
  };
  const timer = setInterval(() => void look(), interval);

  const forward = (req: IncomingMessage, res: ServerResponse, body: Buffer, [port, ...others]: number[]): void => {
    if (port === undefined) return void res.writeHead(502).end();
    const { method, url: path, headers } = req;
    const out = request({ port, host: '127.0.0.1', method, path, headers, agent });
    out.on('response', (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res).on('error', () => answer.destroy());
      answer.on('error', () => res.destroy());
    });
    out.on('error', (error: NodeJS.ErrnoException) => {
      // Where nothing was sent, or the server closed a kept connection before it read the request, another may have it.
      const isUnsent = error.code === 'ECONNREFUSED' || (out.reusedSocket && error.code === 'ECONNRESET');
      if (isUnsent && !res.headersSent) return forward(req, res, body, others);
      if (res.headersSent) res.destroy();
      else res.writeHead(502).end();
    });
    res.on('close', () => out.destroy());
    out.end(body);
  };
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of req) chunks.push(chunk as Buffer);
    } catch {
      return; // the client has left
    }
    forward(req, res, Buffer.concat(chunks), inTurn());
  });
  server.on('upgrade', (req, socket, head) => tunnel(req, socket, head, inTurn()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setBackends: (ports) => {
      backends = ports;
      ready = new Set(ports);
    },
    stop: async () => {
      clearInterval(timer);
      agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
}

function tunnel(req: IncomingMessage, socket: Duplex, head: Buffer, [port, ...others]: number[]): void {
  if (port === undefined) return void socket.destroy();
  const out = connect(port, '127.0.0.1');
  let isOpen = false;
  out.once('connect', () => {
    isOpen = true;
    const { rawHeaders } = req;
    const lines = rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1]}`] : []));
    out.write(`${req.method} ${req.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    out.write(head);
    out.pipe(socket).pipe(out);
  });
  out.on('error', () => (isOpen ? socket.destroy() : tunnel(req, socket, head, others)));
  out.on('close', () => isOpen && socket.destroy());
  socket.on('error', () => out.destroy()).on('close', () => out.destroy());
}
