import { ButtonLink } from 'kit/controls';
import { PlannedScreen } from 'kit/states';

const holds = [
  { name: 'Implementation', text: 'The fee of each project.' },
  { name: 'Support', text: 'The monthly fee of each project.' },
  { name: 'Totals', text: 'All projects together.' },
];

export function BillingScreen() {
  return (
    <PlannedScreen
      title="Billing"
      purpose="Here you will see what each project costs, and what it has cost so far."
      holds={holds}
    >
      <ButtonLink to="/client">Back to the dashboard</ButtonLink>
    </PlannedScreen>
  );
}
