import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type { Viewer } from '#access/viewer';
import type { Session } from '#context';
import { toAppError } from '#errors';
import type { SocketSession } from '#live/socket-server';

/** The same session behind a socket: read by the same middleware, and fixed for as long as the socket is open. */
export function socketSession(session: RequestHandler) {
  return {
    sessionOf: (req: IncomingMessage, res: ServerResponse): Promise<SocketSession | null> =>
      new Promise((resolve, reject) => {
        const request = Object.assign(req, { originalUrl: req.url }) as Request;
        void session(request, res as Response, (fault: unknown) => {
          if (fault) return reject(toAppError(fault));
          const { viewer } = request.session;
          resolve(viewer ? { id: request.sessionID, viewer } : null);
        });
      }),
    asSession: (viewer: Viewer): Session => ({ viewer, challenge: null, start: refuse, ask: refuse, end: refuse }),
  };
}

const refuse = () => Promise.reject(new Error('A socket neither signs in nor out'));
