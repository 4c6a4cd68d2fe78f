import { promisify } from 'node:util';
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Lifecycle } from '#health/lifecycle';
import { operationCheck } from '#access/check-operation';
import { CostlyReads } from '#access/costly-reads';
import type { ContextFactory } from '#context';
import type { ReadCache } from '#db/read';
import { executor } from '#execute';
import { observedExecutor } from '#http/observed-executor';
import type { Health } from '#health/health';
import type { DirectUploads } from '#files/direct-uploads';
import type { FileStore, ObjectStore } from '#files/file-store';
import type { FindFile } from '#files/find-file';
import { noteForwardedHeaders, type Traffic } from '#http/forwarded-headers';
import { type CsvExport, csvExports } from '#http/csv-export';
import { arrivingBodies } from '#http/arriving-bodies';
import { crossSiteGuard } from '#http/cross-site-guard';
import { deviceCookie } from '#http/device-cookie';
import { downloads } from '#http/downloads';
import { fairShare } from '#http/fair-share';
import { failures, unknownPath } from '#http/failures';
import { graphqlEndpoint } from '#http/graphql-endpoint';
import { healthRoutes } from '#http/health';
import { idempotency } from '#http/idempotency';
import { inOrder } from '#http/in-order';
import { jsonBody } from '#http/json-body';
import { type ReceiveFile, remoteUploads } from '#http/remote-uploads';
import { type AdmitOperation, guardedOperations } from '#http/operation-guard';
import { measureRequests, metricsRoutes } from '#http/metrics';
import { navigations } from '#http/navigations';
import { type LeaveOverrides, type OpenOverride, overrideRoutes } from '#http/override';
import type { OverrideCookie } from '#http/override-cookie';
import { playground } from '#http/playground';
import { registryFor, remoteRoutes } from '#http/remotes';
import { requestLog } from '#http/request-log';
import { securityHeaders } from '#http/security-headers';
import { securityTxt } from '#http/security-txt';
import type { ServerPaths } from '#remotes/server-paths';
import { getSession, sessionPresence } from '#http/session';
import { shellPage } from '#http/shell-page';
import { signedSession } from '#http/signed-session';
import { uploads } from '#http/uploads';
import { widgetUploads } from '#http/widget-uploads';
import type { Bus } from '#live/bus';
import type { Metrics } from '#metrics';
import { getProvider } from '#external-sign-in/provider';
import type { PageLoads } from '#remotes/page-loads';
import type { Remotes } from '#remotes/remotes';
import { restRouter } from '#rest/router';
import { sealPurposes } from '#secrets/seal-purposes';
import { sealWith } from '#secrets/seal';
import type { Secrets } from '#secrets/secrets';
import type { RecordsSecurityEvents } from '#security-log/security-event';
import type { Settings } from '#settings';

interface Options {
  settings: Settings;
  log: Logger;
  schema: GraphQLSchema;
  session: RequestHandler;
  /** The same, but may read the session from the cache. */
  cachedSession: RequestHandler;
  pool: Pool;
  /** What must not be stored in clear is sealed with them. */
  secrets: Secrets;
  override: OverrideCookie;
  bus: Bus;
  files: FileStore;
  /** Null where files are on a disk. */
  objects: ObjectStore | null;
  direct: DirectUploads | null;
  findFile: FindFile;
  remotes: Remotes;
  serverPaths: ServerPaths;
  receiveFile: ReceiveFile;
  pageLoads: PageLoads;
  openOverride: OpenOverride;
  leaveOverrides: LeaveOverrides;
  exports: CsvExport[];
  securityLog: RecordsSecurityEvents;
  reads: ReadCache;
  createContext: ContextFactory;
  admitOperation: AdmitOperation;
  health: Health;
  lifecycle: Lifecycle;
  metrics: Metrics;
  traffic: Traffic;
}

/** Everything that answers HTTP, in the order that a request meets it. */
export async function createHttp({
  settings,
  log,
  schema,
  session,
  cachedSession,
  pool,
  secrets,
  override,
  bus,
  files,
  objects,
  direct,
  findFile,
  remotes,
  serverPaths,
  receiveFile,
  pageLoads,
  openOverride,
  leaveOverrides,
  exports,
  securityLog,
  reads,
  createContext,
  admitOperation,
  health,
  lifecycle,
  metrics,
  traffic,
}: Options): Promise<{ express: Express; stop: () => Promise<void> }> {
  const { publicUrl, trustProxy, gaMeasurementId } = settings;
  const check = operationCheck(schema);
  const costly = new CostlyReads();
  const run = observedExecutor(costly.inTurn(executor(schema, reads.metadata)), metrics);
  const hasSession = sessionPresence(publicUrl);
  const viewerOf = async (req: Request, res: Response) => {
    if (!hasSession(req)) return null;
    await promisify(session)(req, res);
    return getSession(req, res, bus).viewer;
  };
  const callerOf = signedSession(secrets, publicUrl);
  const registry = registryFor(remotes, viewerOf, override.overridesOf);
  const contextOf = (req: Request) => (req.context ??= createContext(getSession(req, req.res as never, bus), req));
  const graphql = await graphqlEndpoint({ schema, check, costly, run, contextOf, log });
  const app = express().disable('x-powered-by').set('trust proxy', trustProxy).set('query parser', 'simple');

  const elsewhere = {
    bucketOrigin: direct?.bucket.origin,
    googleAnalytics: gaMeasurementId !== null,
    overridesOf: override.overridesOf,
  };
  const share = fairShare(callerOf);
  const guards = [
    neverStored,
    crossSiteGuard(publicUrl, securityLog),
    deviceCookie(secrets, publicUrl),
    cachedSession,
    arrivingBodies(jsonBody, callerOf),
  ];
  const replay = idempotency(pool, sealWith(secrets, sealPurposes.idempotentReplies), contextOf);
  const runOperation = inOrder(...guards, guardedOperations(admitOperation, contextOf), replay, graphql.handler);
  app.use(
    inOrder(
      ...(trustProxy === 0 ? [noteForwardedHeaders(traffic)] : []),
      measureRequests(metrics),
      requestLog(app, log, trustProxy > 0),
      securityHeaders(publicUrl, elsewhere),
    ),
  );
  // Most requests. Express would compare them with each of the following routes first.
  app.use('/graphql', onlyPost(inOrder(share, runOperation)));
  // Without a session: they answer also while the store of sessions is away.
  app.use(
    healthRoutes(health, lifecycle),
    metricsRoutes(metrics, settings),
    securityTxt(settings),
    uploads(files, createContext, callerOf),
    // From here on an address has its share, also where little is done: a flood of small answers fills the event loop as well.
    share,
    remoteRoutes(remotes, registry),
    overrideRoutes({
      settings,
      secrets,
      cookie: override,
      remotes,
      contextOf: async (req, res) => {
        await viewerOf(req, res);
        return contextOf(req);
      },
      openOverride,
      leaveOverrides,
      securityLog,
    }),
    remoteUploads(receiveFile, contextOf),
    playground(),
  );
  // External sign-in stores its state in the session.
  app.use('/api/login', session);
  app.use('/graphql', runOperation);
  app.use('/api', inOrder(...guards, replay));
  const provider = settings.oidc && getProvider(settings.oidc, publicUrl);
  app.use(
    navigations({ bus, createContext, provider, seal: sealWith(secrets, sealPurposes.idTokens) }),
    downloads(files, findFile, createContext, bus),
  );
  if (direct && objects) app.use(widgetUploads({ objects, direct, contextOf }));
  app.use(csvExports(exports, contextOf));
  app.use(restRouter({ schema, check, costly, run, contextOf }));
  app.use('/api', unknownPath);
  app.use(shellPage(settings, { registryFor: registry, remotes, pageLoads }));
  // Express's own answer would lack our security headers.
  app.use(unknownPath, failures);
  serverPaths.read(app);
  return { express: app, stop: graphql.stop };
}

/** An answer is for whoever asked, now. */
const neverStored: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  next();
};

const onlyPost =
  (handler: RequestHandler): RequestHandler =>
  (req, res, next) =>
    req.method === 'POST' ? handler(req, res, next) : next();
