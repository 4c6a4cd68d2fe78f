import type { RequestHandler } from 'express';

export interface Traffic {
  hasForwardedHeaders: boolean;
}

/** Remembers that a proxy, or a program that pretends to be one, has sent a request here. */
export const detectForwardedHeaders =
  (traffic: Traffic): RequestHandler =>
  (req, _res, next) => {
    traffic.hasForwardedHeaders ||= req.headers['x-forwarded-for'] !== undefined;
    next();
  };
