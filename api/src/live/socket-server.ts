import { type IncomingMessage, type Server, ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { GraphQLSchema } from 'graphql';
import { handleProtocols } from 'graphql-ws';
import type { Logger } from 'pino';
import type { SecurityEventKind } from 'rules/security-events';
import { type WebSocket, WebSocketServer } from 'ws';
import type { ActiveAccessToken } from '#access/access-token';
import type { Caller } from '#access/check-operation';
import type { Viewer } from '#access/viewer';
import type { ReadCache } from '#db/read-cache';
import { type AppError, toErrorBody, forbidden, notFound, toAppError, unauthenticated, unavailable } from '#errors';
import { getNetwork } from '#limits/network';
import { socketBudget } from '#limits/socket-budget';
import { TokenBuckets } from '#limits/token-buckets';
import type { Bus } from '#live/bus';
import { ClientSocket } from '#live/client-socket';
import { closeReasons, isSuspicious } from '#live/close-reasons';
import { SlotCounter } from '#live/slot-counter';
import { SessionChecks } from '#live/session-checks';
import { HeartbeatScheduler } from '#live/heartbeat-scheduler';
import { createSubscriptionProtocol } from '#live/subscription-protocol';
import { watchSessionEnd } from '#live/watch-session-end';
import { WriteQueue } from '#live/write-queue';
import type { Metrics } from '#metrics';
import type { Releaser } from '#remotes/find-releaser';
import type { SecurityEventRecorder } from '#security-log/security-event';

/** The session that opened a socket. Read once, at the upgrade. */
export interface SocketSession {
  id: string;
  viewer: Viewer;
  /** When the session ends, and its sockets with it. */
  endsAt: Date;
  /** Where the request comes from. */
  address: string;
  userAgent: string | null;
  /** The access token that opened it instead of a session. */
  accessToken: ActiveAccessToken | null;
}

/** For a socket that is closed at once, only its origin is known. */
type Opener = Pick<SocketSession, 'address'> & Partial<SocketSession>;

interface SocketContext extends Caller {
  releaser(): Promise<Releaser | null>;
}

interface Options {
  server: Server;
  schema: GraphQLSchema;
  bus: Bus;
  reads: Pick<ReadCache, 'rowFor'>;
  log: Logger;
  metrics: Metrics;
  securityLog: SecurityEventRecorder;
  isOwnOrigin(origin: string): boolean;
  getAddress(req: IncomingMessage): string;
  /** The session in the request's cookie, or the access token that it sends; null without either. */
  getSession(req: IncomingMessage, res: ServerResponse): Promise<SocketSession | null>;
  /** Which of these sessions have not ended. */
  filterOpen(ids: string[]): Promise<Set<string>>;
  createContext(session: SocketSession): SocketContext;
  /** Reads for shared events. */
  createEventContext(session: SocketSession): object;
  /** Throws if the session that opened the socket with `req` may not run an operation. */
  admitOperation(text: string, req: IncomingMessage, who: SocketContext): Promise<void>;
  /** During shutdown, the sockets are closed over this period, so that they don't all reconnect at once. */
  closeSpreadMs: number;
  /** How often the sessions of all sockets are checked. */
  sessionCheckMs?: number;
}

const heartbeatInterval = 12_000;
/** How long a client has to acknowledge a close before its connection is terminated. */
const closeTimeout = 1000;

/** graphql-ws on the HTTP server, for subscriptions only. Session and Origin are checked before the socket opens. */
export function createSocketServer({
  server,
  schema,
  bus,
  reads,
  log,
  metrics,
  securityLog,
  isOwnOrigin,
  getAddress,
  getSession,
  filterOpen,
  createContext,
  createEventContext,
  admitOperation,
  closeSpreadMs,
  sessionCheckMs = 10_000,
}: Options): { drain(): Promise<void>; stop(): Promise<void> } {
  const writes = new WriteQueue();
  const protocol = createSubscriptionProtocol<SocketSession>({ schema, bus, reads, log, writes });
  const options = { noServer: true, maxPayload: socketBudget.messageBytes.figure, closeTimeout, handleProtocols };
  const wss = new WebSocketServer(options);
  const socketsByAddress = new SlotCounter(socketBudget.socketsPerAddress.figure);
  const socketsBySession = new SlotCounter(socketBudget.socketsPerSession.figure);
  const {
    expensivePerSecondPerSession: costlyPerSecondOfSession,
    expensiveBurstPerSession: costlyBurstOfSession,
    expensivePerSecondPerAddress: costlyPerSecondOfAddress,
    expensiveBurstPerAddress: costlyBurstOfAddress,
  } = socketBudget;
  const expensiveBySession = new TokenBuckets(costlyPerSecondOfSession.figure, costlyBurstOfSession.figure);
  const expensiveByAddress = new TokenBuckets(costlyPerSecondOfAddress.figure, costlyBurstOfAddress.figure);
  /** By session. */
  const open = new Map<string, Set<ClientSocket>>();
  const allSockets = function* () {
    for (const sockets of open.values()) yield* sockets;
  };
  metrics.watchSockets(() => {
    const sockets = [...allSockets()];
    return { sockets: sockets.length, subscriptions: sockets.reduce((sum, socket) => sum + socket.subscriptions, 0) };
  });
  const heartbeats = new HeartbeatScheduler(heartbeatInterval);

  const onUpgrade = (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', (err) => log.debug({ err }, 'a socket broke at its upgrade'));
    admit(req, socket, head).then(undefined, (error: unknown) => rejectUpgrade(socket, toAppError(error)));
  };
  let isDraining = false;
  const admit = async (req: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    if (isDraining) throw unavailable('The server');
    if (new URL(req.url ?? '/', 'http://localhost').pathname !== '/graphql') throw notFound('socket');
    const { origin } = req.headers;
    if (origin && !isOwnOrigin(origin)) throw forbidden('This request came from another site');
    const upgrade = (onOpen: (webSocket: WebSocket) => void) => wss.handleUpgrade(req, socket, head, onOpen);
    // Counted before the session lookup, which is expensive.
    const address = getAddress(req);
    if (!tryAcquireSlot(socketsByAddress, getNetwork(address), socket))
      return upgrade((webSocket) => toClientSocket(webSocket, socket, { address }).close('address_sockets'));
    const session = await getSession(req, new ServerResponse(req));
    if (!session) throw unauthenticated();
    if (!tryAcquireSlot(socketsBySession, session.id, socket))
      return upgrade((webSocket) => toClientSocket(webSocket, socket, session).close('session_sockets'));
    if (isDraining) throw unavailable('The server');
    upgrade((webSocket) => {
      const client = toClientSocket(webSocket, socket, session);
      trackSocket(open, session.id, client, webSocket);
      webSocket.once('close', heartbeats.add(client));
      serve(client, webSocket, session, req);
      void recheckSession(session.id, client);
      const stopWatching = watchSessionEnd(session.endsAt, () => client.close('session_over'));
      webSocket.once('close', stopWatching);
    });
  };
  const toClientSocket = (
    webSocket: WebSocket,
    connection: Duplex,
    { viewer, address, userAgent = null }: Opener,
  ): ClientSocket => {
    const record = (kind: SecurityEventKind, details: string) =>
      securityLog.record({ kind, account: viewer ?? null, address, userAgent, details });
    webSocket.on('error', (err) => log.debug({ err }, 'a socket broke'));
    return new ClientSocket(webSocket, connection, writes, {
      onClosing: (reason) => {
        metrics.closedSockets.inc({ reason });
        if (isSuspicious(reason)) record('socket_closed', closeReasons[reason][1]);
      },
      onLimit: (message) => record('limit_reached', message),
    });
  };
  const serve = (client: ClientSocket, webSocket: WebSocket, session: SocketSession, req: IncomingMessage) => {
    const closed = protocol.server.opened(
      {
        protocol: webSocket.protocol,
        send: (text) => client.send(text),
        close: (code, reason) => client.closeWith(code ?? 1000, reason ?? ''),
        onMessage: (handle) =>
          client.onMessage(async (text) => {
            try {
              await handle(text);
            } catch (err) {
              if (err instanceof Error && err.message.startsWith('Unexpected message')) client.close('invalid_message');
              else {
                log.error({ err }, 'a message of a socket failed');
                client.close('server_fault');
              }
            }
          }),
      },
      {
        socket: client,
        session,
        createContext,
        createEventContext,
        admitOperation: (text, context) => admitOperation(text, req, context as SocketContext),
        countExpensive: () =>
          expensiveBySession.take(session.id) && expensiveByAddress.take(getNetwork(session.address)),
      },
    );
    webSocket.once('close', (code, reason) => void closed(code, String(reason)));
  };
  /** The session may have ended while its socket was being opened, when the socket was not yet registered to be closed. */
  const recheckSession = async (sessionId: string, client: ClientSocket) => {
    try {
      if (!(await filterOpen([sessionId])).has(sessionId)) client.close('session_over');
    } catch (err) {
      log.warn({ err }, 'the session of a new socket could not be checked');
      client.close('session_unknown');
    }
  };
  server.on('upgrade', onUpgrade);

  const closeSession = (sessionId: string) => {
    for (const client of open.get(sessionId) ?? []) client.close('session_over');
  };
  const ended = bus.subscribe('sessionEnded');
  const watcher = (async () => {
    for await (const { sessionId } of ended) closeSession(sessionId);
  })();
  const ids = () => open.keys();
  const checks = new SessionChecks({ intervalMs: sessionCheckMs, ids, filterOpen, onEnd: closeSession, log });

  /** The last of them is closed at the end of the period. */
  const closeGradually = async () => {
    isDraining = true;
    const sockets = [...allSockets()];
    for (const socket of sockets) {
      if (closeSpreadMs > 0) await delay(closeSpreadMs / sockets.length);
      socket.close('restart');
    }
  };

  return {
    drain: closeGradually,
    stop: async () => {
      server.off('upgrade', onUpgrade);
      heartbeats.stop();
      protocol.stop();
      await ended.return?.();
      await watcher;
      await checks.stop();
      for (const client of allSockets()) client.close('restart');
      // A sleeping browser doesn't acknowledge the close, so it isn't awaited.
      const terminateTimer = setTimeout(() => wss.clients.forEach((client) => client.terminate()), 500);
      await new Promise<void>((resolve, reject) => wss.close((error) => (error ? reject(error) : resolve())));
      clearTimeout(terminateTimer);
    },
  };
}

/** Whether one more is within the limit. It is counted until the connection is gone. */
function tryAcquireSlot(counts: SlotCounter, key: string, connection: Duplex): boolean {
  const end = counts.acquire(key);
  if (end) connection.once('close', end);
  return end !== null;
}

function trackSocket(
  open: Map<string, Set<ClientSocket>>,
  sessionId: string,
  client: ClientSocket,
  webSocket: WebSocket,
): void {
  const sockets = open.get(sessionId) ?? new Set();
  open.set(sessionId, sockets.add(client));
  webSocket.once('close', () => {
    sockets.delete(client);
    if (sockets.size === 0) open.delete(sessionId);
  });
}

function rejectUpgrade(socket: Duplex, error: AppError): void {
  const body = JSON.stringify(toErrorBody(error));
  const retry = error.retryAfter === undefined ? '' : `Retry-After: ${error.retryAfter}\r\n`;
  // Terminates the connection even if the client keeps its half open.
  socket.once('finish', () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n${retry}Connection: close\r\n\r\n${body}`,
  );
}
