import { useId } from 'react';
import styled from 'styled-components';
import type { Series } from './bar-chart.tsx';
import { Fill, getFill, HatchPattern } from './fill.tsx';
import { tokens } from '../theme/tokens.ts';

/** Maps fills to series. */
export function Legend({ series }: { series: readonly Series[] }) {
  const hatch = useId();
  return (
    <List>
      {series.map(({ key, label }, place) => (
        <li key={key}>
          <svg width="16" height="16" aria-hidden>
            {getFill(place) === 'hatched' && <HatchPattern id={hatch} />}
            <Fill $fill={getFill(place)} $hatch={hatch} x="1.5" y="1.5" width="13" height="13" />
          </svg>
          {label}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  margin-top: ${tokens.space.s};
  flex-wrap: wrap;
  gap: 4px ${tokens.space.m};
  color: ${tokens.color.soft};
  li {
    display: flex;
    align-items: center;
    gap: ${tokens.space.xs};
  }
`;
