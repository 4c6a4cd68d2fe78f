import 'reflect-metadata';
import { once } from 'node:events';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Logger } from 'pino';
import { v7 } from 'uuid';
import { contextFactory, systemContext } from '#context';
import { type EmbeddedDatabase, startEmbedded } from '#db/embedded';
import { warnAboutPowerfulRole } from '#db/check-role';
import { aloneOnDatabase, migrate } from '#db/migrate';
import { migrateAsOwner } from '#db/migrate-as-owner';
import { openOrm, poolOf, readPoolOf } from '#db/orm';
import { ReadCache } from '#db/read';
import { openRedis } from '#db/redis';
import { type DemoGuide, demoGuide } from '#demo/guide';
import { loadDemo } from '#demo/load';
import { entities } from '#entities';
import { Health } from '#health/health';
import { openFiles } from '#files/open-files';
import { prepareDataDir } from '#files/prepare-data-dir';
import { boundedServer } from '#http/bounded-server';
import { createHttp } from '#http/create-http';
import { metricsServer } from '#http/metrics';
import { operationGuard } from '#http/operation-guard';
import { overrideCookie } from '#http/override-cookie';
import { isOwnOrigin } from '#http/origin';
import { openSessions } from '#http/open-sessions';
import { sessionMiddleware } from '#http/session';
import { sessionSecret } from '#http/session-secret';
import { sessionStore } from '#http/session-store';
import { socketSession } from '#http/socket-session';
import { prunePasswordResets } from '#jobs/prune-password-resets';
import { pruneCalls } from '#jobs/prune-calls';
import { pruneIdempotentReplies } from '#jobs/prune-idempotent-replies';
import { pruneSignIns } from '#jobs/prune-sign-ins';
import { pruneRateLimits } from '#jobs/prune-rate-limits';
import { pruneReleaseFaults } from '#jobs/prune-release-faults';
import { pruneUploads } from '#jobs/prune-uploads';
import { resumeReadings } from '#jobs/resume-readings';
import { findFetchable } from '#documents/find-fetchable';
import { addMissingPassages } from '#documents/add-missing-passages';
import { embedPassages } from '#documents/embed-passages';
import { readDocument } from '#documents/read-document';
import { pruneSecurityEvents } from '#jobs/prune-security-events';
import { pruneSessions } from '#jobs/prune-sessions';
import { exportLeads } from '#leads/export-leads';
import { checkPorts } from '#http/check-port';
import { startWorker } from '#jobs/worker';
import { sharedCounters } from '#limits/counters';
import { createLimits } from '#limits/limits';
import { rollbackThreshold } from '#limits/rollback-threshold';
import { memoryBus } from '#live/memory-bus';
import { redisBus } from '#live/redis-bus';
import { socketServer } from '#live/socket-server';
import { createLog } from '#log';
import { createMetrics } from '#metrics';
import { ensureFounder } from '#people/ensure-founder';
import { sendPasswordReset } from '#people/send-password-reset';
import { sendMail } from '#mail/send-mail';
import { chooseModels } from '#models/choose-models';
import type { Models } from '#models/model';
import { ReplyStore } from '#replies/reply-store';
import { ReplyWriter } from '#replies/reply-writer';
import { writeReply } from '#replies/write-reply';
import { adoptBuilds } from '#releases/adopt-builds';
import { leaveOverrides } from '#releases/end-override';
import { openOverride } from '#releases/open-override';
import { pruneReleases } from '#releases/prune-releases';
import { receiveFile } from '#releases/receive-file';
import { findReleaserIn } from '#remotes/find-releaser';
import { pageLoadPurpose, PageLoads } from '#remotes/page-loads';
import { LiveRemotes } from '#remotes/live-remotes';
import { OpenOverrides } from '#remotes/open-overrides';
import { machineKeyOf } from '#remotes/machine-key';
import { TrustedOperations } from '#remotes/trusted-operations';
import { ReleaseFiles } from '#remotes/release-files';
import { createSchema } from '#schema';
import { sealWith } from '#seal';
import { exportSecurityEvents } from '#security-log/export-security-events';
import { SecurityLog } from '#security-log/security-log';
import type { Settings } from '#settings';

/** What may be given instead of built: a test's quiet log, a stand-in for something outside. */
export interface Parts {
  log?: Logger;
  models?: Models;
}

export interface App {
  url: string;
  /** In demo mode, whom one can sign in as. */
  demo: DemoGuide | null;
  stop(): Promise<void>;
}

/** Builds every part in order. Stopping, and a fault on the way, take them down in reverse. */
export async function createApp(settings: Settings, parts: Parts = {}): Promise<App> {
  const built = new AsyncDisposableStack();
  const stopped = <T extends { stop(): Promise<void> }>(part: T): T => built.adopt(part, (each) => each.stop());
  try {
    const log = parts.log ?? createLog(settings.logLevel);
    await checkPorts(settings);
    prepareDataDir(settings.dataDir, log);
    const { url: databaseUrl, ownerUrl } =
      settings.database.kind === 'external'
        ? settings.database
        : stopped<EmbeddedDatabase>(await startEmbedded({ folder: settings.dataDir, log }));
    const orm = built.adopt(await openOrm({ url: databaseUrl, entities, log }), (open) => open.close(true));
    const pool = await poolOf(orm);
    await warnAboutPowerfulRole(pool, log);
    const metrics = createMetrics();
    const securityLog = stopped(new SecurityLog({ pool, log, metrics }));
    const health = new Health();
    health.watch('database', async () => Boolean(await pool.query('select 1')));
    const redis = settings.redisUrl
      ? built.adopt(await openRedis(settings.redisUrl, log), (client) => client.destroy())
      : null;
    if (redis) health.watch('redis', async () => (await redis.ping()) === 'PONG');
    const bus = stopped(redis ? await redisBus(redis, log) : memoryBus());
    health.watch('events', () => bus.healthy());

    const { files, objects, direct, bucket } = await openFiles(settings);
    if (bucket) {
      stopped(bucket);
      health.watch('files', () => bucket.check());
    }
    const secret = sessionSecret(settings.sessionSecret, settings.dataDir);
    const sessions = sessionStore(pool, redis);
    const releaseFiles = new ReleaseFiles(path.join(settings.dataDir, 'releases'), objects);
    const trusted = settings.production ? new TrustedOperations({ pool, log }) : null;
    const overrides = stopped(new OpenOverrides({ pool, bus, log }));
    const override = overrideCookie({ secret, publicUrl: settings.publicUrl, find: (ids) => overrides.find(ids) });
    const admitOperation = operationGuard({ trusted, overridesOf: override.overridesOf });
    const remotes = stopped(new LiveRemotes({ pool, bus, files: releaseFiles, log, trusted }));
    const reads = new ReadCache(await readPoolOf(orm), orm.getMetadata());
    const pageLoads = stopped(
      new PageLoads({
        pool,
        log,
        seal: sealWith(secret, pageLoadPurpose),
        shellDir: settings.shellDir,
        recentReleases: () => remotes.recentReleases(rollbackThreshold.pageLoads.minutes),
      }),
    );
    const createContext = contextFactory({
      orm,
      reads,
      bus,
      limits: createLimits(sharedCounters(pool, redis), { settings: settings.limits }),
      health,
      metrics,
      securityLog,
      models: parts.models ?? (await chooseModels(settings)),
      settings,
      objects,
      openSessions: openSessions(sessions, bus, log),
      sealFor: (purpose) => sealWith(secret, purpose),
      remotes,
      releaseFiles,
      overrides,
      pageLoads,
      findReleaser: findReleaserIn(pool, machineKeyOf(settings)),
    });
    await aloneOnDatabase(orm, async () => {
      if (ownerUrl) await migrateAsOwner({ ownerUrl, appUrl: databaseUrl, entities, log });
      else await migrate(orm);
      if (settings.demo) await loadDemo(systemContext(createContext, log));
      await ensureFounder(systemContext(createContext, log));
      await addMissingPassages(systemContext(createContext, log));
      await adoptBuilds(systemContext(createContext, log));
    });
    await remotes.start();
    overrides.start();

    const writer = stopped(
      new ReplyWriter({
        store: new ReplyStore(pool, v7()),
        bus,
        log,
        write: writeReply(() => systemContext(createContext, log)),
      }),
    );
    writer.start();
    const jobs = { databaseUrl, log };
    const short = stopped(
      await startWorker({
        ...jobs,
        name: 'short',
        concurrency: 4,
        tasks: {
          pruneCalls,
          pruneSessions,
          pruneIdempotentReplies,
          pruneSignIns,
          prunePasswordResets,
          pruneRateLimits,
          pruneReleaseFaults,
          pruneSecurityEvents: pruneSecurityEvents(settings.securityLogDays),
          pruneUploads: pruneUploads(files),
          pruneReleases: pruneReleases(() => systemContext(createContext, log)),
          resumeReadings,
          sendMail: sendMail(settings),
          sendPasswordReset: sendPasswordReset(() => systemContext(createContext, log)),
        },
        crontab:
          '22 * * * * pruneCalls\n17 * * * * pruneSessions\n27 * * * * pruneIdempotentReplies\n37 * * * * pruneUploads\n47 * * * * prunePasswordResets\n57 * * * * pruneRateLimits\n7 * * * * pruneSignIns\n2 * * * * pruneReleases\n12 3 * * * pruneReleaseFaults\n22 3 * * * pruneSecurityEvents\n* * * * * resumeReadings',
      }),
    );
    const readings = stopped(
      await startWorker({
        ...jobs,
        name: 'readings',
        concurrency: 2,
        tasks: {
          readDocument: readDocument(() => systemContext(createContext, log), files),
          embedPassages: embedPassages(() => systemContext(createContext, log)),
        },
        crontab: '* * * * * embedPassages ?jobKey=embedPassages&queue=embedPassages&max=1',
      }),
    );
    // A job only brings a reply to the writer, which has room for all of them.
    const replies = stopped(
      await startWorker({ ...jobs, name: 'replies', concurrency: 4, tasks: { runReply: writer.task } }),
    );
    health.watch('jobs', async () => [short, readings, replies].every((worker) => worker.healthy()));
    const session = sessionMiddleware({ secret, publicUrl: settings.publicUrl, store: sessions.store });
    const schema = createSchema();
    const http = stopped(
      await createHttp({
        settings,
        log,
        schema,
        session,
        secret,
        override,
        pool,
        bus,
        files,
        objects,
        direct,
        findFile: findFetchable,
        remotes,
        receiveFile,
        pageLoads,
        openOverride,
        leaveOverrides,
        exports: [
          { path: '/api/sales/leads/export', fileName: 'leads.csv', exportRows: exportLeads },
          {
            path: '/api/admin/security-events/export',
            fileName: 'security-log.csv',
            exportRows: exportSecurityEvents,
          },
        ],
        securityLog,
        createContext,
        admitOperation,
        health,
        metrics,
      }),
    );

    stopped(await metricsServer(metrics, settings));
    const server = boundedServer(http.express, settings.trustProxy);
    built.defer(async () => {
      if (!server.listening) return;
      const closed = promisify(server.close.bind(server))();
      server.closeAllConnections();
      await closed;
    });
    const sockets = socketSession(session, sessions.store, settings.trustProxy);
    stopped(
      socketServer({
        server,
        schema,
        bus,
        reads,
        log,
        metrics,
        securityLog,
        isOwnOrigin: (origin) => isOwnOrigin(origin, settings.publicUrl),
        addressOf: sockets.addressOf,
        sessionOf: sockets.sessionOf,
        isOpen: sockets.isOpen,
        createContext: (opened) => createContext(sockets.asSession(opened), log),
        admitOperation,
      }),
    );
    server.listen(settings.port, settings.host);
    await once(server, 'listening');
    return {
      url: settings.publicUrl.origin,
      demo: settings.demo ? demoGuide() : null,
      stop: () => built.disposeAsync(),
    };
  } catch (error) {
    await built.disposeAsync();
    throw error;
  }
}
