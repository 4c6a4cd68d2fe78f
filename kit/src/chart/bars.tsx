import { BarStack } from '@visx/shape';
import styled from 'styled-components';
import type { Column, Series } from './bar-chart.tsx';
import { chartSpace } from './chart-layout.ts';
import { Fill, getFill } from './fill.tsx';
import { type Scales, getTotal } from './get-scales.ts';
import { tokens } from '../theme/tokens.ts';

interface BarsProps {
  series: readonly Series[];
  columns: readonly Column[];
  scales: Scales;
  /** The id of the hatch. */
  hatch: string;
  format: (value: number) => string;
}

/** The stacks, with the total above and the name below. */
export function Bars({ series, columns, scales: { name, value }, hatch, format }: BarsProps) {
  const totals = columns.map((column) => column.total ?? format(getTotal(column, series)));
  const showsTotal = createLabelFilter(totals, name.step());
  const showsName = createLabelFilter(
    columns.map((column) => column.name),
    name.step(),
  );
  const middle = (column: Column) => (name(column.name) ?? 0) + name.bandwidth() / 2;
  return (
    <>
      <BarStack
        data={[...columns]}
        keys={series.map(({ key }) => key)}
        x={(column) => column.name}
        value={(column, key) => column.values[key] ?? 0}
        xScale={name}
        yScale={value}
        color={String}
      >
        {(stacks) =>
          stacks.map(({ key, index, bars }) =>
            bars
              .filter(({ height }) => height > 0)
              .map(({ index: at, x, y, width, height, bar }) => (
                <Fill key={`${key} ${at}`} $fill={getFill(index)} $hatch={hatch} x={x} y={y} {...{ width, height }}>
                  <title>{`${series[index]?.label}, ${bar.data.name}: ${format(bar[1] - bar[0])}`}</title>
                </Fill>
              )),
          )
        }
      </BarStack>
      {columns.map((column, place) => (
        <g key={column.name} textAnchor="middle">
          {showsTotal(place) && (
            <Total x={middle(column)} y={value(getTotal(column, series)) - 8}>
              {totals[place]}
            </Total>
          )}
          {showsName(place) && (
            <Name x={middle(column)} y={chartSpace.top + chartSpace.plot + 24}>
              {column.name}
            </Name>
          )}
        </g>
      ))}
    </>
  );
}

const Total = styled.text`
  fill: ${tokens.color.ink};
  font-size: ${tokens.size.small};
  font-weight: 600;
`;

const Name = styled.text`
  fill: ${tokens.color.soft};
  font-size: ${tokens.size.small};
`;

/** Approximate width of a character of 14 px text, and the gap between two labels. */
const characterWidth = 8;
const gap = 6;

/** Which labels fit next to each other: all, or every second or third, and always the last. */
function createLabelFilter(texts: readonly string[], step: number): (place: number) => boolean {
  const maxLabelWidth = Math.max(...texts.map((text) => text.length), 0) * characterWidth + gap;
  const interval = Math.max(1, Math.ceil(maxLabelWidth / Math.max(step, 1)));
  return (place) => (texts.length - 1 - place) % interval === 0;
}
