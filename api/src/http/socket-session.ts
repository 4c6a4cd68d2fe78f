import type { IncomingMessage, ServerResponse } from 'node:http';
import proxyAddress from 'proxy-addr';
import type { Request, RequestHandler, Response } from 'express';
import type { Session } from '#context';
import { toAppError } from '#errors';
import type { SocketSession } from '#live/socket-server';

/** The same session behind a socket: read by the same middleware, and fixed for as long as the socket is open. */
export function socketSession(session: RequestHandler, trustProxy: number) {
  // As Express finds it for a request: behind so many proxies.
  const addressOf = (req: IncomingMessage) => proxyAddress(req, (_address, hop) => hop < trustProxy);
  return {
    sessionOf: (req: IncomingMessage, res: ServerResponse): Promise<SocketSession | null> =>
      new Promise((resolve, reject) => {
        const request = Object.assign(req, { originalUrl: req.url }) as Request;
        void session(request, res as Response, (fault: unknown) => {
          if (fault) return reject(toAppError(fault));
          const { viewer } = request.session;
          resolve(viewer ? { id: request.sessionID, viewer, address: addressOf(req) } : null);
        });
      }),
    asSession: ({ viewer, address }: SocketSession): Session => ({ viewer, address, start: refuse, end: refuse }),
  };
}

const refuse = () => Promise.reject(new Error('A socket neither signs in nor out'));
