import { LoadMore, Panel } from 'kit/panel';
import { EmptyState, ErrorState, Skeleton } from 'kit/states';
import { VirtualRows } from 'kit/virtual-rows';
import type { ListedProject_ProjectFragment } from '#gql/graphql.ts';
import { Card, Cards } from './card-layout.ts';
import { groupProjects, type View } from './groups.ts';
import { ListedProject } from './listed-project.tsx';
import { useProjectList } from './use-project-list.ts';

export function ProjectCards({ view }: { view: View }) {
  const pages = useProjectList(view);
  const { nodes, error, hasMore, retry } = pages;
  if (error) {
    return (
      <ErrorState
        level="h2"
        title="Couldn't load your projects"
        hint="Work on them continues. Try again."
        onRetry={retry}
      />
    );
  }
  if (!nodes) return skeletons(view);
  const { waiting, others } = groupProjects(nodes, view);
  const isEmpty = waiting.length + others.length === 0;
  return (
    <>
      {waiting.length > 0 && <Panel title="Waiting for you">{renderCards(waiting, hasMore)}</Panel>}
      {others.length > 0 && (
        <Panel title={waiting.length > 0 ? 'Everything else' : `${view.label} projects`}>
          {renderCards(others, hasMore)}
        </Panel>
      )}
      {isEmpty && !hasMore && (
        <EmptyState title={view.empty} hint="Projects appear here with their progress once they're started." />
      )}
      <LoadMore pages={pages} what="projects" />
    </>
  );
}

const renderCards = (projects: readonly ListedProject_ProjectFragment[], hasMore: boolean) => (
  <VirtualRows as={Cards} row="li" items={projects} hasMore={hasMore} height={cardHeight}>
    {(project, row) => <ListedProject row={row} project={project} />}
  </VirtualRows>
);

const cardHeight = { wide: 141, narrow: 133 };

const skeletons = ({ label }: View) => (
  <Panel title={`${label} projects`} busy>
    <Cards aria-hidden>
      {[1, 2, 3].map((place) => (
        <Card key={place}>
          <Skeleton $width="45%" $height="24px" />
          <Skeleton $width="80%" $height="20px" />
          <Skeleton $width="30%" $height="24px" />
          <Skeleton $width="100%" $height="24px" />
        </Card>
      ))}
    </Cards>
  </Panel>
);
