import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';

const fills = ['solid', 'hatched', 'hollow'] as const;
type FillKind = (typeof fills)[number];

/** The fill of the series at an index. */
export const getFill = (place: number): FillKind => fills[place % fills.length] ?? 'solid';

/** Lines at 45 degrees, as in a technical drawing. */
export const HatchPattern = ({ id }: { id: string }) => (
  <defs>
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse">
      <Lines d="M-1 1 1 -1M0 6 6 0M5 7 7 5" />
    </pattern>
  </defs>
);

const Lines = styled.path`
  stroke: ${tokens.color.accent};
  stroke-width: 1.5px;
`;

export const Fill = styled.rect<{ $fill: FillKind; $hatch: string }>`
  fill: ${({ $fill, $hatch }) => ({ solid: tokens.color.accent, hatched: `url(#${$hatch})`, hollow: 'transparent' })[$fill]};
  stroke: ${tokens.color.accent};
  stroke-width: 1px;
`;
