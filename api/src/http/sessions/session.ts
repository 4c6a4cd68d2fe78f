import { promisify } from 'node:util';
import type { Request, RequestHandler, Response } from 'express';
import type { SessionData, Store } from 'express-session';
import { clock } from '#clock';
import type { Viewer } from '#access/viewer';
import type { Session, SessionReason } from '#context';
import { forbidden } from '#errors';
import type { Flow } from '#external-sign-in/flow';
import { toPublicId } from '#http/sessions/open-sessions';
import { getCookieValue, type HostCookie } from '#http/sessions/host-cookie';
import { createProofCookie, type ProofCookie } from '#http/sessions/proof-cookie';
import { getOrigin, getUserAgent } from '#http/guards/request-origin';
import { publishSessionEnded } from '#http/sessions/publish-session-ended';
import { loadSession } from '#http/sessions/session-middleware';
import { createSessionCookie, signedSession, signSession } from '#http/sessions/signed-session';
import { sessionLimits } from '#limits/session-limits';
import type { Bus } from '#live/bus';
import type { Secrets } from '#secrets/secrets';

declare module 'express-session' {
  interface SessionData {
    viewer: Viewer;
    /** As an ISO string: sessions are stored as JSON. */
    startedAt: string;
    /** When the person signed in under this session id: later reauthentications are in their own cookie. */
    authenticatedAt: string;
    userAgent: string | null;
    address: string | null;
    /** The encrypted ID token of an external sign-in: signing out at the provider requires it. */
    idToken: string;
    /** An external sign-in in progress. */
    flow: Flow;
    /** A sign-in that is waiting for its second factor. */
    challenge: string;
  }
}

declare global {
  namespace Express {
    interface Request {
      /** Set by the middleware. */
      sessionCookie?: HostCookie;
      proofCookie?: ProofCookie;
    }
  }
}

/** Whether a browser has sent any session, valid or not: without one no one is signed in there. */
export function createSessionPresence(publicUrl: URL): (req: Request) => boolean {
  const cookie = createSessionCookie(publicUrl);
  return (req) => getCookieValue(req, cookie) !== undefined;
}

interface Options {
  secrets: Secrets;
  publicUrl: URL;
  store: Store;
}

export function sessionMiddleware({ secrets, publicUrl, store }: Options): RequestHandler {
  const cookie = createSessionCookie(publicUrl);
  const load = loadSession({
    cookie,
    signedId: signedSession(secrets, publicUrl),
    sign: signSession(secrets),
    store: throttleTouch(store),
    idleMs: sessionLimits.idle.milliseconds,
  });
  const proof = createProofCookie(secrets, publicUrl);
  return (req, res, next) => {
    req.sessionCookie = cookie;
    req.proofCookie = proof;
    void load(req, res, next);
  };
}

/** Saved now rather than with the response: the browser may navigate and come back before it. */
export const saveSession = ({ session: open }: Request): Promise<void> =>
  promisify(open.save)
    .call(open)
    .then(() => {});

/** The session of a request, as the domains see it. */
export function getSession(req: Request, res: Response, bus: Bus): Session {
  if (req.accessToken)
    throw forbidden("Access tokens don't work here, only with GraphQL and the paths of the REST API");
  return {
    get viewer() {
      return req.session?.viewer ?? null;
    },
    get id() {
      return req.session?.viewer ? toPublicId(req.sessionID) : null;
    },
    ...getOrigin(req),
    bearer: /^Bearer (\S+)$/.exec(req.get('authorization') ?? '')?.[1] ?? null,
    accessToken: null,
    get challenge() {
      return req.session?.challenge ?? null;
    },
    get authenticatedAt() {
      return req.session?.viewer ? getAuthenticatedAt(req) : null;
    },
    async start(viewer, reason, idToken) {
      const isConfirmed = reason === 'reauthentication' && req.session.viewer?.id === viewer.id;
      if (isConfirmed) req.proofCookie?.give(req, res);
      else await regenerateSession(req, res, bus, toSessionData(req, viewer, reason, idToken));
    },
    startChallenge: (challenge, lifetime) => regenerateSession(req, res, bus, { challenge }, lifetime),
    releaseSlot: () => req.releaseSlot?.(),
    findKnownDevice: (email) => req.device?.find(email) ?? null,
    rememberDevice: (email) => req.device?.remember(email),
    async end() {
      if (!req.session?.viewer) return;
      const { sessionID, sessionCookie } = req;
      await promisify(req.session.destroy).call(req.session);
      if (sessionCookie) res.clearCookie(sessionCookie.name, sessionCookie.options);
      await publishSessionEnded(bus, sessionID, req.log);
    },
  };
}

function toSessionData(req: Request, viewer: Viewer, reason: SessionReason, idToken?: string): Partial<SessionData> {
  const before = req.session.viewer?.id === viewer.id ? req.session : null;
  const token = idToken ?? before?.idToken;
  const sealed = token && { idToken: token };
  if (!before || reason === 'sign_in')
    return { viewer, ...getStart(req), authenticatedAt: clock.date().toISOString(), ...sealed };
  const { startedAt, userAgent, address } = before;
  return { viewer, startedAt, userAgent, address, authenticatedAt: getAuthenticatedAt(req).toISOString(), ...sealed };
}

const getAuthenticatedAt = (req: Request): Date =>
  new Date(Math.max(Date.parse(req.session.authenticatedAt ?? '') || 0, req.proofCookie?.read(req)?.getTime() ?? 0));

/** How a person recognizes their session. */
const getStart = (req: Request) => ({
  startedAt: clock.date().toISOString(),
  userAgent: getUserAgent(req),
  address: req.ip ?? null,
});

/** A new session with another id, so that earlier ids are useless. */
async function regenerateSession(
  req: Request,
  res: Response,
  bus: Bus,
  data: Partial<SessionData>,
  lifetime?: number,
): Promise<void> {
  const before = req.session.viewer ? req.sessionID : null;
  await promisify(req.session.regenerate).call(req.session);
  Object.assign(req.session, data);
  if (lifetime) req.session.cookie.maxAge = lifetime;
  await saveSession(req);
  // The framework would store it again at the end of the request, even if it was ended in the meantime.
  req.session.save = (done) => {
    done?.(null);
    return req.session;
  };
  // Once the browser has the new id: when a socket closes, its tab checks who is signed in.
  if (before) res.once('close', () => void publishSessionEnded(bus, before, req.log));
}

/** A visit keeps a session alive; recording one a minute is enough. */
function throttleTouch(store: Store): Store {
  const touched = new Map<string, number>();
  const touch = store.touch?.bind(store);
  store.touch = (id, data, done) => {
    const now = clock.now();
    if (now - (touched.get(id) ?? 0) < 60_000) return done?.();
    if (touched.size > 10_000) touched.clear();
    touched.set(id, now);
    touch?.(id, data, done);
  };
  return store;
}
