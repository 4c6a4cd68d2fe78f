import { Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

export const CardGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: ${tokens.space.m};
`;

/** Placeholders while cards load. */
export function CardSkeletons({ count, height }: { count: number; height: string }) {
  return (
    <CardGrid aria-hidden>
      {Array.from({ length: count }, (_, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a skeleton has no name but its place
        <li key={place}>
          <Skeleton $width="100%" $height={height} />
        </li>
      ))}
    </CardGrid>
  );
}
