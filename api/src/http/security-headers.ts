import { randomBytes } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { afterPaintHash } from '#http/after-paint';
import { keepDoneHash } from '#http/keep-done';

/** The nonce of this response, which its own style elements carry. */
export const nonceOf = (res: Response): string => (res.locals.nonce ??= randomBytes(16).toString('base64'));

interface Elsewhere {
  /** The bucket that files may be sent to. */
  bucketOrigin?: string | undefined;
  googleAnalytics?: boolean;
}

const tagManager = 'https://www.googletagmanager.com';
/** https://developers.google.com/tag-platform/security/guides/csp#google_analytics_4_google_analytics */
const collectors = 'https://*.google-analytics.com';

/** Strict by default: only our own files, styles that carry the nonce, and what is set up elsewhere. */
export function securityHeaders(
  publicUrl: URL,
  { bucketOrigin, googleAnalytics = false }: Elsewhere = {},
): RequestHandler {
  const isHttps = publicUrl.protocol === 'https:';
  const socket = `${isHttps ? 'wss' : 'ws'}://${publicUrl.host}`;
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", afterPaintHash, keepDoneHash, ...(googleAnalytics ? [tagManager] : [])],
        styleSrc: ["'self'", (_req, res) => `'nonce-${nonceOf(res as Response)}'`],
        imgSrc: ["'self'", 'data:', 'blob:', ...(googleAnalytics ? [tagManager, collectors] : [])],
        fontSrc: ["'self'"],
        connectSrc: [
          "'self'",
          socket,
          ...(bucketOrigin ? [bucketOrigin] : []),
          ...(googleAnalytics ? [tagManager, collectors, 'https://*.analytics.google.com'] : []),
        ],
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
