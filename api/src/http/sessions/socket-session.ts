import type { IncomingMessage, ServerResponse } from 'node:http';
import proxyAddress from 'proxy-addr';
import type { Request, RequestHandler, Response } from 'express';
import { type ActiveAccessToken, parseTokenSessionId, toTokenSessionId } from '#access/access-token';
import type { AccessTokens } from '#access/find-access-token';
import type { Session } from '#context';
import { toAppError } from '#errors';
import { getSentToken } from '#http/sessions/authenticate-token';
import { toPublicId } from '#http/sessions/open-sessions';
import { getUserAgent } from '#http/guards/request-origin';
import { getSessionEnd } from '#http/sessions/session-lifetime';
import type { SessionStore } from '#http/sessions/session-store';
import type { SocketSession } from '#live/socket-server';

interface Options {
  session: RequestHandler;
  /** Throws for a token that is not valid. */
  readToken(token: string, signedOut: Session): Promise<ActiveAccessToken>;
  filterOpen: SessionStore['filterOpen'];
  filterActiveTokens: AccessTokens['filterActive'];
  trustProxy: number;
}

/** The session behind a socket: read by the same middleware, and constant while the socket is open. A program sends an access token instead. */
export function socketSession({ session, readToken, filterOpen, filterActiveTokens, trustProxy }: Options) {
  // As Express determines it for a request, behind the configured number of proxies.
  const getAddress = (req: IncomingMessage) => proxyAddress(req, (_address, hop) => hop < trustProxy);
  const readSession = (req: IncomingMessage, res: ServerResponse): Promise<SocketSession | null> =>
    new Promise((resolve, reject) => {
      const request = Object.assign(req, { originalUrl: req.url }) as Request;
      void session(request, res as Response, (fault: unknown) => {
        if (fault) return reject(toAppError(fault));
        const { viewer } = request.session;
        const endsAt = getSessionEnd(request.session);
        if (!viewer || !endsAt) return resolve(null);
        const [address, userAgent] = [getAddress(req), getUserAgent(req)];
        resolve({ id: request.sessionID, viewer, endsAt, address, userAgent, accessToken: null });
      });
    });
  const readTokenSession = async (req: IncomingMessage, token: string): Promise<SocketSession> => {
    const origin = { address: getAddress(req), userAgent: getUserAgent(req) };
    const accessToken = await readToken(token, { ...noSession, ...origin, viewer: null, id: null, accessToken: null });
    const { id, viewer, expiresAt: endsAt } = accessToken;
    return { id: toTokenSessionId(id), viewer, endsAt, ...origin, accessToken };
  };
  return {
    getAddress,
    getSession: (req: IncomingMessage, res: ServerResponse): Promise<SocketSession | null> => {
      const token = getSentToken(req);
      return token === null ? readSession(req, res) : readTokenSession(req, token);
    },
    /** Which of these, sessions or access tokens, have not ended. */
    async filterOpen(ids: string[]): Promise<Set<string>> {
      const [tokens, sessions] = [
        ids.flatMap((id) => parseTokenSessionId(id) ?? []),
        ids.filter((id) => parseTokenSessionId(id) === null),
      ];
      const [active, open] = await Promise.all([
        tokens.length > 0 ? filterActiveTokens(tokens) : new Set<string>(),
        sessions.length > 0 ? filterOpen(sessions) : new Set<string>(),
      ]);
      return new Set([...open, ...[...active].map(toTokenSessionId)]);
    },
    /** Delegates reads to the socket's session, so that the fan-out can track them. */
    asSession: (opened: SocketSession): Session => ({
      viewer: opened.viewer,
      get id() {
        return toPublicId(opened.id);
      },
      get address() {
        return opened.address;
      },
      get userAgent() {
        return opened.userAgent;
      },
      accessToken: opened.accessToken,
      ...noSession,
    }),
  };
}

const rejectSessionChange = () => Promise.reject(new Error("A socket can't sign in or out"));
const noSession = {
  authenticatedAt: null,
  requestId: null,
  challenge: null,
  bearer: null,
  releaseSlot: () => undefined,
  findKnownDevice: () => null,
  rememberDevice: () => undefined,
  start: rejectSessionChange,
  startChallenge: rejectSessionChange,
  end: rejectSessionChange,
} satisfies Partial<Session>;
