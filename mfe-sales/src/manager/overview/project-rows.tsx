import { Skeleton } from 'kit/states';
import styled from 'styled-components';

export const ProjectRows = styled.ul`
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.raised};
`;

/** Columns: project, progress, team, next due date; stacked on a phone. */
export const Row = styled.li`
  display: grid;
  padding: ${({ theme }) => theme.space.m};
  align-items: start;
  grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) minmax(0, 5fr) minmax(0, 5fr);
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.l}`};
  &:not(:last-child) {
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
  }
  h3 {
    margin-bottom: 4px;
    font-size: ${({ theme }) => theme.size.body};
    line-height: 24px;
    overflow-wrap: anywhere;
  }
  ${({ theme }) => theme.screen.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const ProjectRowSkeleton = () => (
  <Row>
    <div>
      <Skeleton $width="200px" $height="24px" />
      <Skeleton $width="80px" $height="20px" />
    </div>
    <Skeleton $width="100%" $height="40px" />
    <Skeleton $width="180px" $height="40px" />
    <Skeleton $width="180px" $height="40px" />
  </Row>
);
