import { EndOfList, dialogOnDemand, Panel } from 'kit/panel';
import { useSearchParams } from 'kit/router';
import { Empty, Failed } from 'kit/states';
import { toast } from 'kit/toasts';
import { ariaRowCount, VirtualRows } from 'kit/virtual-rows';
import { useRef } from 'react';
import type { AdminProject_ProjectFragment as Project, ProjectStatus } from '#gql/graphql.ts';
import { useUpdateProject } from './change/use-update-project.ts';
import { NewProjectButton } from './create/new-project-button.tsx';
import type { ProjectDialogProps } from './detail/project-dialog.tsx';
import { FilterBar } from './filter/filter-bar.tsx';
import { isFiltered, staysIn } from './filter/filter.ts';
import { useProjectFilter } from './filter/use-project-filter.ts';
import { ProjectRow, projectLinkId } from './list/project-row.tsx';
import { ProjectTable, ProjectTableSkeleton } from './list/project-table.tsx';
import { useAdminProjects } from './list/use-admin-projects.ts';

const ProjectDialog = dialogOnDemand<ProjectDialogProps>(
  async () => (await import('./detail/project-dialog.tsx')).ProjectDialog,
);

/** Everybody's projects: looked for, opened and changed. For the screen of them, and for the founder's tab. */
export function ProjectsPanel() {
  const search = useProjectFilter();
  const { filter } = search;
  const pages = useAdminProjects(filter);
  const { list, isLooking, error, hasMore, refresh, retry } = pages;
  const [params, setParams] = useSearchParams();
  const openId = params.get('project');
  const update = useUpdateProject();
  const place = useRef<HTMLDivElement>(null);

  return (
    <Panel
      title={isFiltered(filter) ? 'Projects found' : 'All projects'}
      busy={isLooking}
      actions={<NewProjectButton onCreated={() => void refresh()} />}
    >
      <FilterBar {...search} />
      <div ref={place} tabIndex={-1}>
        {list ? rows(list) : error ? failed() : <ProjectTableSkeleton />}
      </div>
      <ProjectDialog isOpen={openId !== null} id={openId} onClose={() => setParams(without('project'))} />
    </Panel>
  );

  function rows(projects: readonly Project[]) {
    if (projects.length === 0 && !hasMore) return empty();
    return (
      <>
        <ProjectTable rowCount={ariaRowCount(projects.length, hasMore)}>
          <VirtualRows as="tbody" row="tr" items={projects} hasMore={hasMore} height={rowHeight}>
            {(project, row, index) => (
              <ProjectRow
                row={row}
                project={project}
                to={addressOf(project.id)}
                onStatus={(status) => {
                  if (!staysIn(filter, { ...project, status })) goOn(projects[index + 1] ?? projects[index - 1]);
                  void changeStatus(project, status);
                }}
              />
            )}
          </VirtualRows>
        </ProjectTable>
        <EndOfList pages={pages} what="projects" />
      </>
    );
  }

  async function changeStatus(project: Project, status: ProjectStatus) {
    // What is completed is done.
    const done = await update(project, status === 'completed' ? { status, progress: 100 } : { status });
    if (done) toast({ title: `${project.title} is up to date`, intent: 'success' });
  }

  /** A row that leaves the list takes the focus along: the keyboard goes on at the next one. */
  function goOn(next: Project | undefined) {
    ((next && document.getElementById(projectLinkId(next.id))) ?? place.current)?.focus();
  }

  function addressOf(id: string) {
    const address = new URLSearchParams(params);
    address.set('project', id);
    return `?${address}`;
  }

  function empty() {
    if (isFiltered(filter))
      return (
        <Empty
          title="No projects to display."
          hint="No project is like that. Try other words, or take the filter back."
        />
      );
    return <Empty title="No projects to display." hint="New projects appear here." />;
  }

  function failed() {
    return (
      <Failed
        title="The projects could not be loaded"
        hint="They are safe, and work on them goes on. Try again in a moment."
        onRetry={retry}
      />
    );
  }
}

const rowHeight = { wide: 73, narrow: 260 };

const without = (name: string) => (params: URLSearchParams) => {
  params.delete(name);
  return params;
};
