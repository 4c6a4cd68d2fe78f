import { collectDefaultMetrics, Registry } from 'prom-client';
import { createBuildMetrics } from '#metrics/build-metrics';
import { createCircuitMetrics } from '#metrics/circuit-metrics';
import { createDatabaseMetrics } from '#metrics/database-metrics';
import { createDependencyMetrics } from '#metrics/dependency-metrics';
import { createEventMetrics } from '#metrics/event-metrics';
import { createPoolMetrics } from '#metrics/pool-metrics';
import { createRequestMetrics } from '#metrics/request-metrics';
import { createSocketMetrics } from '#metrics/socket-metrics';
import { createWorkMetrics } from '#metrics/work-metrics';

/** The Prometheus metrics of this server, listed in docs/operations.md. */
export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    /** In the Prometheus text format. */
    text: () => registry.metrics(),
    ...createBuildMetrics(registry),
    ...createRequestMetrics(registry),
    ...createWorkMetrics(registry),
    ...createEventMetrics(registry),
    ...createSocketMetrics(registry),
    ...createCircuitMetrics(registry),
    watchPool: createPoolMetrics(registry),
    watchDatabase: createDatabaseMetrics(registry),
    watchDependencies: createDependencyMetrics(registry),
  };
}
