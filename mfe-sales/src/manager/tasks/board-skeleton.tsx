import { Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** Four columns with a card or two, as tall as the hint and the board. */
export const BoardSkeleton = () => (
  <Columns aria-hidden>
    {[2, 1, 1, 2].map((cards, column) => (
      <Column key={['todo', 'in_progress', 'review', 'done'][column]}>
        <Skeleton $width="60%" $height="24px" />
        <Skeleton $width="100%" $height="16px" />
        {Array.from({ length: cards }, (_, place) => (
          <Skeleton key={place} $width="100%" $height="88px" />
        ))}
      </Column>
    ))}
  </Columns>
);

const Columns = styled.div`
  display: grid;
  overflow: hidden;
  margin-top: 44px;
  grid-auto-columns: minmax(248px, 1fr);
  grid-auto-flow: column;
  gap: ${tokens.space.m};
`;

const Column = styled.div`
  display: grid;
  min-height: 280px;
  padding: ${tokens.space.s};
  border-radius: ${tokens.radius.medium};
  align-content: start;
  gap: ${tokens.space.xs};
  background: ${tokens.color.sunken};
`;
