import type { IncomingMessage, ServerResponse } from 'node:http';
import proxyAddress from 'proxy-addr';
import type { Request, RequestHandler, Response } from 'express';
import type { Session } from '#context';
import { toAppError } from '#errors';
import { toPublicId } from '#http/sessions/open-sessions';
import { getUserAgent } from '#http/guards/request-origin';
import { getSessionEnd } from '#http/sessions/session-lifetime';
import type { SocketSession } from '#live/socket-server';

/** The session behind a socket: read by the same middleware, and constant while the socket is open. */
export function socketSession(session: RequestHandler, trustProxy: number) {
  // As Express determines it for a request, behind the configured number of proxies.
  const getAddress = (req: IncomingMessage) => proxyAddress(req, (_address, hop) => hop < trustProxy);
  return {
    getAddress,
    getSession: (req: IncomingMessage, res: ServerResponse): Promise<SocketSession | null> =>
      new Promise((resolve, reject) => {
        const request = Object.assign(req, { originalUrl: req.url }) as Request;
        void session(request, res as Response, (fault: unknown) => {
          if (fault) return reject(toAppError(fault));
          const { viewer } = request.session;
          const endsAt = getSessionEnd(request.session);
          if (!viewer || !endsAt) return resolve(null);
          const [address, userAgent] = [getAddress(req), getUserAgent(req)];
          resolve({ id: request.sessionID, viewer, endsAt, address, userAgent });
        });
      }),
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
    }),
  };
}

const rejectSessionChange = () => Promise.reject(new Error("A socket can't sign in or out"));
