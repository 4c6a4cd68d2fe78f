import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';

/** Enough to distinguish browsers. */
const maxUserAgentLength = 300;

export const getUserAgent = ({ headers }: IncomingMessage): string | null =>
  headers['user-agent']?.slice(0, maxUserAgentLength) ?? null;

/** Where a request comes from, before there is a session. */
export const getOrigin = (req: Request) => ({
  address: req.ip ?? null,
  userAgent: getUserAgent(req),
  requestId: String(req.id),
});

/** Whether another site caused this navigation. Programs, older browsers and typed URLs send nothing or `none`. */
export const isFromElsewhere = (req: Request): boolean =>
  !['none', 'same-origin', undefined].includes(req.get('sec-fetch-site'));
