import { ChoiceSearch } from './choice.tsx';
import { useAddressChoice } from './use-address-choice.ts';
import { projectChoices, useProjectName } from './project-choices.ts';

/** Filters by one of the project manager's projects, or none. */
export function ProjectChoice() {
  const [project, choose] = useAddressChoice('project');
  return (
    <ChoiceSearch
      label="Project"
      value={useProjectName(project)}
      none="All projects"
      searchLabel="Search projects"
      query={projectChoices}
      onChange={(_, id) => choose(id)}
    />
  );
}
