import { randomBytes } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';

/** The nonce of this response, which its own style elements carry. */
export const nonceOf = (res: Response): string => (res.locals.nonce ??= randomBytes(16).toString('base64'));

/** Strict by default: only our own files, styles that carry the nonce, and the bucket that files may be sent to, if there is one. */
export function securityHeaders(publicUrl: URL, bucketOrigin?: string): RequestHandler {
  const isHttps = publicUrl.protocol === 'https:';
  const socket = `${isHttps ? 'wss' : 'ws'}://${publicUrl.host}`;
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", (_req, res) => `'nonce-${nonceOf(res as Response)}'`],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", socket, ...(bucketOrigin ? [bucketOrigin] : [])],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: isHttps,
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  });
}
