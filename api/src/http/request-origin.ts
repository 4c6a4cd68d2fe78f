import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';

/** Enough to tell one browser from another. */
const maxUserAgentLength = 300;

export const getUserAgent = ({ headers }: IncomingMessage): string | null =>
  headers['user-agent']?.slice(0, maxUserAgentLength) ?? null;

/** Who a request comes from, before there is a session. */
export const getOrigin = (req: Request) => ({
  address: req.ip ?? null,
  userAgent: getUserAgent(req),
  requestId: String(req.id),
});

/** Whether another site made the browser go there. Programs, older browsers and addresses typed by hand say nothing or `none`. */
export const isFromElsewhere = (req: Request): boolean =>
  !['none', 'same-origin', undefined].includes(req.get('sec-fetch-site'));
