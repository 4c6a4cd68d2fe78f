import { PlannedScreen } from 'kit/states';

export function PipelineTab() {
  return <PlannedScreen title="Client Pipeline" purpose="Coming soon." holds={[]} />;
}
