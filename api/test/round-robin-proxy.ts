import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export interface RoundRobinProxy {
  url: string;
  /** Requests that a server broke off, or that none could take. */
  broken: string[];
  stop(): Promise<void>;
}

/**
 * A proxy in front of several servers, as plain as one can be: it keeps connections alive, sends nothing twice, and takes
 * servers in turn whose `/readyz` answered 200 at the last look.
 */
export async function startRoundRobinProxy(
  upstreams: string[],
  { checkIntervalMs = 100 } = {},
): Promise<RoundRobinProxy> {
  const agent = new Agent({ keepAlive: true });
  const broken: string[] = [];
  let ready = [...upstreams];
  let turn = 0;
  const stopped = new AbortController();
  const checking = (async () => {
    while (!stopped.signal.aborted) {
      const states = await Promise.all(
        upstreams.map((url) =>
          fetch(`${url}/readyz`).then(
            ({ ok }) => ok,
            () => false,
          ),
        ),
      );
      ready = upstreams.filter((_url, index) => states[index]);
      await delay(checkIntervalMs, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  })();
  const server = createServer((req, res) => {
    const upstream = ready[(turn += 1) % ready.length];
    const fail = (reason: string) => {
      broken.push(`${req.method} ${req.url} at ${upstream}: ${reason}`);
      res.writeHead(502).end();
    };
    if (!upstream) return fail('no server is ready');
    const { method, headers } = req;
    const forwarded = request(upstream + req.url, { agent, method: method ?? 'GET', headers }, (answer) => {
      const { connection: _connection, 'keep-alive': _keepAlive, ...rest } = answer.headers;
      res.writeHead(answer.statusCode ?? 502, rest);
      answer.on('error', (error) => broken.push(`${req.method} ${req.url} at ${upstream}: ${error.message}`));
      answer.pipe(res);
    });
    forwarded.on('error', (error) => fail(error.message));
    req.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    broken,
    stop: async () => {
      stopped.abort();
      await checking;
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
