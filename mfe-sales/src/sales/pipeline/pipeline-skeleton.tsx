import { Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** Four columns with two cards each, in place of the board. */
export const PipelineSkeleton = () => (
  <Columns aria-hidden>
    {[1, 2, 3, 4].map((column) => (
      <Column key={column}>
        <Skeleton $width="60%" $height="24px" />
        <Skeleton $width="100%" $height="20px" />
        <Skeleton $width="100%" $height="96px" />
        <Skeleton $width="100%" $height="96px" />
      </Column>
    ))}
  </Columns>
);

const Columns = styled.div`
  display: grid;
  overflow: hidden;
  grid-auto-columns: minmax(248px, 1fr);
  grid-auto-flow: column;
  gap: ${tokens.space.m};
  ${tokens.screen.narrow} {
    grid-auto-columns: min(86%, 320px);
    gap: ${tokens.space.s};
  }
`;

const Column = styled.div`
  display: grid;
  padding: ${tokens.space.s};
  border-radius: ${tokens.radius.medium};
  align-content: start;
  gap: ${tokens.space.xs};
  background: ${tokens.color.sunken};
`;
