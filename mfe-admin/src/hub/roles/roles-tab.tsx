import { PlannedScreen } from 'kit/states';

export function RolesTab() {
  return <PlannedScreen title="Roles" purpose="Coming soon." holds={[]} />;
}
