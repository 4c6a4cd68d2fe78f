import { PlannedScreen } from 'kit/states';

export function AuditScreen() {
  return <PlannedScreen title="Audit trail" purpose="Coming soon." holds={[]} />;
}
