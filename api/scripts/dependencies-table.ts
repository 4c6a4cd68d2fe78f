// The table of timeouts and circuits in docs/operations.md, from the figures that the code goes by.
import { dependencyTable } from '#dependencies/policies';

const seconds = (ms: number | null) => (ms === null ? '–' : `${ms / 1000} s`);

export function dependenciesTable(): string {
  return [
    '| dependency | connect | answer | how a dead connection is found | waiting | circuit opens | also |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...dependencyTable.map(({ label, connectMs, operationMs, liveness, queue, circuit, note }) => {
      const opens = circuit ? `after ${circuit.failures} failures in a row, for ${seconds(circuit.openMs)}` : '–';
      return `| ${[label, seconds(connectMs), seconds(operationMs), liveness, queue, opens, note ?? ''].join(' | ')} |`;
    }),
  ].join('\n');
}
