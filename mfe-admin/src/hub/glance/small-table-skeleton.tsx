import { Skeleton } from 'kit/states';
import styled from 'styled-components';

/** A table skeleton with a header and the given number of rows, at their final height. */
export const SmallTableSkeleton = ({ rows }: { rows: number }) => (
  <Rows aria-hidden $height={32 + 40 * rows}>
    {Array.from({ length: rows + 1 }, (_, place) => (
      <Skeleton key={place} $width="100%" $height="16px" />
    ))}
  </Rows>
);

const Rows = styled.div<{ $height: number }>`
  display: grid;
  height: ${({ $height }) => $height}px;
  align-content: space-around;
`;
