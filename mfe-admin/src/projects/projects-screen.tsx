import { PlannedScreen } from 'kit/states';

export function ProjectsScreen() {
  return <PlannedScreen title="Projects" purpose="Coming soon." holds={[]} />;
}
