import { useId } from 'react';
import styled from 'styled-components';
import { Bars } from './bars.tsx';
import { chartSpace, getHeight } from './chart-layout.ts';
import { HatchPattern } from './fill.tsx';
import { Legend } from './legend.tsx';
import { getScales } from './get-scales.ts';
import { useWidth } from './use-width.ts';
import { ValueAxis } from './value-axis.tsx';
import { tokens } from '../theme/tokens.ts';

export interface Series {
  key: string;
  label: string;
}

export interface Column {
  /** Shown below the bar. */
  name: string;
  /** Values by series key; a missing one is zero. */
  values: Record<string, number>;
  /** Shown above the bar instead of the total. */
  total?: string;
}

interface BarChartProps {
  /** Describes the chart, and where the same figures are available as text: a chart is an image. */
  label: string;
  /** At most three, the bottom of the stack first; a single one needs no legend. */
  series: readonly Series[];
  columns: readonly Column[];
  /** Formats a value next to the scale and above a bar. */
  format: (value: number) => string;
}

/** Bars on a scale, stacked by series. Patterns distinguish the series, so that color doesn't have to. */
export function BarChart({ label, series, columns, format }: BarChartProps) {
  const hatch = useId();
  const [place, width] = useWidth();
  const scales = getScales(columns, series, width);
  return (
    <figure ref={place}>
      <Picture role="img" aria-label={label} width={width} height={getHeight(chartSpace)}>
        <HatchPattern id={hatch} />
        <ValueAxis scale={scales.value} width={width} format={format} />
        <Bars series={series} columns={columns} scales={scales} hatch={hatch} format={format} />
      </Picture>
      {series.length > 1 && <Legend series={series} />}
    </figure>
  );
}

const Picture = styled.svg`
  display: block;
  max-width: 100%;
  overflow: visible;
  font-family: ${tokens.font.text};
  font-variant-numeric: tabular-nums;
`;
