import { PlannedScreen } from 'kit/states';

export function TeamTab() {
  return <PlannedScreen title="Team Management" purpose="Coming soon." holds={[]} />;
}
