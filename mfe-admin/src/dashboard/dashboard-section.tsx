import { PlannedScreen } from 'kit/states';

export function DashboardSection() {
  return <PlannedScreen title="Admin portal" purpose="Coming soon." holds={[]} />;
}
