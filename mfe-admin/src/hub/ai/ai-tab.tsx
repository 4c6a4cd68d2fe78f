import { PlannedScreen } from 'kit/states';

export function AiTab() {
  return <PlannedScreen title="AI" purpose="Coming soon." holds={[]} />;
}
