import { PlannedScreen } from 'kit/states';

export function OverviewTab() {
  return <PlannedScreen title="Project Overview" purpose="Coming soon." holds={[]} />;
}
