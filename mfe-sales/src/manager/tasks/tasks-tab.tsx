import { PlannedScreen } from 'kit/states';

export function TasksTab() {
  return <PlannedScreen title="Task Management" purpose="Coming soon." holds={[]} />;
}
