import { scaleBand, scaleLinear } from '@visx/scale';
import type { Column, Series } from './bar-chart.tsx';
import { chartSpace } from './chart-layout.ts';

export interface Scales {
  name: ReturnType<typeof scaleBand<string>>;
  value: ReturnType<typeof scaleLinear<number>>;
}

/** Maps names and values to pixels. The value scale starts at zero and ends at a round number. */
export function getScales(columns: readonly Column[], series: readonly Series[], width: number): Scales {
  const { left, right, top, plot } = chartSpace;
  const maxTotal = Math.max(...columns.map((column) => getTotal(column, series)), 0);
  return {
    name: scaleBand({
      domain: columns.map(({ name }) => name),
      range: [left, width - right],
      paddingInner: 0.45,
      paddingOuter: 0.25,
    }),
    value: scaleLinear({ domain: [0, maxTotal || 1], range: [top + plot, top], nice: 4 }),
  };
}

export const getTotal = ({ values }: Column, series: readonly Series[]) =>
  series.reduce((sum, { key }) => sum + (values[key] ?? 0), 0);
