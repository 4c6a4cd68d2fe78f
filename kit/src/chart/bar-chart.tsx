import { useId } from 'react';
import styled from 'styled-components';
import { Bars } from './bars.tsx';
import { chartSpace, getHeight } from './chart-layout.ts';
import { HatchPattern } from './fill.tsx';
import { Legend } from './legend.tsx';
import { getScales } from './get-scales.ts';
import { useWidth } from './use-width.ts';
import { ValueAxis } from './value-axis.tsx';

export interface Series {
  key: string;
  label: string;
}

export interface Column {
  /** Stands below the bar. */
  name: string;
  /** By the key of a series; one that is not there is zero. */
  values: Record<string, number>;
  /** Stands above the bar instead of what its parts add up to. */
  total?: string;
}

interface BarChartProps {
  /** What it shows, and where the same figures stand as text: a chart is a picture. */
  label: string;
  /** At most three, the lowest of the stack first; a single one needs no legend. */
  series: readonly Series[];
  columns: readonly Column[];
  /** How a value is written beside the scale and above a bar. */
  format: (value: number) => string;
}

/** Bars on a scale, stacked by series. Told apart by how they are filled, so that no color has to be. */
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
  font-family: ${({ theme }) => theme.font.text};
  font-variant-numeric: tabular-nums;
`;
