import { Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** Two charts and the table below. */
export const WeeksSkeleton = () => (
  <Place aria-hidden>
    <Skeleton $width="100%" $height="292px" />
    <Skeleton $width="100%" $height="292px" />
    <Skeleton $width="100%" $height="480px" />
  </Place>
);

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l};
  ${tokens.screen.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;
