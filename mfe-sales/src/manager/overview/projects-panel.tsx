import { usePaginatedQuery } from 'kit/apollo';
import { humanize } from 'kit/format';
import { LoadMore, Panel } from 'kit/panel';
import { useSearchState } from 'kit/search-state';
import { EmptyState, ErrorState } from 'kit/states';
import { VirtualRows } from 'kit/virtual-rows';
import { projectStatuses } from 'rules/projects';
import { ManagedProjectsDocument, type ManagedProjectsQuery } from '#gql/graphql.ts';
import { NewProjectButton } from '../create/new-project-button.tsx';
import { FilterRow, FilterSelect } from '../filters/filter-select.tsx';
import { useRefetchOnWorkChange } from '../live/work-feed.ts';
import { ProjectRow } from './project-row.tsx';
import { ProjectRowSkeleton, ProjectRows } from './project-rows.tsx';
import { parseStatus } from './parse-status.ts';

const selectConnection = (data: ManagedProjectsQuery) => data.plannedProjects;

/** Every project that the user manages, with its team and next due date. */
export function ProjectsPanel() {
  const [urlStatus, setStatus] = useSearchState('status');
  const status = parseStatus(urlStatus);
  const { nodes, error, refresh, ...pages } = usePaginatedQuery(ManagedProjectsDocument, {
    variables: { status },
    selectConnection,
  });
  useRefetchOnWorkChange(refresh);
  return (
    <Panel title="Projects" busy={!nodes && !error} actions={renderActions()}>
      {nodes ? list(nodes) : error ? failed() : skeletons}
    </Panel>
  );

  function renderActions() {
    return (
      <FilterRow>
        <FilterSelect label="Status" value={status ?? ''} onChange={setStatus}>
          <option value="">All</option>
          {projectStatuses.map((each) => (
            <option key={each} value={each}>
              {humanize(each)}
            </option>
          ))}
        </FilterSelect>
        <NewProjectButton />
      </FilterRow>
    );
  }

  function list(projects: NonNullable<typeof nodes>) {
    if (projects.length === 0) {
      return status ? (
        <EmptyState
          title={`No ${humanize(status).toLowerCase()} projects`}
          hint="Choose another status to see other projects."
        />
      ) : (
        <EmptyState title="No projects to display." hint="Projects you manage appear here." />
      );
    }
    return (
      <>
        <VirtualRows
          as={ProjectRows}
          row="li"
          aria-label="Projects"
          items={projects}
          hasMore={pages.hasMore}
          height={rowHeight}
        >
          {(project, row) => <ProjectRow row={row} project={project} />}
        </VirtualRows>
        <LoadMore pages={pages} what="projects" />
      </>
    );
  }

  function failed() {
    return <ErrorState title="Couldn't load projects" hint="Try again." onRetry={refresh} />;
  }
}

const rowHeight = { wide: 89, narrow: 240 };

const skeletons = (
  <ProjectRows aria-hidden>
    {[1, 2, 3, 4].map((place) => (
      <ProjectRowSkeleton key={place} />
    ))}
  </ProjectRows>
);
