import { PlannedScreen } from 'kit/states';

export function WorkAnalyticsTab() {
  return <PlannedScreen title="Analytics" purpose="Coming soon." holds={[]} />;
}
