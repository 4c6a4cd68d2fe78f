import { PlannedScreen } from 'kit/states';

export function AccessScreen() {
  return <PlannedScreen title="Who may call what" purpose="Coming soon." holds={[]} />;
}
