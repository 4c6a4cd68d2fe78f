import { PlannedScreen } from 'kit/states';

export function SalesAnalyticsTab() {
  return <PlannedScreen title="Sales Analytics" purpose="Coming soon." holds={[]} />;
}
