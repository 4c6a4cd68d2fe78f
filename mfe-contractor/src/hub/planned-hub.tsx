import { ButtonLink } from 'kit/controls';
import { PlannedScreen } from 'kit/states';

const holds = [
  { name: 'Projects', text: 'Yours, with status, client and fee.' },
  { name: 'Tickets', text: 'What clients ask, to reply to and to resolve.' },
  { name: 'Client Store', text: 'New requests, to accept or to get in touch.' },
  { name: 'Jarvis', text: 'The development assistant, with the documents that it may quote.' },
  { name: 'DocHub, AI Nexus, Upskill', text: 'Templates, tools and courses.' },
  { name: 'Billing', text: 'Payouts, residuals and bonuses.' },
];

export function PlannedHub() {
  return (
    <PlannedScreen
      title="Contractor hub"
      purpose="Here developers, testers and support will do their daily work."
      holds={holds}
    >
      <ButtonLink to="/">Back to Home</ButtonLink>
    </PlannedScreen>
  );
}
