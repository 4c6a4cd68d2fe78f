import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';

/** The PostgreSQL connection pools, by name. */
export function createPoolMetrics(registry: Registry): (name: string, pool: Pool) => void {
  const pools = new Map<string, Pool>();
  const gauge = (name: string, help: string, valueOf: (pool: Pool) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['pool'],
      registers: [registry],
      collect() {
        for (const [pool, each] of pools) this.set({ pool }, valueOf(each));
      },
    });
  gauge('db_pool_connections', 'Open connections of a pool', ({ totalCount }) => totalCount);
  gauge('db_pool_idle_connections', 'Idle connections of a pool', ({ idleCount }) => idleCount);
  gauge('db_pool_waiting_requests', 'Requests waiting for a connection', ({ waitingCount }) => waitingCount);
  gauge('db_pool_max_connections', 'Maximum connections of a pool', ({ options }) => options.max);
  return (name, pool) => void pools.set(name, pool);
}
