import { LoadMore, lazyDialog, Panel, usePreviousData } from 'kit/panel';
import { useSearchState, useSearchUrl } from 'kit/search-state';
import { EmptyState, ErrorState } from 'kit/states';
import { toast } from 'kit/toasts';
import { getAriaRowCount, VirtualRows } from 'kit/virtual-rows';
import { useRef } from 'react';
import { removeFromLists, useOptimisticMutation, usePaginatedQuery, useSubscription } from 'kit/apollo';
import type { UpdateProjectInput } from 'rules/projects';
import {
  type AdminProject_ProjectFragment as Project,
  type ProjectStatus,
  UpdateAdminProjectDocument,
  type AdminProject_ProjectFragment,
  AdminProjectChangedDocument,
  AdminProjectRemovedDocument,
  AdminProjectsDocument,
} from '#gql/graphql.ts';
import { NewProjectButton } from './create/new-project-button.tsx';
import type { ProjectDialogProps } from './detail/project-dialog.tsx';
import { FilterBar } from './filter/filter-bar.tsx';
import { isFiltered, matchesFilter, toQueryVariables, type Filter } from './filter/filter.ts';
import { useProjectFilter } from './filter/use-project-filter.ts';
import { ProjectRow, getProjectLinkId } from './list/project-row.tsx';
import { ProjectTable, ProjectTableSkeleton } from './list/project-table.tsx';

const ProjectDialog = lazyDialog<ProjectDialogProps>(
  async () => (await import('./detail/project-dialog.tsx')).ProjectDialog,
);

/** All projects: search, open and edit. Used by the projects screen and the founder's tab. */
export function ProjectsPanel() {
  const search = useProjectFilter();
  const { filter } = search;
  const pages = useAdminProjects(filter);
  const { list, isLoading, error, hasMore, refresh } = pages;
  const [openId, setOpenId] = useSearchState('project');
  const getSearchUrl = useSearchUrl();
  const update = useUpdateProject();
  const listRef = useRef<HTMLDivElement>(null);

  return (
    <Panel
      title={isFiltered(filter) ? 'Projects found' : 'All projects'}
      busy={isLoading}
      actions={<NewProjectButton onCreated={() => void refresh()} />}
    >
      <FilterBar {...search} />
      <div ref={listRef} tabIndex={-1}>
        {list ? rows(list) : error ? failed() : <ProjectTableSkeleton />}
      </div>
      <ProjectDialog isOpen={openId !== null} id={openId} onClose={() => setOpenId(null)} />
    </Panel>
  );

  function rows(projects: readonly Project[]) {
    if (projects.length === 0 && !hasMore) return empty();
    return (
      <>
        <ProjectTable rowCount={getAriaRowCount(projects.length, hasMore)}>
          <VirtualRows as="tbody" row="tr" items={projects} hasMore={hasMore} height={rowHeight}>
            {(project, row, index) => (
              <ProjectRow
                row={row}
                project={project}
                to={getSearchUrl({ project: project.id })}
                onStatus={(status) => {
                  if (!matchesFilter(filter, { ...project, status }))
                    focusRow(projects[index + 1] ?? projects[index - 1]);
                  void changeStatus(project, status);
                }}
              />
            )}
          </VirtualRows>
        </ProjectTable>
        <LoadMore pages={pages} what="projects" />
      </>
    );
  }

  async function changeStatus(project: Project, status: ProjectStatus) {
    // A completed project is at 100%.
    const done = await update(project, status === 'completed' ? { status, progress: 100 } : { status });
    if (done) toast({ title: `${project.title} was updated`, intent: 'success' });
  }

  /** When a row with the focus is removed, the focus moves to the next one. */
  function focusRow(next: Project | undefined) {
    ((next && document.getElementById(getProjectLinkId(next.id))) ?? listRef.current)?.focus();
  }

  function empty() {
    if (isFiltered(filter))
      return (
        <EmptyState
          title="No projects to display."
          hint="No projects match. Try another search, or clear the filters."
        />
      );
    return <EmptyState title="No projects to display." hint="New projects appear here." />;
  }

  function failed() {
    return <ErrorState title="Couldn't load projects" hint="Work on them continues. Try again." onRetry={refresh} />;
  }
}

const rowHeight = { wide: 73, narrow: 260 };

/**
 * Updates a project with an optimistic update, rolled back if the server rejects it. Resolves to whether it was saved.
 */
function useUpdateProject() {
  const [updateProject] = useOptimisticMutation(UpdateAdminProjectDocument, { failed: "Couldn't update the project" });
  return async (project: AdminProject_ProjectFragment, input: UpdateProjectInput): Promise<boolean> => {
    const optimisticProject = { ...project, ...input, __typename: 'Project' };
    const done = await updateProject({
      variables: { id: project.id, input },
      optimisticResponse: { updateProject: optimisticProject as AdminProject_ProjectFragment },
    });
    return done !== null;
  };
}

/**
 * The filtered projects. Events carry the changed project. It is removed at once if it no longer matches the filter,
 * and refetched if it may match now.
 */
function useAdminProjects(filter: Filter) {
  const { nodes, ...pages } = usePaginatedQuery(AdminProjectsDocument, {
    variables: toQueryVariables(filter),
    selectConnection: ({ projects }) => projects,
  });
  const { data, error, refresh } = pages;
  // Keep the previous results while the next ones load, to avoid layout shift while typing.
  const displayedData = usePreviousData(error ? null : data);
  useSubscription(AdminProjectChangedDocument, {
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      const project = data?.activityAdded.project;
      if (project && !nodes?.some(({ id }) => id === project.id)) void refresh();
    },
  });
  useSubscription(AdminProjectRemovedDocument, {
    ignoreResults: true,
    onData: ({ client, data: { data: removed } }) => {
      if (removed) removeFromLists(client.cache, 'projects', removed.projectRemoved);
    },
  });
  const matches = displayedData?.projects.edges
    .map(({ node }) => node)
    .filter((project) => matchesFilter(filter, project));
  const isLoading = !data && !error;
  return { ...pages, isLoading, list: isLoading && matches?.length === 0 ? undefined : matches };
}
