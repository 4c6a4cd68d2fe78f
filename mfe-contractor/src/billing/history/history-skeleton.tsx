import { Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** Four bars, as tall as the chart with its legend. */
export const ChartSkeleton = () => (
  <Bars aria-hidden>
    {['52%', '60%', '46%', '72%'].map((height) => (
      <Skeleton key={height} $width="56px" $height={height} />
    ))}
  </Bars>
);

/** The header and four months. */
export const TableSkeleton = () => (
  <Rows aria-hidden>
    {[1, 2, 3, 4, 5].map((place) => (
      <Skeleton key={place} $width={place === 1 ? '60%' : '100%'} $height="16px" />
    ))}
  </Rows>
);

const Bars = styled.div`
  display: grid;
  height: 292px;
  padding: 0 0 64px 64px;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  align-items: end;
  justify-items: center;
`;

const Rows = styled.div`
  display: grid;
  min-height: 212px;
  align-content: space-between;
  ${tokens.screen.narrow} {
    min-height: 568px;
  }
`;
