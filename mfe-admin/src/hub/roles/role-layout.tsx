import { Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** Name, permissions, status and actions: columns, or stacked on a phone. */
export const Row = styled.li`
  display: grid;
  padding: ${tokens.space.s} ${tokens.space.m};
  align-items: center;
  grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) 128px 208px;
  gap: ${tokens.space.xs} ${tokens.space.m};
  ${tokens.screen.belowWide} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  ${tokens.screen.narrow} {
    padding: ${tokens.space.m};
    grid-template-columns: minmax(0, 1fr);
  }
`;

export function RoleRowSkeleton() {
  return (
    <Row>
      <div>
        <Skeleton $width="160px" $height="20px" />
        <Skeleton $width="240px" $height="20px" />
      </div>
      <Skeleton $width="180px" $height="24px" />
      <Skeleton $width="72px" $height="24px" />
      <Skeleton $width="200px" $height="40px" />
    </Row>
  );
}
