import { Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** Name, role and sessions in columns, stacked on a phone; the actions below them. */
export const Row = styled.li`
  display: grid;
  padding: ${tokens.space.s} ${tokens.space.m};
  grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr);
  gap: ${tokens.space.xs} ${tokens.space.m};
  > :last-child {
    grid-column: 1 / -1;
  }
  ${tokens.screen.narrow} {
    padding: ${tokens.space.m};
    grid-template-columns: minmax(0, 1fr);
  }
`;

export function UserRowSkeleton() {
  return (
    <Row>
      <div>
        <Skeleton $width="140px" $height="20px" />
        <Skeleton $width="200px" $height="20px" />
      </div>
      <Skeleton $width="160px" $height="24px" />
      <Skeleton $width="120px" $height="20px" />
      <Skeleton $width="240px" $height="40px" />
    </Row>
  );
}
