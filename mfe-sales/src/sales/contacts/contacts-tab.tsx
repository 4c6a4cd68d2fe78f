import { PlannedScreen } from 'kit/states';

export function ContactsTab() {
  return <PlannedScreen title="Contact Database" purpose="Coming soon." holds={[]} />;
}
