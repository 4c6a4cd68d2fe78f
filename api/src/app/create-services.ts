import path from 'node:path';
import type { GraphQLSchema } from 'graphql';
import type { Base } from '#app/base';
import type { Data } from '#app/open-data';
import { startStep } from '#app/start-step';
import type { Traffic } from '#checks/check';
import { CheckRunner } from '#checks/check-runner';
import { checks } from '#checks/checks';
import { type ContextFactory, createContextFactory, type Services, createSystemContext } from '#context';
import { type AccessTokens, createAccessTokens } from '#access/find-access-token';
import { type AdmitOperation, operationGuard } from '#http/guards/operation-guard';
import { createOpenSessions } from '#http/sessions/open-sessions';
import { type OverrideCookie, createOverrideCookie } from '#http/overrides/override-cookie';
import { ServerPaths } from '#remotes/server-paths';
import { SessionCache } from '#http/sessions/session-cache';
import { createSessionStore } from '#http/sessions/session-store';
import { createCounterFactory } from '#limits/counters';
import { createLimits } from '#limits/limits';
import { rollbackThreshold } from '#limits/rollback-threshold';
import { chooseModels } from '#models/choose-models';
import type { Models } from '#models/model';
import { createFindReleaser } from '#remotes/find-releaser';
import { LiveRemotes } from '#remotes/live-remotes';
import { LiveShell } from '#remotes/live-shell';
import { readOrCreateMachineKey } from '#remotes/machine-key';
import { OpenOverrides } from '#remotes/open-overrides';
import { pageLoadPurpose, PageLoads } from '#remotes/page-loads';
import { ReleaseFiles } from '#remotes/release-files';
import { TrustedOperations } from '#remotes/trusted-operations';
import { checkDependencies } from '#db/depends-on';
import { createSchema } from '#schema';
import { ReplyStore } from '#replies/reply-store';
import { ReplyWriter } from '#replies/reply-writer';
import { writeReply } from '#replies/write-reply';
import { newId } from '#new-id';
import { readSecrets } from '#secrets/read-secrets';
import { createSeal } from '#secrets/seal';
import type { Secrets } from '#secrets/secrets';
import { SecurityLog } from '#security-log/security-log';
import { traceResolvers } from '#telemetry/traced-schema';
import { LiveServers } from '#servers/live-servers';
import { describeSetup } from '#servers/server-setup';
import { readProductVersion } from '#servers/product-version';

/** What the HTTP, WebSocket and job entry points share. */
export interface AppServices {
  createContext: ContextFactory;
  /** Reads for live events, over their own connection pool. */
  createEventContext: ContextFactory;
  /** They sign cookies and encrypt values that must not be stored in plain text. */
  secrets: Secrets;
  sessions: SessionCache;
  accessTokens: AccessTokens;
  override: OverrideCookie;
  admitOperation: AdmitOperation;
  remotes: LiveRemotes;
  serverPaths: ServerPaths;
  overrides: OpenOverrides;
  pageLoads: PageLoads;
  securityLog: SecurityLog;
  replyWriter: ReplyWriter;
  setupChecks: CheckRunner;
  traffic: Traffic;
  schema: GraphQLSchema;
}

export async function createServices(
  { settings, log, lifecycle, health, metrics }: Base,
  { orm, pool, sessionPool, reads, eventReads, redis, bus, objects }: Data,
  models: Models | undefined,
): Promise<AppServices> {
  const securityLog = lifecycle.use(new SecurityLog({ pool, log, metrics }));
  const secrets = readSecrets(settings);
  const sessions = lifecycle.use(new SessionCache(createSessionStore(sessionPool, redis), { bus, log }));
  sessions.start();
  const accessTokens = createAccessTokens({ pool, log, founderEmail: settings.founder?.email });
  const releaseFiles = new ReleaseFiles(path.join(settings.dataDir, 'releases'), objects);
  const trusted = settings.production ? new TrustedOperations({ pool, log }) : null;
  const overrides = lifecycle.use(new OpenOverrides({ pool, bus, log }));
  const override = createOverrideCookie({ secrets, publicUrl: settings.publicUrl, find: (ids) => overrides.find(ids) });
  const shell = new LiveShell({ pool, files: releaseFiles, ownFolder: settings.shellDir, log });
  const remotes = lifecycle.use(
    new LiveRemotes({ pool, bus, files: releaseFiles, shell, log, trustedOperations: trusted }),
  );
  const pageLoads = lifecycle.use(
    new PageLoads({
      pool,
      log,
      seal: createSeal(secrets, pageLoadPurpose),
      portals: () => remotes.portals(),
      recentReleases: () => remotes.recentReleases(rollbackThreshold.pageLoads.minutes),
    }),
  );
  const schema = createSchema();
  checkDependencies(schema, orm.getMetadata());
  if (settings.telemetry) traceResolvers(schema);
  const servers = lifecycle.use(
    new LiveServers({
      pool,
      log,
      schema,
      holdsPortals: settings.rollBackPortals,
      version: readProductVersion(),
      secretIds: secrets.ids,
      setup: await startStep({ lifecycle, log }, 'redis', () => describeSetup(settings, redis)),
      onRefresh: (others) => secrets.useSharedSecret(others.flatMap(({ secretIds }) => (secretIds ? [secretIds] : []))),
    }),
  );
  const serverPaths = new ServerPaths();
  const traffic = { hasForwardedHeaders: false };
  const setupChecks = lifecycle.use(new CheckRunner({ checks, parts: { settings, pool, redis, traffic }, log }));
  const replyWriter = new ReplyWriter({
    store: new ReplyStore(pool, newId()),
    bus,
    log,
    metrics,
    write: writeReply(() => createSystemContext(createContext, log)),
    drainTimeout: lifecycle.timeouts.background,
  });
  const contextServices: Services = {
    orm,
    reads,
    bus,
    limits: createLimits(createCounterFactory(sessionPool, redis), { settings: settings.limits }),
    health,
    metrics,
    securityLog,
    models: models ?? (await chooseModels(settings, metrics)),
    settings,
    objects,
    openSessions: createOpenSessions(sessions, bus, log),
    replyWriter,
    sealFor: (purpose) => createSeal(secrets, purpose),
    remotes,
    serverPaths,
    servers,
    setupChecks,
    releaseFiles,
    overrides,
    pageLoads,
    findReleaser: createFindReleaser(pool, readOrCreateMachineKey(settings)),
  };
  const createContext = createContextFactory(contextServices);
  const createEventContext = createContextFactory({ ...contextServices, reads: eventReads });
  const admitOperation = operationGuard({ trusted, getOverrides: override.getOverrides });
  return {
    createContext,
    createEventContext,
    secrets,
    sessions,
    accessTokens,
    override,
    admitOperation,
    remotes,
    serverPaths,
    overrides,
    pageLoads,
    securityLog,
    replyWriter,
    setupChecks,
    traffic,
    schema,
  };
}
