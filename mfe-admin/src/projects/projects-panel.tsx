import { LoadMore, lazyDialog, Panel } from 'kit/panel';
import { useSearchState, useSearchUrl } from 'kit/search-state';
import { EmptyState, ErrorState } from 'kit/states';
import { toast } from 'kit/toasts';
import { getAriaRowCount, VirtualRows } from 'kit/virtual-rows';
import { useRef } from 'react';
import type { AdminProject_ProjectFragment as Project, ProjectStatus } from '#gql/graphql.ts';
import { useUpdateProject } from './change/use-update-project.ts';
import { NewProjectButton } from './create/new-project-button.tsx';
import type { ProjectDialogProps } from './detail/project-dialog.tsx';
import { FilterBar } from './filter/filter-bar.tsx';
import { isFiltered, matchesFilter } from './filter/filter.ts';
import { useProjectFilter } from './filter/use-project-filter.ts';
import { ProjectRow, getProjectLinkId } from './list/project-row.tsx';
import { ProjectTable, ProjectTableSkeleton } from './list/project-table.tsx';
import { useAdminProjects } from './list/use-admin-projects.ts';

const ProjectDialog = lazyDialog<ProjectDialogProps>(
  async () => (await import('./detail/project-dialog.tsx')).ProjectDialog,
);

/** All projects: search, open and edit. Used by the projects screen and the founder's tab. */
export function ProjectsPanel() {
  const search = useProjectFilter();
  const { filter } = search;
  const pages = useAdminProjects(filter);
  const { list, isLoading, error, hasMore, refresh, retry } = pages;
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
    return <ErrorState title="Couldn't load projects" hint="Work on them continues. Try again." onRetry={retry} />;
  }
}

const rowHeight = { wide: 73, narrow: 260 };
