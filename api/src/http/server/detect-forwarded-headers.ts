import type { RequestHandler } from 'express';

export interface Traffic {
  hasForwardedHeaders: boolean;
}

/** Remembers that a proxy, or a program that pretends to be one, has forwarded a request to this server. */
export const detectForwardedHeaders =
  (traffic: Traffic): RequestHandler =>
  (req, _res, next) => {
    traffic.hasForwardedHeaders ||= req.headers['x-forwarded-for'] !== undefined;
    next();
  };
