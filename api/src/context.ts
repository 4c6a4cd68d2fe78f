import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { ActiveAccessToken } from '#access/access-token';
import type { Viewer } from '#access/viewer';
import { Reader } from '#db/read';
import type { ReadCache } from '#db/read-cache';
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
 * Why a session changes. A sign-in restarts its lifetime under a new id; a reauthentication keeps the id and counts as
 * recent authentication; a renewal, after a change of how someone signs in, only issues a new id.
 */
export type SessionReason = 'sign_in' | 'reauthentication' | 'renewal';

/** The session of a request, as the domains see it. */
export interface Session {
  viewer: Viewer | null;
  /** Its public id; null without one. */
  id: string | null;
  /** Network address of the request; null if there is none. */
  address: string | null;
  /** User agent of the request; null if it sent none. */
  userAgent: string | null;
  /** The X-Request-Id of the request; null on a socket and for system work. */
  requestId: string | null;
  /** When the person last signed in or reauthenticated. */
  authenticatedAt: Date | null;
  /** Signs in under a new id, which invalidates the previous one; a reauthentication keeps it. External sign-ins also store their sealed ID token. */
  start(viewer: Viewer, reason: SessionReason, idToken?: string): Promise<void>;
  /** The pending second factor, if a sign-in is waiting for it. */
  challenge: string | null;
  /** Stores it under a new id for this many milliseconds. No one is signed in until then. */
  startChallenge(challenge: string, lifetime: number): Promise<void>;
  /** Id of this browser, if it has signed in to the account with this email address before. */
  findKnownDevice(email: string): string | null;
  /** Remembers this browser for the account. */
  rememberDevice(email: string): void;
  /** Lets other requests of this address run while this one waits for an external service. */
  releaseSlot(): void;
  /** Ends the session and closes its sockets on every server. */
  end(): Promise<void>;
  /** What a program sends instead of a session: `Authorization: Bearer …`. */
  bearer: string | null;
  /** The personal access token of the request, which has no session then. */
  accessToken: ActiveAccessToken | null;
}

/** A session as its owner sees it. */
export interface OpenSession {
  /** Not the id in the cookie. */
  id: string;
  startedAt: Date;
  lastSeenAt: Date;
  userAgent: string | null;
  address: string | null;
}

/** The open sessions of each person. Ending one takes effect on every server immediately, sockets included. */
export interface OpenSessions {
  findByUser(userId: string): Promise<OpenSession[]>;
  /** The same for several people, by person; people without sessions are left out. */
  findByUsers(userIds: string[]): Promise<Map<string, OpenSession[]>>;
  /** Ends the named sessions of a person and returns how many there were. */
  end(userId: string, ids: string[]): Promise<number>;
  endAll(userId: string): Promise<void>;
}

/** What every resolver and domain function gets, the same over HTTP, WebSocket and REST. */
export interface Context {
  viewer: Viewer | null;
  session: Session;
  /** Network address of the request; null if there is none. */
  address: string | null;
  /** This request's own unit of work. */
  em: EntityManager;
  read: Reader;
  bus: Bus;
  /** Rate limits. */
  limits: Limits;
  /** Health of the server's dependencies. */
  health: Health;
  metrics: Metrics;
  /** Records security events with the account, address, user agent and request ID of this request. */
  securityLog: SecurityEventRecorder;
  /** The models that Jarvis uses. */
  models: Models;
  log: Logger;
  settings: Settings;
  /** The object storage client, if files are in object storage. */
  objects: ObjectStore | null;
  openSessions: OpenSessions;
  replyWriter: Pick<ReplyWriter, 'claimNew'>;
  /** Encrypts text for storage with a key for this purpose. */
  sealFor(purpose: string): Seal;
  /** Versions of the portals, and their files. */
  remotes: LiveRemotes;
  /** The paths that this server handles itself, which portals cannot use. */
  serverPaths: Pick<ServerPaths, 'has'>;
  /** The running servers and the schemas of their APIs. */
  servers: LiveServers;
  /** Problems with the setup. */
  setupChecks: CheckRunner;
  releaseFiles: ReleaseFiles;
  overrides: OpenOverrides;
  pageLoads: PageLoads;
  /** The owner of the release key that was sent; null for other callers. */
  releaser(): Promise<Releaser | null>;
  /** Ends every session of a person, as any change of their identity or role does. */
  endUserSessions(userId: string): Promise<void>;
}

/** What lives as long as the app and is part of every context. */
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
 * creates none of them, and a copy sees a later sign-in. Copies share what one of them created.
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
    // Most requests only read, and a fork costs more than some whole requests.
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

/** The context of system work without a request: demo data, jobs. It has no viewer, so access rules show it nothing. */
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
      accessToken: null,
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
