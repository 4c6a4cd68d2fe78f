// Generates the table of metrics in docs/operations.md from the registered metrics.
import { collectDefaultMetrics, Registry } from 'prom-client';
import { createMetrics } from '#metrics';

export async function createMetricsTable(): Promise<string> {
  const defaults = new Registry();
  collectDefaultMetrics({ register: defaults });
  const standard = new Set((await defaults.getMetricsAsJSON()).map(({ name }) => name));
  const { registry } = createMetrics();
  const own = registry.getMetricsAsArray().filter(({ name }) => !standard.has(name));
  const rows = own
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map((metric) => {
      const { labelNames = [] } = metric as { labelNames?: readonly string[] };
      const labels = labelNames.map((label) => `\`${label}\``).join(', ') || '—';
      return [`\`${metric.name}\``, getMetricType(metric), labels, metric.help];
    });
  const others = [...standard].toSorted().map((name) => `\`${name}\``);
  return [
    ...formatTable(['metric', 'type', 'labels', 'meaning'], rows),
    '',
    `Also the standard metrics of the process and of Node: ${others.join(', ')}.`,
  ].join('\n');
}

const getMetricType = (metric: object) => metric.constructor.name.toLowerCase();

/** Formatted like Prettier does. */
function formatTable(head: string[], rows: string[][]): string[] {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)];
}
