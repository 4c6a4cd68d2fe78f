import { type IncomingMessage, type Server, ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import { operationCheck } from '#access/check-operation';
import type { Viewer } from '#access/viewer';
import {
  type AppError,
  errorBody,
  forbidden,
  formatGraphqlError,
  notFound,
  toAppError,
  unauthenticated,
} from '#errors';
import type { Bus } from '#live/bus';
import { executionOf, faultsOf } from '#live/execution-of';
import { firstWord } from '#live/first-word';
import type { Releaser } from '#remotes/find-releaser';

/** Who opened a socket. Read once, at the upgrade. */
export interface SocketSession {
  id: string;
  viewer: Viewer;
  /** Where it comes from. */
  address: string;
  userAgent: string | null;
}

interface Asking {
  viewer: Viewer | null;
  releaser(): Promise<Releaser | null>;
}

interface Options {
  server: Server;
  schema: GraphQLSchema;
  bus: Bus;
  log: Logger;
  isOwnOrigin(origin: string): boolean;
  /** The session that the request's cookie names, or null. */
  sessionOf(req: IncomingMessage, res: ServerResponse): Promise<SocketSession | null>;
  /** Whether that session is still there. */
  isOpen(sessionId: string): Promise<boolean>;
  createContext(session: SocketSession): Asking;
  /** Throws where an operation is not to be run for whoever opened the socket with `req`. */
  admitOperation(text: string, req: IncomingMessage, who: Asking): Promise<void>;
}

/** Closed with this code, a client does not try again: the session is over. */
const unauthorized = 4401;
/** Closed with this one, it does. */
const tryAgainLater = 1013;
const over = 'The session is over';

/** graphql-ws on the HTTP server, for subscriptions alone. Session and Origin are checked before the socket opens. */
export function socketServer({
  server,
  schema,
  bus,
  log,
  isOwnOrigin,
  sessionOf,
  isOpen,
  createContext,
  admitOperation,
}: Options): { stop(): Promise<void> } {
  const checkOperation = operationCheck(schema);
  const wss = new WebSocketServer({ noServer: true, maxPayload: 1024 * 1024 });
  const sessions = new WeakMap<IncomingMessage, SocketSession>();
  const open = new Map<string, Set<WebSocket>>();

  const graphql = useServer(
    {
      onSubscribe: async ({ extra }, _id, payload) => {
        const session = sessions.get(extra.request);
        if (!session) return [new GraphQLError('No session')];
        const contextValue = createContext(session);
        try {
          await admitOperation(payload.query, extra.request, contextValue);
        } catch (error) {
          return faultsOf(toAppError(error));
        }
        return executionOf(payload, { schema, checkOperation, contextValue });
      },
      // The source listens already, and nothing of it was sent yet.
      onOperation: async ({ extra }, id, payload, _args, source) => {
        const word = Symbol.asyncIterator in source ? firstWord(id, payload, bus) : null;
        if (word) extra.socket.send(word);
      },
      onError: (_context, _id, _payload, errors) => errors.map((error) => formatGraphqlError(error)),
      onNext: (_context, _id, _payload, _args, result) => {
        if (!result.errors) return result;
        for (const err of result.errors)
          if (toAppError(err).status >= 500) log.error({ err: err.originalError ?? err }, 'a subscription failed');
        return { ...result, errors: result.errors.map((error) => formatGraphqlError(error)) };
      },
    },
    wss,
  );

  const onUpgrade = (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', (err) => log.debug({ err }, 'a socket broke at its upgrade'));
    admit(req).then(
      (session) =>
        wss.handleUpgrade(req, socket, head, (webSocket) => {
          sessions.set(req, session);
          remember(open, session.id, webSocket);
          wss.emit('connection', webSocket, req);
          void lookAgain(session.id, webSocket);
        }),
      (thrown: unknown) => refuse(socket, toAppError(thrown)),
    );
  };
  /** The session may have ended while its socket was being opened: then nobody knew the socket to close it. */
  const lookAgain = async (sessionId: string, webSocket: WebSocket) => {
    try {
      if (!(await isOpen(sessionId))) webSocket.close(unauthorized, over);
    } catch (err) {
      log.warn({ err }, 'it could not be asked whether the session of a new socket is still there');
      webSocket.close(tryAgainLater);
    }
  };
  const admit = async (req: IncomingMessage): Promise<SocketSession> => {
    if (new URL(req.url ?? '/', 'http://localhost').pathname !== '/graphql') throw notFound('socket');
    const { origin } = req.headers;
    if (origin && !isOwnOrigin(origin)) throw forbidden('This request came from another site');
    const session = await sessionOf(req, new ServerResponse(req));
    if (!session) throw unauthenticated();
    return session;
  };
  server.on('upgrade', onUpgrade);

  const ended = bus.subscribe('sessionEnded');
  const watching = (async () => {
    for await (const { sessionId } of ended)
      for (const webSocket of open.get(sessionId) ?? []) webSocket.close(unauthorized, over);
  })();

  return {
    stop: async () => {
      server.off('upgrade', onUpgrade);
      await ended.return?.();
      await watching;
      // A browser that sleeps does not answer the goodbye: it is not waited for.
      const impatience = setTimeout(() => wss.clients.forEach((client) => client.terminate()), 500);
      await graphql.dispose();
      clearTimeout(impatience);
    },
  };
}

function remember(open: Map<string, Set<WebSocket>>, sessionId: string, webSocket: WebSocket): void {
  const sockets = open.get(sessionId) ?? new Set();
  open.set(sessionId, sockets.add(webSocket));
  webSocket.once('close', () => {
    sockets.delete(webSocket);
    if (sockets.size === 0) open.delete(sessionId);
  });
}

function refuse(socket: Duplex, error: AppError): void {
  const body = JSON.stringify(errorBody(error));
  const retry = error.retryAfter === undefined ? '' : `Retry-After: ${error.retryAfter}\r\n`;
  socket.end(
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n${retry}Connection: close\r\n\r\n${body}`,
  );
}
