import { ButtonLink } from 'kit/controls';
import { PlannedScreen } from 'kit/states';

const holds = [
  { name: 'Client pipeline', text: 'Running projects by phase and tier.' },
  { name: 'Leads', text: 'Submit a lead and move it on.' },
  { name: 'Contacts and analytics', text: 'Clients, and figures over time.' },
];

export function SalesScreen() {
  return (
    <PlannedScreen
      title="Sales portal"
      purpose="Here sales will follow leads from the first word to the contract."
      holds={holds}
    >
      <ButtonLink to="/">Back to Home</ButtonLink>
    </PlannedScreen>
  );
}
