import { PlannedScreen } from 'kit/states';

export function SettingsTab() {
  return <PlannedScreen title="Settings" purpose="Coming soon." holds={[]} />;
}
