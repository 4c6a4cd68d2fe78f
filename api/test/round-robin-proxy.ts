import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * A reverse proxy like an operator's: keep-alive, round robin over the ready servers, and failover if a request could not be sent.
 * Nothing is sent twice.
 */
export interface RoundRobinProxy {
  url: string;
  /** Requests that no server accepted or that a server aborted. */
  broken: string[];
  /** The ports behind it. */
  setBackends(ports: number[]): void;
  stop(): Promise<void>;
}

/** Interval of the health checks of /readyz/server, in milliseconds. */
const interval = 250;

export async function startRoundRobinProxy(ports: number[] = []): Promise<RoundRobinProxy> {
  const agent = new Agent({ keepAlive: true, maxSockets: 500 });
  const broken: string[] = [];
  let backends = ports;
  let ready = new Set(ports);
  let turn = 0;
  /** All backends in order of preference; unready ones last, in case none is ready. */
  const inTurn = (): number[] => {
    turn += 1;
    const rotated = backends.map((_, index) => backends[(index + turn) % backends.length] ?? 0);
    return [...rotated.filter((port) => ready.has(port)), ...rotated.filter((port) => !ready.has(port))];
  };
  const look = async () => {
    const healthy = backends.map(async (port) => {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz/server`, { signal: AbortSignal.timeout(2500) }).catch(
        () => null,
      );
      return answer?.status === 200 ? [port] : [];
    });
    ready = new Set((await Promise.all(healthy)).flat());
  };
  const timer = setInterval(() => void look(), interval);

  const forward = (req: IncomingMessage, res: ServerResponse, body: Buffer, [port, ...others]: number[]): void => {
    const fail = (reason: string) => {
      broken.push(`${req.method} ${req.url} at ${port}: ${reason}`);
      if (res.headersSent) res.destroy();
      else res.writeHead(502).end();
    };
    if (port === undefined) return fail('no server takes connections');
    const { method, url: path, headers } = req;
    const out = request({ port, host: '127.0.0.1', method, path, headers, agent });
    out.on('response', (answer) => {
      const { connection: _connection, 'keep-alive': _keepAlive, ...rest } = answer.headers;
      res.writeHead(answer.statusCode ?? 502, rest);
      answer.pipe(res).on('error', () => answer.destroy());
      answer.on('error', (error) => fail(error.message));
    });
    out.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && !res.headersSent) forward(req, res, body, others);
      else if (!res.destroyed) fail(error.message);
    });
    res.on('close', () => out.destroy());
    out.end(body);
  };
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of req) chunks.push(chunk as Buffer);
    } catch {
      return; // the client has disconnected
    }
    forward(req, res, Buffer.concat(chunks), inTurn());
  });
  server.on('upgrade', (req, socket, head) => tunnel(req, socket, head, inTurn()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    broken,
    setBackends: (next) => {
      backends = next;
      ready = new Set(next);
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
