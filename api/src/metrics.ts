import { collectDefaultMetrics, Registry } from 'prom-client';
import { buildMetrics } from '#metrics/build-metrics';
import { circuitMetrics } from '#metrics/circuit-metrics';
import { databaseMetrics } from '#metrics/database-metrics';
import { dependencyMetrics } from '#metrics/dependency-metrics';
import { eventMetrics } from '#metrics/event-metrics';
import { poolMetrics } from '#metrics/pool-metrics';
import { requestMetrics } from '#metrics/request-metrics';
import { socketMetrics } from '#metrics/socket-metrics';
import { workMetrics } from '#metrics/work-metrics';

/** What Prometheus gets of this server: docs/operations.md lists it all. */
export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    /** In the format of Prometheus. */
    text: () => registry.metrics(),
    ...buildMetrics(registry),
    ...requestMetrics(registry),
    ...workMetrics(registry),
    ...eventMetrics(registry),
    ...socketMetrics(registry),
    ...circuitMetrics(registry),
    watchPool: poolMetrics(registry),
    watchDatabase: databaseMetrics(registry),
    watchDependencies: dependencyMetrics(registry),
  };
}
