import { Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

export const ProjectRows = styled.ul`
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
`;

/** Columns: project, progress, team, next due date; stacked on a phone. */
export const Row = styled.li`
  display: grid;
  padding: ${tokens.space.m};
  align-items: start;
  grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) minmax(0, 5fr) minmax(0, 5fr);
  gap: ${tokens.space.xs} ${tokens.space.l};
  &:not(:last-child) {
    border-bottom: 1px solid ${tokens.color.line};
  }
  h3 {
    margin-bottom: 4px;
    font-size: ${tokens.size.body};
    line-height: 24px;
    overflow-wrap: anywhere;
  }
  ${tokens.screen.narrow} {
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
