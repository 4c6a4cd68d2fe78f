import { type IncomingMessage, type Server, ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { GraphQLSchema } from 'graphql';
import { handleProtocols } from 'graphql-ws';
import type { Logger } from 'pino';
import type { SecurityEventKind } from 'rules/security-events';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Caller } from '#access/check-operation';
import type { Viewer } from '#access/viewer';
import type { ReadCache } from '#db/read';
import { type AppError, errorBody, forbidden, notFound, toAppError, unauthenticated, unavailable } from '#errors';
import { getNetwork } from '#limits/get-network';
import { socketBudget } from '#limits/socket-budget';
import { TokenBuckets } from '#limits/token-buckets';
import type { Bus } from '#live/bus';
import { ClientSocket } from '#live/client-socket';
import { closeReasons, isSuspicious } from '#live/close-reasons';
import { OpenCounts } from '#live/open-counts';
import { SessionChecks } from '#live/session-checks';
import { SpreadHeartbeats } from '#live/spread-heartbeats';
import { subscriptionProtocol } from '#live/subscription-protocol';
import { watchSessionEnd } from '#live/watch-session-end';
import { WriteQueue } from '#live/write-queue';
import type { Metrics } from '#metrics';
import type { Releaser } from '#remotes/find-releaser';
import type { RecordsSecurityEvents } from '#security-log/security-event';

/** Who opened a socket. Read once, at the upgrade. */
export interface SocketSession {
  id: string;
  viewer: Viewer;
  /** It is over then, and its sockets with it. */
  endsAt: Date;
  /** Where it comes from. */
  address: string;
  userAgent: string | null;
}

/** Of a socket that is closed at once, only where it comes from is known. */
type Opener = Pick<SocketSession, 'address'> & Partial<SocketSession>;

interface Asking extends Caller {
  releaser(): Promise<Releaser | null>;
}

interface Options {
  server: Server;
  schema: GraphQLSchema;
  bus: Bus;
  reads: Pick<ReadCache, 'rowFor'>;
  log: Logger;
  metrics: Metrics;
  securityLog: RecordsSecurityEvents;
  isOwnOrigin(origin: string): boolean;
  addressOf(req: IncomingMessage): string;
  /** The session that the request's cookie names, or null. */
  sessionOf(req: IncomingMessage, res: ServerResponse): Promise<SocketSession | null>;
  /** Which of these sessions have not ended. */
  openAmong(ids: string[]): Promise<Set<string>>;
  createContext(session: SocketSession): Asking;
  /** Reads for shared events. */
  createEventContext(session: SocketSession): object;
  /** Throws where an operation is not to be run for whoever opened the socket with `req`. */
  admitOperation(text: string, req: IncomingMessage, who: Asking): Promise<void>;
  /** When the server stops, the sockets are closed over this time, so that they do not all connect to another one at once. */
  closeSpreadMs: number;
  /** How often the sessions of all sockets are checked. */
  sessionCheckMs?: number;
}

const heartbeatInterval = 12_000;
/** How long a client has to answer a close before its connection is cut. */
const closeTimeout = 1000;

/** graphql-ws on the HTTP server, for subscriptions alone. Session and Origin are checked before the socket opens. */
export function socketServer({
  server,
  schema,
  bus,
  reads,
  log,
  metrics,
  securityLog,
  isOwnOrigin,
  addressOf,
  sessionOf,
  openAmong,
  createContext,
  createEventContext,
  admitOperation,
  closeSpreadMs,
  sessionCheckMs = 10_000,
}: Options): { drain(): Promise<void>; stop(): Promise<void> } {
  const writes = new WriteQueue();
  const protocol = subscriptionProtocol<SocketSession>({ schema, bus, reads, log, writes });
  const options = { noServer: true, maxPayload: socketBudget.messageBytes.figure, closeTimeout, handleProtocols };
  const wss = new WebSocketServer(options);
  const socketsByAddress = new OpenCounts(socketBudget.socketsPerAddress.figure);
  const socketsBySession = new OpenCounts(socketBudget.socketsPerSession.figure);
  const { costlyPerSecondOfSession, costlyBurstOfSession, costlyPerSecondOfAddress, costlyBurstOfAddress } =
    socketBudget;
  const costlyBySession = new TokenBuckets(costlyPerSecondOfSession.figure, costlyBurstOfSession.figure);
  const costlyByAddress = new TokenBuckets(costlyPerSecondOfAddress.figure, costlyBurstOfAddress.figure);
  /** By session. */
  const open = new Map<string, Set<ClientSocket>>();
  const all = function* () {
    for (const sockets of open.values()) yield* sockets;
  };
  metrics.watchSockets(() => {
    const sockets = [...all()];
    return { sockets: sockets.length, subscriptions: sockets.reduce((sum, socket) => sum + socket.subscriptions, 0) };
  });
  const heartbeats = new SpreadHeartbeats(heartbeatInterval);

  const onUpgrade = (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', (err) => log.debug({ err }, 'a socket broke at its upgrade'));
    admit(req, socket, head).then(undefined, (thrown: unknown) => refuse(socket, toAppError(thrown)));
  };
  let isDraining = false;
  const admit = async (req: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    if (isDraining) throw unavailable('The server');
    if (new URL(req.url ?? '/', 'http://localhost').pathname !== '/graphql') throw notFound('socket');
    const { origin } = req.headers;
    if (origin && !isOwnOrigin(origin)) throw forbidden('This request came from another site');
    const upgrade = (opened: (webSocket: WebSocket) => void) => wss.handleUpgrade(req, socket, head, opened);
    // Counted before the session is looked up, which costs.
    const address = addressOf(req);
    if (!isCounted(socketsByAddress, getNetwork(address), socket))
      return upgrade((webSocket) => asClient(webSocket, socket, { address }).close('address_sockets'));
    const session = await sessionOf(req, new ServerResponse(req));
    if (!session) throw unauthenticated();
    if (!isCounted(socketsBySession, session.id, socket))
      return upgrade((webSocket) => asClient(webSocket, socket, session).close('session_sockets'));
    if (isDraining) throw unavailable('The server');
    upgrade((webSocket) => {
      const client = asClient(webSocket, socket, session);
      remember(open, session.id, client, webSocket);
      webSocket.once('close', heartbeats.add(client));
      serve(client, webSocket, session, req);
      void lookAgain(session.id, client);
      const stopWatching = watchSessionEnd(session.endsAt, () => client.close('session_over'));
      webSocket.once('close', stopWatching);
    });
  };
  const asClient = (
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
        admitOperation: (text, context) => admitOperation(text, req, context as Asking),
        countCostly: () => costlyBySession.take(session.id) && costlyByAddress.take(getNetwork(session.address)),
      },
    );
    webSocket.once('close', (code, reason) => void closed(code, String(reason)));
  };
  /** The session may have ended while its socket was being opened: then nobody knew the socket to close it. */
  const lookAgain = async (sessionId: string, client: ClientSocket) => {
    try {
      if (!(await openAmong([sessionId])).has(sessionId)) client.close('session_over');
    } catch (err) {
      log.warn({ err }, 'it could not be asked whether the session of a new socket is still there');
      client.close('session_unknown');
    }
  };
  server.on('upgrade', onUpgrade);

  const closeAllOf = (sessionId: string) => {
    for (const client of open.get(sessionId) ?? []) client.close('session_over');
  };
  const ended = bus.subscribe('sessionEnded');
  const watching = (async () => {
    for await (const { sessionId } of ended) closeAllOf(sessionId);
  })();
  const ids = () => open.keys();
  const checks = new SessionChecks({ intervalMs: sessionCheckMs, ids, openAmong, onEnd: closeAllOf, log });

  /** The last of them leaves when the whole time is over. */
  const closeAll = async () => {
    isDraining = true;
    const sockets = [...all()];
    for (const socket of sockets) {
      if (closeSpreadMs > 0) await delay(closeSpreadMs / sockets.length);
      socket.close('restart');
    }
  };

  return {
    drain: closeAll,
    stop: async () => {
      server.off('upgrade', onUpgrade);
      heartbeats.stop();
      protocol.stop();
      await ended.return?.();
      await watching;
      await checks.stop();
      for (const client of all()) client.close('restart');
      // A browser that sleeps does not answer the goodbye: it is not waited for.
      const impatience = setTimeout(() => wss.clients.forEach((client) => client.terminate()), 500);
      await new Promise<void>((resolve, reject) => wss.close((error) => (error ? reject(error) : resolve())));
      clearTimeout(impatience);
    },
  };
}

/** Whether one more is within the limit. It counts until the connection is gone. */
function isCounted(counts: OpenCounts, key: string, connection: Duplex): boolean {
  const end = counts.open(key);
  if (end) connection.once('close', end);
  return end !== null;
}

function remember(
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

function refuse(socket: Duplex, error: AppError): void {
  const body = JSON.stringify(errorBody(error));
  const retry = error.retryAfter === undefined ? '' : `Retry-After: ${error.retryAfter}\r\n`;
  // The connection is not left to a client that keeps its half of it open.
  socket.once('finish', () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n${retry}Connection: close\r\n\r\n${body}`,
  );
}
