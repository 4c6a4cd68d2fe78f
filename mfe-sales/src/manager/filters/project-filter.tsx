import { useSearchState } from 'kit/search-state';
import { FilterSearchSelect } from './filter-select.tsx';
import { projectChoiceQuery, useProjectChoice } from './project-choice-query.ts';

/** Filters by one of the project manager's projects, or none. */
export function ProjectFilter() {
  const [project, choose] = useSearchState('project');
  return (
    <FilterSearchSelect
      label="Project"
      value={useProjectChoice(project ?? '')}
      none="All projects"
      searchLabel="Search projects"
      query={projectChoiceQuery}
      onChange={(_, id) => choose(id)}
    />
  );
}
