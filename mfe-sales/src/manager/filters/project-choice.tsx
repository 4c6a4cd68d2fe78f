import { ChoiceSearch } from './choice.tsx';
import { useAddressChoice } from './use-address-choice.ts';
import { projectChoices, useProjectName } from './project-choices.ts';

/** One project, or all of those that one manages. */
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
