import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { arrivalLimits, connectionBudget } from '#limits/connection-budget';
import { getNetwork, getSite } from '#limits/network';
import type { Settings } from '#settings';

interface Bounds {
  total: number;
  perNetwork: number;
  perSite: number;
}

/** An HTTP server whose connections can't use up what the operating system lets it open. */
export function createBoundedServer(
  listener: RequestListener,
  { trustProxy, keepAliveSeconds }: Pick<Settings, 'trustProxy' | 'keepAliveSeconds'>,
): Server {
  const server = createServer({
    keepAliveTimeout: keepAliveSeconds * 1000,
    headersTimeout: arrivalLimits.head.milliseconds,
    requestTimeout: arrivalLimits.request.milliseconds,
    connectionsCheckingInterval: 5000,
  });
  const { total, perNetwork, perSite } = connectionBudget;
  const maxConnections = Math.min(total.figure, Math.floor(readOpenFilesLimit() / 2));
  // Behind a proxy all connections are the proxy's.
  const own =
    trustProxy > 0
      ? { perNetwork: maxConnections, perSite: maxConnections }
      : { perNetwork: perNetwork.figure, perSite: perSite.figure };
  boundConnections(server, { total: maxConnections, ...own });
  return server.on('request', listener);
}

/** The connections of a network or a site, oldest first. */
interface Group {
  open: Set<Socket>;
  /** Connections with no request in progress: they wait for one, or for the rest of its head. */
  idle: Set<Socket>;
}

/**
 * Makes room for a new connection by closing an idle one. New callers and the health check send their request at once and always
 * get in; connections held open without a request are closed.
 */
export function boundConnections(server: Server, { total, perNetwork, perSite }: Bounds): void {
  const networks = new Map<string, Group>();
  const sites = new Map<string, Group>();
  const socketGroups = new WeakMap<Socket, Group[]>();
  /** How many requests of a connection are in progress. */
  const answering = new WeakMap<Socket, number>();
  let count = 0;

  const remove = (socket: Socket) => {
    for (const { open, idle } of socketGroups.get(socket) ?? []) {
      open.delete(socket);
      idle.delete(socket);
    }
  };
  const closeOne = ({ open, idle }: Group) => {
    // A kept-alive connection is more likely to be needed than one that has not sent a complete request yet.
    const socket = [...idle].find((each) => !answering.has(each)) ?? idle.values().next().value ?? [...open].at(-1);
    if (!socket) return;
    remove(socket);
    socket.destroy();
  };
  const setIdle = (socket: Socket, isIdle: boolean) => {
    for (const { open, idle } of socketGroups.get(socket) ?? [])
      if (isIdle && open.has(socket)) idle.add(socket);
      else idle.delete(socket);
  };

  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    const [network, site] = [getNetwork(address), getSite(address) ?? getNetwork(address)];
    const ofNetwork = getGroup(networks, network);
    const ofSite = getGroup(sites, site);
    socketGroups.set(socket, [ofNetwork, ofSite]);
    for (const { open, idle } of [ofNetwork, ofSite]) {
      open.add(socket);
      idle.add(socket);
    }
    count += 1;
    socket.once('close', () => {
      count -= 1;
      remove(socket);
      if (ofNetwork.open.size === 0) networks.delete(network);
      if (ofSite.open.size === 0) sites.delete(site);
    });
    if (ofNetwork.open.size > perNetwork) closeOne(ofNetwork);
    if (ofSite.open.size > perSite) closeOne(ofSite);
    if (count > total) closeOne([...sites.values()].reduce((a, b) => (b.open.size > a.open.size ? b : a)));
  });
  server.on('request', ({ socket }, res: ServerResponse) => {
    answering.set(socket, (answering.get(socket) ?? 0) + 1);
    setIdle(socket, false);
    res.once('close', () => {
      const rest = (answering.get(socket) ?? 1) - 1;
      answering.set(socket, rest);
      if (rest === 0) setIdle(socket, true);
    });
  });
  // WebSockets have their own limits.
  server.on('upgrade', ({ socket }) => setIdle(socket, false));
}

function getGroup(groups: Map<string, Group>, key: string): Group {
  const group = groups.get(key) ?? { open: new Set(), idle: new Set() };
  groups.set(key, group);
  return group;
}

/** How many files and sockets the operating system lets this process open; Infinity if unknown. */
function readOpenFilesLimit(): number {
  Object.assign(process.report, { excludeNetwork: true }); // otherwise it resolves the host names of all addresses
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft: number | string } } };
  const limit = Number(userLimits?.open_files?.soft);
  return limit > 0 ? limit : Infinity;
}
