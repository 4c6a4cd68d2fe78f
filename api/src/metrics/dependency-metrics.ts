import { Gauge, type Registry } from 'prom-client';
import type { DependencyState, Health } from '#health/health';
import { withShortCache } from '#metrics/short-cache';

/** Whether this server's dependencies respond, by the same checks as /readyz. */
export function createDependencyMetrics(registry: Registry): (health: Pick<Health, 'look'>) => void {
  let states: () => Promise<DependencyState[] | null> = async () => null;
  const gauge = (name: string, help: string, valueOf: (state: DependencyState) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['dependency'],
      registers: [registry],
      async collect() {
        this.reset();
        for (const state of (await states()) ?? []) this.set({ dependency: state.name }, valueOf(state));
      },
    });
  gauge('dependency_up', 'Whether a dependency responds, as checked by /readyz', ({ state }) => Number(state === 'ok'));
  gauge('dependency_check_seconds', 'How long the last check of a dependency took', ({ ms }) => ms / 1000);
  return (health) => {
    states = withShortCache(() => health.look());
  };
}
