import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Viewer } from '#access/viewer';
import { type ReadCache, Reader } from '#db/read';
import type { ObjectStore } from '#files/file-store';
import type { Health } from '#health/health';
import type { ServerPaths } from '#remotes/server-paths';
import type { LimitHit, Limits, LimitsFactory } from '#limits/limits';
import { reportHit } from '#limits/report-hit';
import type { Bus } from '#live/bus';
import type { Metrics } from '#metrics';
import type { Models } from '#models/model';
import type { OpenOverrides } from '#remotes/open-overrides';
import type { FindReleaser, Releaser } from '#remotes/find-releaser';
import type { PageLoads } from '#remotes/page-loads';
import type { LiveRemotes } from '#remotes/live-remotes';
import type { ReleaseFiles } from '#remotes/release-files';
import type { ReplyWriter } from '#replies/reply-writer';
import type { Seal } from '#secrets/seal';
import type { SecurityEventRecorder } from '#security-log/security-event';
import type { SecurityLog } from '#security-log/security-log';
import type { CheckRunner } from '#checks/check-runner';
import type { LiveServers } from '#servers/live-servers';
import type { Settings } from '#settings';

/**
 * Why a session goes on. A sign-in starts its lifetime anew, under a new id; a reauthentication keeps the id and counts as a recent
 * proof; a renewal, after a change of how someone signs in, only gives a new id.
 */
export type SessionReason = 'sign_in' | 'reauthentication' | 'renewal';

/** The session of a request, as the domains see it. */
export interface Session {
  viewer: Viewer | null;
  /** What it is called to the outside; null without one. */
  id: string | null;
  /** Where the request comes from; null where there is none. */
  address: string | null;
  /** The browser or program of the request, as it describes itself; null where it does not. */
  userAgent: string | null;
  /** The X-Request-Id of the request; null on a socket and for work of the system. */
  requestId: string | null;
  /** When the person last proved who they are: signed in, or confirmed it. */
  authenticatedAt: Date | null;
  /** Under a new id, except for a reauthentication: an id from before is worth nothing. At an external sign-in, with its sealed ID token. */
  start(viewer: Viewer, reason: SessionReason, idToken?: string): Promise<void>;
  /** The second factor that is still asked for, where a sign-in waits for it. */
  challenge: string | null;
  /** Keeps it under a new id, for so many milliseconds. No one is signed in then. */
  startChallenge(challenge: string, lifetime: number): Promise<void>;
  /** Id of this browser, where someone signed in to the account of this e-mail with it before. */
  findKnownDevice(email: string): string | null;
  /** Makes this browser known to the account. */
  rememberDevice(email: string): void;
  /** Lets other requests of this address run, while this one waits for something that is not this server's work. */
  releaseSlot(): void;
  /** Ends the session here and closes its sockets everywhere. */
  end(): Promise<void>;
  /** What a program shows instead of a session: `Authorization: Bearer …`. */
  bearer: string | null;
}

/** A session of someone, as they see it themselves. */
export interface OpenSession {
  /** Not the id in the cookie. */
  id: string;
  startedAt: Date;
  lastSeenAt: Date;
  userAgent: string | null;
  address: string | null;
}

/** The open sessions of each person. Whatever is ended is ended everywhere and at once, sockets included. */
export interface OpenSessions {
  findByUser(userId: string): Promise<OpenSession[]>;
  /** The same for several, by person: who has none is not among them. */
  findByUsers(userIds: string[]): Promise<Map<string, OpenSession[]>>;
  /** Ends those of a person that are named, and answers how many that were. */
  end(userId: string, ids: string[]): Promise<number>;
  endAll(userId: string): Promise<void>;
}

/** What every resolver and verb gets, the same over HTTP, WebSocket and REST. */
export interface Context {
  viewer: Viewer | null;
  session: Session;
  /** Where the request comes from; null where there is none. */
  address: string | null;
  /** A unit of work of this request's own. */
  em: EntityManager;
  read: Reader;
  bus: Bus;
  /** How often one may try. */
  limits: Limits;
  /** What the server needs, and whether it is well. */
  health: Health;
  metrics: Metrics;
  /** Records security events with the account, address, user agent and request ID of this request. */
  securityLog: SecurityEventRecorder;
  /** What Jarvis asks. */
  models: Models;
  log: Logger;
  settings: Settings;
  /** Where files are, if that is object storage. */
  objects: ObjectStore | null;
  openSessions: OpenSessions;
  replyWriter: Pick<ReplyWriter, 'claimNew'>;
  /** Keeps text that the database must not hold in clear, under a key for this purpose. */
  sealFor(purpose: string): Seal;
  /** The portals' versions, and their files. */
  remotes: LiveRemotes;
  /** The paths that this server answers itself: no portal can be there. */
  serverPaths: Pick<ServerPaths, 'has'>;
  /** The servers that run now, and what their APIs answer. */
  servers: LiveServers;
  /** What is wrong with the set-up. */
  setupChecks: CheckRunner;
  releaseFiles: ReleaseFiles;
  overrides: OpenOverrides;
  pageLoads: PageLoads;
  /** Whoever shows a release key; null for everyone else. */
  releaser(): Promise<Releaser | null>;
  /** Ends every session of a person: whatever changes who they are does. */
  endUserSessions(userId: string): Promise<void>;
}

/** What lives as long as the app and goes into every context. */
export interface Services {
  orm: MikroORM;
  reads: ReadCache;
  bus: Bus;
  limits: LimitsFactory;
  health: Health;
  metrics: Metrics;
  securityLog: SecurityLog;
  models: Models;
  settings: Settings;
  objects: ObjectStore | null;
  openSessions: OpenSessions;
  replyWriter: ReplyWriter;
  sealFor: Context['sealFor'];
  remotes: LiveRemotes;
  serverPaths: Pick<ServerPaths, 'has'>;
  servers: LiveServers;
  setupChecks: CheckRunner;
  releaseFiles: ReleaseFiles;
  overrides: OpenOverrides;
  pageLoads: PageLoads;
  findReleaser: FindReleaser;
}

/** `source` has the log for what happens in this context: a request creates it when something is logged. */
export type ContextFactory = (session: Session, source: { readonly log: Logger }) => Context;

declare global {
  namespace Express {
    interface Request {
      context?: Context;
    }
  }
}

/**
 * Apollo Server copies the own properties of each context. Lazy and mutable values are therefore on a prototype: copying
 * creates none of them, and a copy sees a later sign-in. Copies of a context share what one of them created.
 */
export function createContextFactory(services: Services): ContextFactory {
  const { orm, reads, limits, securityLog, findReleaser, ...appServices } = services;
  const prototype: Omit<Context, 'session'> &
    ThisType<Context & { source: { log: Logger }; created: CreatedServices }> = {
    ...appServices,
    get log() {
      return this.source.log;
    },
    get address() {
      return this.session.address;
    },
    get viewer() {
      return this.session.viewer;
    },
    // Most requests only read, and forking costs more than some whole requests.
    get em() {
      return (this.created.em ??= orm.em.fork());
    },
    get read() {
      return (this.created.read ??= new Reader(reads, () => this.session.viewer));
    },
    get securityLog() {
      return (this.created.securityLog ??= securityLog.forSession(this.session));
    },
    get limits() {
      const onHit = (hit: LimitHit) => {
        appServices.metrics.limitsReached.inc({ limit: hit.name, by: hit.limit.by });
        reportHit(this.securityLog)(hit);
      };
      return (this.created.limits ??= limits({ onHit, onDelay: () => this.session.releaseSlot() }));
    },
    get releaser() {
      const find = async () => {
        const found = await findReleaser(this.session.bearer);
        if (!found && this.session.bearer !== null) this.securityLog.record({ kind: 'release_key_refused' });
        return found;
      };
      return () => (this.created.releaser ??= find());
    },
    endUserSessions: (userId) => appServices.openSessions.endAll(userId),
  };
  return (session, source) => Object.assign(Object.create(prototype), { session, source, created: {} }) as Context;
}

/** What one request has created so far. */
interface CreatedServices {
  em?: EntityManager;
  read?: Reader;
  limits?: Limits;
  securityLog?: SecurityEventRecorder;
  releaser?: Promise<Releaser | null>;
}

/** The context of work that no person asked for: demo data, jobs. It sees nothing as a viewer. */
export function createSystemContext(create: ContextFactory, log: Logger): Context {
  const refuse = () => Promise.reject(new Error('The system has no session'));
  return create(
    {
      viewer: null,
      id: null,
      authenticatedAt: null,
      address: null,
      userAgent: null,
      requestId: null,
      challenge: null,
      bearer: null,
      releaseSlot: () => undefined,
      findKnownDevice: () => null,
      rememberDevice: () => undefined,
      start: refuse,
      startChallenge: refuse,
      end: refuse,
    },
    { log },
  );
}
