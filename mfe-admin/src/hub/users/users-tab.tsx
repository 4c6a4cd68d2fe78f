import { PlannedScreen } from 'kit/states';

export function UsersTab() {
  return <PlannedScreen title="Users" purpose="Coming soon." holds={[]} />;
}
