import { PlannedScreen } from 'kit/states';

const holds = [
  { name: 'Projects', text: 'What runs, and what needs a review.' },
  { name: 'Money', text: 'Fees, support and profit, masked until you look.' },
  { name: 'Platform health', text: 'What the product needs, and how each of it is.' },
];

export function DashboardSection() {
  return (
    <PlannedScreen title="Admin portal" purpose="Here administrators will see the agency at a glance." holds={holds} />
  );
}
