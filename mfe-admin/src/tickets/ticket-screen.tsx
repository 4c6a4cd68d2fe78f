import { PlannedScreen } from 'kit/states';

export function TicketScreen() {
  return <PlannedScreen title="Ticket" purpose="Coming soon." holds={[]} />;
}
