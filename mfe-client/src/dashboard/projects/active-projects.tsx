import { LoadMore, Panel } from 'kit/panel';
import { EmptyState, ErrorState, Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import { VirtualRows } from 'kit/virtual-rows';
import { closedProjectStatuses } from 'rules/project-statuses';
import styled from 'styled-components';
import { useClientProjects } from '../../figures/use-client-projects.ts';
import { StartProjectButton } from '../../start-project/start-project-button.tsx';
import { ProjectRow } from './project-row.tsx';
import { ProjectLine } from './project-line.ts';

export function ActiveProjects() {
  const pages = useClientProjects();
  const { nodes, error, hasMore, refresh } = pages;
  return (
    <Panel title="Active Projects" busy={!nodes && !error} actions={<StartProjectButton />}>
      {nodes ? list(nodes) : error ? failed() : skeletons()}
    </Panel>
  );

  function list(all: NonNullable<typeof nodes>) {
    const active = all.filter(({ status }) => !closedProjectStatuses.includes(status));
    if (active.length === 0 && !hasMore) {
      return <EmptyState title="No active projects yet" hint="Start one to see its progress and team here." />;
    }
    return (
      <>
        {active.length > 0 && (
          <VirtualRows as={List} row="li" items={active} hasMore={hasMore} height={rowHeight}>
            {(project, row) => <ProjectRow row={row} project={project} />}
          </VirtualRows>
        )}
        <LoadMore pages={pages} what="projects" isManual />
      </>
    );
  }

  function failed() {
    return (
      <ErrorState title="Couldn't load your projects" hint="Work on them continues. Try again." onRetry={refresh} />
    );
  }
}

const rowHeight = { wide: 113, narrow: 113 };

const skeletons = () => (
  <List>
    {[1, 2, 3].map((place) => (
      <ProjectRowSkeleton key={place} />
    ))}
  </List>
);

const List = styled.ul`
  overflow: hidden;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
`;

/** Same height as a project row, to avoid layout shift. */
function ProjectRowSkeleton() {
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
