import { randomBytes } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import type { SessionData, Store } from 'express-session';
import type { HostCookie } from '#http/sessions/host-cookie';

interface Options {
  cookie: HostCookie;
  /** The id in a request's cookie, if this server has signed it; else an empty string. */
  signedId(req: Request): string;
  /** The cookie value for an id. */
  sign(id: string): string;
  store: Store;
  idleMs: number;
}

/**
 * Loads the session of a request, and stores it when the response ends: saved if changed, touched if not. Renews the cookie with
 * each visit. Sessions and stores are those of express-session; its own middleware hashes a session three times for each request,
 * and signs and verifies every cookie (docs/decisions/073).
 */
export function loadSession({ cookie, signedId, sign, store, idleMs }: Options): RequestHandler {
  const create = (req: Request) => {
    req.sessionID = randomBytes(24).toString('base64url');
    const blank = { ...cookie.options, maxAge: idleMs, originalMaxAge: idleMs };
    store.createSession(req, { cookie: blank } as SessionData);
  };
  // Called by `regenerate` of a session.
  Object.assign(store, { generate: create });

  return (req, res, next) => {
    if (req.session) return next();
    req.sessionStore = store as typeof req.sessionStore;
    const sentId = signedId(req);
    let loaded = '';
    /** As stored; null for a new session. */
    let stored: string | null = null;

    const begin = (isNew: boolean) => {
      const { session } = req;
      loaded = serializeSession(req);
      if (!isNew) stored = loaded;
      const save: typeof session.save = (done) => {
        stored = serializeSession(req);
        store.set(req.sessionID, session as SessionData, done);
        return session;
      };
      Object.defineProperty(session, 'save', { value: save, configurable: true, writable: true });
      next();
    };

    const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => typeof res;
    res.writeHead = ((...args: unknown[]) => {
      const isSent = req.session && (req.sessionID === sentId || serializeSession(req) !== loaded);
      if (isSent && !res.headersSent && (req.secure || !cookie.options.secure)) {
        const expires = req.session.touch().cookie.expires as Date;
        res.cookie(cookie.name, sign(req.sessionID), { ...cookie.options, expires });
      }
      return writeHead(...args);
    }) as typeof res.writeHead;

    const end = res.end.bind(res) as (...args: unknown[]) => typeof res;
    let isEnding = false;
    res.end = ((...args: unknown[]) => {
      if (isEnding) return res;
      isEnding = true;
      if (!req.session) return end(...args);
      const finish = (fault?: unknown) => {
        if (fault) setImmediate(() => next(fault));
        end(...args);
      };
      req.session.touch();
      const text = serializeSession(req);
      if (text !== stored && (req.sessionID === sentId || text !== loaded)) req.session.save(finish);
      else if (req.sessionID === sentId && store.touch) store.touch(sentId, req.session as SessionData, finish);
      else finish();
      return res;
    }) as typeof res.end;

    if (!sentId) {
      create(req);
      return begin(true);
    }
    req.sessionID = sentId;
    store.get(sentId, (fault: unknown, data?: SessionData | null) => {
      if (fault) return next(fault);
      if (data) store.createSession(req, data);
      else create(req);
      begin(!data);
    });
  };
}

/** The stored data of a session, apart from its cookie. */
const serializeSession = ({ sessionID, session: { cookie: _cookie, ...data } }: Request) =>
  `${sessionID} ${JSON.stringify(data)}`;
