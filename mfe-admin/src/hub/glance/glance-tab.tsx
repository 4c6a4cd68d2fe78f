import { PlannedScreen } from 'kit/states';

export function GlanceTab() {
  return <PlannedScreen title="Dashboard" purpose="Coming soon." holds={[]} />;
}
