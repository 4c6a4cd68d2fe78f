import 'reflect-metadata';
import type { Logger } from 'pino';
import type { Base } from '#app/base';
import { createServices } from '#app/create-services';
import { openHttpListener, type ListenOptions } from '#app/http-listener';
import { openData } from '#app/open-data';
import { prepareDatabase } from '#app/prepare-database';
import { serve } from '#app/serve';
import { startStep } from '#app/start-step';
import { startJobs } from '#app/start-jobs';
import { requireFinishedRestore } from '#backup/restore-target';
import { createSystemContext } from '#context';
import { type DemoGuide, getDemoGuide } from '#demo/guide';
import { prepareDataDir } from '#files/prepare-data-dir';
import { Health } from '#health/health';
import { Lifecycle } from '#health/lifecycle';
import { getShutdownTimeouts } from '#health/shutdown-timeouts';
import { metricsServer } from '#http/monitoring/metrics';
import { createLog } from '#log';
import { createMetrics, type Metrics } from '#metrics';
import type { Models } from '#models/model';
import type { Settings } from '#settings';
import type { Telemetry } from '#telemetry/start-telemetry';

/** Parts that can be passed in instead of built: a quiet log in tests, or a stand-in for an external service. */
export interface Parts {
  log?: Logger;
  models?: Models;
  lifecycle?: Lifecycle;
  telemetry?: Telemetry | null;
  metrics?: Metrics;
  /** An embedded database that another process has started. */
  database?: { url: string; ownerUrl: string | null } | null;
  listenOptions?: ListenOptions;
}

export interface App {
  url: string;
  /** The accounts to sign in with, in demo mode. */
  demo: DemoGuide | null;
  stop(): Promise<void>;
}

/** Builds every part in order. Stopping, or an error on the way, takes them down in reverse order. */
export async function createApp(settings: Settings, parts: Parts = {}): Promise<App> {
  const log = parts.log ?? createLog(settings.logLevel);
  const lifecycle = parts.lifecycle ?? new Lifecycle({ log, timeouts: getShutdownTimeouts(settings) });
  const base = { settings, log, lifecycle, health: new Health(), metrics: parts.metrics ?? createMetrics() };
  try {
    lifecycle.use(base.metrics.watchCircuits(), 'metrics of circuits');
    if (parts.telemetry) lifecycle.use(parts.telemetry, 'telemetry').exportMetrics(base.metrics.registry);
    await lifecycle.start(() => startParts(base, parts));
    return {
      url: settings.publicUrl.origin,
      demo: settings.demo ? getDemoGuide() : null,
      stop: () => lifecycle.stop(),
    };
  } catch (error) {
    await lifecycle.stop().catch(() => undefined); // logged; the reason for the failed start matters more
    throw error;
  }
}

async function startParts(base: Base, { models, database = null, listenOptions }: Parts): Promise<void> {
  const { settings, log, lifecycle, health, metrics } = base;
  const listener = lifecycle.adopt(
    await openHttpListener(settings, health, lifecycle, listenOptions),
    (open) => open.stop(),
    'port',
  );
  lifecycle.use(await metricsServer(metrics, settings), 'metrics port');
  prepareDataDir(settings.dataDir, log);
  requireFinishedRestore(settings.dataDir);
  const data = await openData(base, database);
  const services = await createServices(base, data, models);
  const forSystem = () => createSystemContext(services.createContext, log);
  await prepareDatabase(base, data, forSystem);
  await services.setupChecks.start();
  await startStep(base, 'portals', () => services.remotes.start());
  services.overrides.start();
  await startJobs(base, data, forSystem, services);
  await serve(base, data, services, listener);
}
