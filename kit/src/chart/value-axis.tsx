import styled from 'styled-components';
import { chartSpace } from './chart-layout.ts';
import type { Scales } from './get-scales.ts';
import { tokens } from '../theme/tokens.ts';

interface ValueAxisProps {
  scale: Scales['value'];
  width: number;
  format: (value: number) => string;
}

const tickCount = 4;
/** Minor ticks between two labeled ones. */
const minorTicksPerStep = 5;

/** The measuring rule, vertical: a tick and a hairline at each value, minor ticks between. */
export function ValueAxis({ scale, width, format }: ValueAxisProps) {
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
