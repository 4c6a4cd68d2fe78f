import { PlannedScreen } from 'kit/states';

export function InvitesTab() {
  return <PlannedScreen title="User Invites" purpose="Coming soon." holds={[]} />;
}
