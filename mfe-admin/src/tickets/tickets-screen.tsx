import { PlannedScreen } from 'kit/states';

export function TicketsScreen() {
  return <PlannedScreen title="Tickets" purpose="Coming soon." holds={[]} />;
}
