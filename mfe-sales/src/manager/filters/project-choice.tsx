import { Choice } from './choice.tsx';
import { useAddressChoice } from './use-address-choice.ts';
import { useProjectNames } from './use-project-names.ts';

/** One project, or all of those that one manages. */
export function ProjectChoice() {
  const [project, choose] = useAddressChoice('project');
  const names = useProjectNames() ?? [];
  return (
    <Choice label="Project" value={project} onChange={choose}>
      <option value="">All projects</option>
      {project && !names.some(({ id }) => id === project) && (
        <option value={project}>The project of this address</option>
      )}
      {names.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </Choice>
  );
}
