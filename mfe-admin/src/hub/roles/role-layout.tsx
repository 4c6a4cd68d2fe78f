import { Skeleton } from 'kit/states';
import styled from 'styled-components';

export const Rows = styled.ul`
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.raised};
`;

/** Name, permissions, status and actions: columns, or stacked on a phone. */
export const Row = styled.li`
  display: grid;
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.m}`};
  align-items: center;
  grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) 128px 208px;
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.m}`};
  & + & {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  @media (max-width: 959px) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  ${({ theme }) => theme.screen.narrow} {
    padding: ${({ theme }) => theme.space.m};
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
