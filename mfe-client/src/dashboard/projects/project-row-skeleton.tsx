import { Skeleton } from 'kit/states';
import styled from 'styled-components';
import { ProjectLine } from './project-line.ts';

/** Same height as a project row, to avoid layout shift. */
export function ProjectRowSkeleton() {
  return (
    <ProjectLine aria-hidden>
      <Line $height={24}>
        <Skeleton $width="45%" $height="16px" />
      </Line>
      <Line $height={20}>
        <Skeleton $width="30%" $height="12px" />
      </Line>
      <Line $height={28}>
        <Skeleton $width="100%" $height="12px" />
      </Line>
    </ProjectLine>
  );
}

const Line = styled.div<{ $height: number }>`
  display: flex;
  height: ${({ $height }) => $height}px;
  align-items: center;
`;
