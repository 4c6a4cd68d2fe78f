import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Gauge, type Registry } from 'prom-client';
import { type CircuitChange, circuitChannel } from '#dependencies/circuit';

/** Open circuit breakers. Code that creates one need not know about metrics: all are tracked through diagnostics events. */
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
      help: 'Circuits that refuse requests because a dependency kept failing; present after a circuit first opens',
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
