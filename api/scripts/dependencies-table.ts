// Generates the table of timeouts and circuit breakers in docs/operations.md from the code's constants.
import { renderDependencyTable } from '#dependencies/policies';

const formatSeconds = (ms: number | null) => (ms === null ? '–' : `${ms / 1000} s`);

export function createDependenciesTable(): string {
  return [
    '| dependency | connect | respond | how a dead connection is detected | queue | circuit opens | notes |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...renderDependencyTable.map(({ label, connectMs, operationMs, liveness, queue, circuit, note }) => {
      const opens = circuit ? `after ${circuit.failures} failures in a row, for ${formatSeconds(circuit.openMs)}` : '–';
      return `| ${[label, formatSeconds(connectMs), formatSeconds(operationMs), liveness, queue, opens, note ?? ''].join(' | ')} |`;
    }),
  ].join('\n');
}
