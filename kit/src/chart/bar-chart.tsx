import { useId, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Bars } from './bars.tsx';
import { chartSpace, getHeight } from './chart-layout.ts';
import { HatchPattern } from './fill.tsx';
import { Legend } from './legend.tsx';
import { getScales, type Scales } from './get-scales.ts';
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

const minWidth = 280;

/** The width of the chart's container, measured before the first paint and on every change. */
function useWidth() {
  const place = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(minWidth);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const measure = () => setWidth(Math.max(element.clientWidth, minWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, width] as const;
}

interface ValueAxisProps {
  scale: Scales['value'];
  width: number;
  format: (value: number) => string;
}

const tickCount = 4;
/** Minor ticks between two labeled ones. */
const minorTicksPerStep = 5;

/** The measuring rule, vertical: a tick and a hairline at each value, minor ticks between. */
function ValueAxis({ scale, width, format }: ValueAxisProps) {
  const values = scale.ticks(tickCount);
  const { left, right } = chartSpace;
  const small = getMinorTicks(values).map((value) => `M${left} ${scale(value)}h-4`);
  return (
    <g textAnchor="end">
      {values.map((value) => (
        <g key={value}>
          <Hairline d={`M${left} ${scale(value)}H${width - right}`} $ground={value === 0} />
          <Tick d={`M${left} ${scale(value)}h-8`} />
          <Value x={left - 12} y={scale(value)} dy="0.35em">
            {format(value)}
          </Value>
        </g>
      ))}
      <Tick d={small.join('')} />
    </g>
  );
}

function getMinorTicks([first = 0, second = first, ...rest]: readonly number[]): number[] {
  const step = (second - first) / minorTicksPerStep;
  const last = rest.at(-1) ?? second;
  return step > 0 ? Array.from({ length: Math.round((last - first) / step) }, (_, at) => first + at * step) : [];
}

const Hairline = styled.path<{ $ground: boolean }>`
  stroke: ${({ $ground }) => ($ground ? tokens.color.edge : tokens.color.line)};
`;

const Tick = styled.path`
  stroke: ${tokens.color.edge};
`;

const Value = styled.text`
  fill: ${tokens.color.faint};
  font-size: ${tokens.size.tiny};
`;
