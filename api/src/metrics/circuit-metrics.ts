import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Gauge, type Registry } from 'prom-client';
import { type CircuitChange, circuitChannel } from '#dependencies/circuit';

/** Circuits that are open. Who makes one need not know of metrics: they are followed from wherever they are. */
export function createCircuitMetrics(registry: Registry) {
  const open = new Map<string, Set<object>>();
  const onChange = (message: unknown) => {
    const { circuit, dependency, isOpen } = message as CircuitChange;
    const circuits = open.get(dependency) ?? new Set();
    open.set(dependency, circuits);
    if (isOpen) circuits.add(circuit);
    else circuits.delete(circuit);
  };
  return {
    openCircuits: new Gauge({
      name: 'circuits_open',
      help: 'Circuits that refuse requests because a dependency kept failing; known from the first time that one opens',
      labelNames: ['dependency'],
      registers: [registry],
      collect() {
        for (const [dependency, { size }] of open) this.set({ dependency }, size);
      },
    }),
    watchCircuits: () => {
      subscribe(circuitChannel, onChange);
      return { stop: async () => void unsubscribe(circuitChannel, onChange) };
    },
  };
}
