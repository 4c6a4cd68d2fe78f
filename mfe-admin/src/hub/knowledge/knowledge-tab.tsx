import { PlannedScreen } from 'kit/states';

export function KnowledgeTab() {
  return <PlannedScreen title="Knowledge Hub" purpose="Coming soon." holds={[]} />;
}
