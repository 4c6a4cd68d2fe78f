import { PlannedScreen } from 'kit/states';

export function ProjectsTab() {
  return <PlannedScreen title="Projects" purpose="Coming soon." holds={[]} />;
}
