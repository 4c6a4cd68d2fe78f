import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * A TCP proxy that breaks on command, in front of PostgreSQL, Redis, a model or a bucket:
 * - `pass`: forwards everything (the initial mode).
 * - `hang`: accepts connections and forwards nothing on any of them, as if the server was sent SIGSTOP.
 * - `refuse`: cuts every connection, and each new one at once.
 */
export type ProxyMode = 'pass' | 'hang' | 'refuse';

export interface FaultyProxy {
  host: string;
  port: number;
  /** The address of the server with the proxy in place of its host and port. */
  url: string;
  /** Connections that clients hold open at this moment, swallowed ones included. */
  openConnections(): number;
  /** Swallowed connections that clients still hold open. */
  swallowedConnections(): number;
  /** Accepted since the start. */
  acceptedConnections(): number;
  setMode(mode: ProxyMode): void;
  /**
   * Half-open connections, as after a failover or behind a NAT that forgot them: every connection that exists now is swallowed
   * in both directions, without a FIN or an RST, for good. New ones follow the mode. Returns how many were swallowed.
   */
  swallowExisting(): number;
  /** Swallows every new connection too, until called with false. */
  swallowNew(isSwallowed: boolean): void;
  /** Cuts every connection with an RST. New ones follow the mode. */
  cutExisting(): void;
  stop(): Promise<void>;
}

interface Link {
  client: Socket;
  server: Socket;
  isSwallowed: boolean;
}

export async function startFaultyProxy(targetUrl: string, { port = 0 } = {}): Promise<FaultyProxy> {
  const target = new URL(targetUrl);
  const links = new Set<Link>();
  let mode: ProxyMode = 'pass';
  let swallowsNew = false;
  let accepted = 0;

  /** While the proxy hangs nothing is read, so that nothing is lost. What a swallowed connection brings is read and dropped. */
  const flow = ({ client, server, isSwallowed }: Link) => {
    for (const socket of [client, server])
      if (mode === 'hang' && !isSwallowed) socket.pause();
      else socket.resume();
  };
  const forward = (link: Link, from: Socket, to: Socket) => {
    from.on('data', (chunk) => {
      if (!link.isSwallowed && !to.write(chunk)) from.pause();
    });
    to.on('drain', () => flow(link));
    from.on('end', () => (link.isSwallowed ? from.destroy() : to.end()));
    from.on('error', () => undefined); // followed by the close
    from.on('close', () => {
      // The other end of a swallowed connection learns nothing.
      if (!link.isSwallowed) to.destroy();
      if (link.client.destroyed && link.server.destroyed) links.delete(link);
    });
  };

  const proxy = createServer({ allowHalfOpen: true, pauseOnConnect: true }, (client) => {
    accepted += 1;
    if (mode === 'refuse') return void client.resetAndDestroy();
    client.setNoDelay(true);
    const server = connect({ port: Number(target.port), host: target.hostname, allowHalfOpen: true, noDelay: true });
    const link: Link = { client, server, isSwallowed: swallowsNew };
    links.add(link);
    forward(link, client, server);
    forward(link, server, client);
    flow(link);
  });
  proxy.listen(port, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address() as { port: number };
  const cutExisting = () => {
    for (const { client, server } of links) {
      client.resetAndDestroy();
      server.resetAndDestroy();
    }
    links.clear();
  };
  return {
    host: '127.0.0.1',
    port: address.port,
    url: Object.assign(new URL(targetUrl), { hostname: '127.0.0.1', port: String(address.port) }).href,
    openConnections: () => [...links].filter(({ client }) => !client.destroyed).length,
    swallowedConnections: () => [...links].filter(({ client, isSwallowed }) => isSwallowed && !client.destroyed).length,
    acceptedConnections: () => accepted,
    setMode: (next) => {
      mode = next;
      if (mode === 'refuse') cutExisting();
      for (const link of links) flow(link);
    },
    swallowExisting: () => {
      const existing = [...links].filter(({ client }) => !client.destroyed);
      for (const link of existing) {
        link.isSwallowed = true;
        flow(link);
      }
      return existing.length;
    },
    swallowNew: (isSwallowed) => void (swallowsNew = isSwallowed),
    cutExisting,
    stop: async () => {
      const closed = once(proxy, 'close');
      proxy.close();
      cutExisting();
      await closed;
    },
  };
}
