import { randomBytes } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { afterPaintHash } from '#http/pages/after-paint';
import { eventReplayHash } from '#http/pages/event-replay';
import type { Override } from '#remotes/overrides';

/** The nonce of this response, used by its own style elements. */
export const getNonce = (res: Response): string => (res.locals.nonce ??= randomBytes(16).toString('base64'));

interface ExternalOrigins {
  /** The bucket that browsers upload to. */
  bucketOrigin?: string | undefined;
  googleAnalytics?: boolean;
  /** The browser's local overrides: only its own policy allows them. */
  getOverrides?: (req: Request) => Promise<Override[]>;
}

const tagManager = 'https://www.googletagmanager.com';
/** https://developers.google.com/tag-platform/security/guides/csp#google_analytics_4_google_analytics */
const collectors = 'https://*.google-analytics.com';

/**
 * Strict by default: only our own files, styles with the nonce, and configured origins. API responses are data, not documents:
 * their headers are constant and allow nothing.
 */
export function securityHeaders(
  publicUrl: URL,
  { getOverrides = async () => [], ...elsewhere }: ExternalOrigins = {},
): RequestHandler {
  const strict = createHelmet(publicUrl, elsewhere, []);
  const dataHeaders = new Map(Object.entries(headersOfData));
  if (publicUrl.protocol === 'https:') dataHeaders.set('Strict-Transport-Security', transportSecurity);
  const forPage: RequestHandler = async (req, res, next) => {
    res.setHeader('Permissions-Policy', permissionsPolicy);
    const local = toOrigins(await getOverrides(req));
    (local.length > 0 ? createHelmet(publicUrl, elsewhere, local) : strict)(req, res, next);
  };
  return (req, res, next) => {
    if (!isForApi(req)) return forPage(req, res, next);
    res.setHeaders(dataHeaders);
    next();
  };
}

/** GET /graphql is the playground. */
const isForApi = ({ url, method }: Request) => url.startsWith('/api/') || (method === 'POST' && url === '/graphql');

/**
 * Helmet's headers that apply to more than documents.
 * https://cheatsheetseries.owasp.org/cheatsheets/REST_Security_Cheat_Sheet.html#security-headers
 */
const headersOfData = {
  'Content-Security-Policy': "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};
const transportSecurity = 'max-age=31536000; includeSubDomains';

/** Validated addresses: only a scheme, a name of this machine and a port. */
const toOrigins = (overrides: readonly Override[]) => [...new Set(overrides.map(({ entry }) => new URL(entry).origin))];

function createHelmet(
  publicUrl: URL,
  { bucketOrigin, googleAnalytics = false }: ExternalOrigins,
  local: readonly string[],
) {
  const isHttps = publicUrl.protocol === 'https:';
  const socket = `${isHttps ? 'wss' : 'ws'}://${publicUrl.host}`;
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", afterPaintHash, eventReplayHash, ...(googleAnalytics ? [tagManager] : []), ...local],
        styleSrc: ["'self'", (_req, res) => `'nonce-${getNonce(res as Response)}'`, ...local],
        imgSrc: ["'self'", 'data:', 'blob:', ...(googleAnalytics ? [tagManager, collectors] : []), ...local],
        fontSrc: ["'self'"],
        connectSrc: [
          "'self'",
          socket,
          ...(bucketOrigin ? [bucketOrigin] : []),
          ...(googleAnalytics ? [tagManager, collectors, 'https://*.analytics.google.com'] : []),
          ...local,
          ...local.map((origin) => origin.replace('http', 'ws')),
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

/** Features that pages use themselves: the copy buttons, and passkeys. */
const own = ['clipboard-write', 'publickey-credentials-create', 'publickey-credentials-get'];

/**
 * Features that no page uses, so that injected scripts can't use them either. Only features that Chromium knows on every
 * platform: it logs a warning for others, such as web-share and bluetooth.
 */
const denied = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Permissions-Policy */
const permissionsPolicy = [
  ...own.map((feature) => `${feature}=(self)`),
  ...denied.map((feature) => `${feature}=()`),
].join(', ');
