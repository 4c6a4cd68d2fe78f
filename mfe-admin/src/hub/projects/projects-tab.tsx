import { Panels } from 'kit/panel';
import { ProjectsPanel } from '../../projects/projects-panel.tsx';

export function ProjectsTab() {
  return (
    <Panels>
      <ProjectsPanel />
    </Panels>
  );
}
