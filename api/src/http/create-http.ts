import { promisify } from 'node:util';
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Lifecycle } from '#health/lifecycle';
import { createOperationCheck } from '#access/check-operation';
import { ExpensiveReads } from '#access/expensive-reads';
import type { AccessTokens } from '#access/find-access-token';
import type { ContextFactory } from '#context';
import type { ReadCache } from '#db/read-cache';
import { createExecutor } from '#execute';
import { observedExecutor } from '#http/graphql/observed-executor';
import type { Health } from '#health/health';
import type { DirectUploads } from '#files/direct-uploads';
import type { FileStore, ObjectStore } from '#files/file-store';
import type { FindFile } from '#files/find-file';
import { detectForwardedHeaders, type Traffic } from '#http/server/detect-forwarded-headers';
import { type CsvExport, csvExports } from '#http/transfers/csv-export';
import { type MadeFiles, madeFiles } from '#http/transfers/made-files';
import { limitPendingBodies } from '#http/guards/limit-pending-bodies';
import { accessTokenGuard, unlessAccessToken } from '#http/guards/access-token-guard';
import { getOrigin } from '#http/guards/request-origin';
import { getSentToken } from '#http/sessions/authenticate-token';
import { crossSiteGuard } from '#http/guards/cross-site-guard';
import { deviceCookie } from '#http/sessions/device-cookie';
import { downloads } from '#http/transfers/downloads';
import { fairShare } from '#http/guards/fair-share';
import { errorHandler, notFoundHandler } from '#http/error-handler';
import { createGraphqlEndpoint } from '#http/graphql/graphql-endpoint';
import { healthRoutes } from '#http/monitoring/health';
import { idempotency } from '#http/graphql/idempotency';
import { chainHandlers } from '#http/chain-handlers';
import { jsonBody } from '#http/json-body';
import { type ReceiveFile, remoteUploads } from '#http/transfers/remote-uploads';
import { type AdmitOperation, guardedOperations } from '#http/guards/operation-guard';
import { measureRequests, metricsRoutes } from '#http/monitoring/metrics';
import { navigations } from '#http/sessions/navigations';
import { type LeaveOverrides, type OpenOverride, overrideRoutes } from '#http/overrides/override';
import type { OverrideCookie } from '#http/overrides/override-cookie';
import { playground } from '#http/graphql/playground';
import { registryFor, remoteRoutes } from '#http/pages/remotes';
import { refuseOtherMethods } from '#http/graphql/refuse-other-methods';
import { reference } from '#http/reference/reference';
import { requestLog } from '#http/monitoring/request-log';
import { securityHeaders } from '#http/guards/security-headers';
import { securityTxt } from '#http/pages/security-txt';
import type { ServerPaths } from '#remotes/server-paths';
import { getSession, createSessionPresence } from '#http/sessions/session';
import { shellPage } from '#http/pages/shell-page';
import { signedSession } from '#http/sessions/signed-session';
import { createTokenSession } from '#http/sessions/token-session';
import { uploads } from '#http/transfers/uploads';
import { widgetUploads } from '#http/transfers/widget-uploads';
import type { Bus } from '#live/bus';
import type { Metrics } from '#metrics';
import { createProvider } from '#external-sign-in/provider';
import type { PageLoads } from '#remotes/page-loads';
import type { Remotes } from '#remotes/remotes';
import { createRestRouter } from '#rest/router';
import { sealPurposes } from '#secrets/seal-purposes';
import { createSeal } from '#secrets/seal';
import type { Secrets } from '#secrets/secrets';
import type { SecurityEventRecorder } from '#security-log/security-event';
import type { Settings } from '#settings';

interface Options {
  settings: Settings;
  log: Logger;
  schema: GraphQLSchema;
  session: RequestHandler;
  /** The same, but may read the session from the cache. */
  cachedSession: RequestHandler;
  accessTokens: AccessTokens;
  pool: Pool;
  /** Encrypts values that must not be stored in plain text. */
  secrets: Secrets;
  override: OverrideCookie;
  bus: Bus;
  files: FileStore;
  /** Null if files are on disk. */
  objects: ObjectStore | null;
  direct: DirectUploads | null;
  findFile: FindFile;
  remotes: Remotes;
  serverPaths: ServerPaths;
  receiveFile: ReceiveFile;
  pageLoads: PageLoads;
  openOverride: OpenOverride;
  endOverrides: LeaveOverrides;
  exports: CsvExport[];
  made: MadeFiles;
  securityLog: SecurityEventRecorder;
  reads: ReadCache;
  createContext: ContextFactory;
  admitOperation: AdmitOperation;
  health: Health;
  lifecycle: Lifecycle;
  metrics: Metrics;
  traffic: Traffic;
}

/** The HTTP application, in the order in which a request passes it. */
export async function createHttp({
  settings,
  log,
  schema,
  session,
  cachedSession,
  accessTokens,
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
  endOverrides,
  exports,
  made,
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
  const check = createOperationCheck(schema);
  const expensiveReads = new ExpensiveReads();
  const run = observedExecutor(expensiveReads.withThrottle(createExecutor(schema, reads.metadata)), metrics);
  const hasSession = createSessionPresence(publicUrl);
  const getRequestViewer = async (req: Request, res: Response) => {
    if (!hasSession(req)) return null;
    await promisify(session)(req, res);
    return getSession(req, res, bus).viewer;
  };
  const getCaller = signedSession(secrets, publicUrl);
  const registry = registryFor(remotes, getRequestViewer, override.getOverrides);
  /** Refuses access tokens, which only run operations. */
  const getSessionContext = (req: Request) => createContext(getSession(req, req.res as never, bus), req);
  const createRequestContext = (req: Request) => {
    if (!req.accessToken) return getSessionContext(req);
    const origin = { ...getOrigin(req), releaseSlot: () => req.releaseSlot?.() };
    return createContext(createTokenSession(req.accessToken, origin), req);
  };
  const getContext = (req: Request) => (req.context ??= createRequestContext(req));
  const graphql = await createGraphqlEndpoint({ schema, check, expensiveReads, run, getContext, log });
  const app = express().disable('x-powered-by').disable('etag');
  app.set('trust proxy', trustProxy).set('query parser', 'simple');

  const elsewhere = {
    bucketOrigin: direct?.bucket.origin,
    googleAnalytics: gaMeasurementId !== null,
    getOverrides: override.getOverrides,
  };
  const share = fairShare(getCaller);
  const guards = [
    noStore,
    accessTokenGuard(accessTokens, getSessionContext),
    unlessAccessToken(
      chainHandlers(crossSiteGuard(publicUrl, securityLog), deviceCookie(secrets, publicUrl), cachedSession),
    ),
    limitPendingBodies(jsonBody, getCaller),
  ];
  const replay = idempotency(pool, createSeal(secrets, sealPurposes.idempotentReplies), getContext);
  const runOperation = chainHandlers(...guards, guardedOperations(admitOperation, getContext), replay, graphql.handler);
  app.use(
    chainHandlers(
      ...(trustProxy === 0 ? [detectForwardedHeaders(traffic)] : []),
      measureRequests(metrics),
      requestLog(app, log, trustProxy > 0),
      securityHeaders(publicUrl, elsewhere),
    ),
  );
  // Most requests. Express would compare them with each of the following routes first.
  app.use('/graphql', requirePost(chainHandlers(share, runOperation)));
  // The playground's router would name only its own method.
  app.options('/graphql', (_req, res) => void res.status(204).set('Allow', 'GET, HEAD, POST').end());
  // Without a session: these also answer while the session store is unavailable.
  app.use(
    healthRoutes(health, lifecycle),
    metricsRoutes(metrics, settings),
    securityTxt(settings),
    uploads(files, createContext, getCaller),
    // From here on each address has a share, even for cheap requests: a flood of small responses also fills the event loop.
    share,
    remoteRoutes(remotes, registry),
    overrideRoutes({
      settings,
      secrets,
      cookie: override,
      remotes,
      getContext: async (req, res) => {
        await getRequestViewer(req, res);
        return getContext(req);
      },
      openOverride,
      endOverrides,
      securityLog,
    }),
    remoteUploads(receiveFile, getContext),
    playground(getRequestViewer),
    reference(settings, getRequestViewer),
  );
  app.use('/graphql', refuseOtherMethods);
  // External sign-in stores its state in the session. A request with an access token has none.
  app.use('/api/login', (req, res, next) => (getSentToken(req) === null ? session(req, res, next) : next()));
  app.use('/api', chainHandlers(...guards, replay));
  const provider = settings.oidc && createProvider(settings.oidc, publicUrl);
  app.use(
    navigations({ bus, createContext, provider, seal: createSeal(secrets, sealPurposes.idTokens) }),
    downloads(files, findFile, createContext, bus),
  );
  if (direct && objects) app.use(widgetUploads({ objects, direct, getContext: getSessionContext }));
  app.use(csvExports(exports, getSessionContext), madeFiles(made, getContext));
  app.use(createRestRouter({ schema, check, expensiveReads, run, getContext }));
  const answerNotFound = notFoundHandler(serverPaths);
  app.use('/api', answerNotFound);
  app.use(shellPage(settings, { registryFor: registry, remotes, pageLoads }));
  // Express's own answer would lack our security headers.
  app.use(answerNotFound, errorHandler);
  serverPaths.read(app);
  return { express: app, stop: graphql.stop };
}

/** Responses are specific to the caller and the moment. */
const noStore: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  next();
};

const requirePost =
  (handler: RequestHandler): RequestHandler =>
  (req, res, next) =>
    req.method === 'POST' ? handler(req, res, next) : next();
