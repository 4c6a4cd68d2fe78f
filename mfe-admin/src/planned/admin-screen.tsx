import { ButtonLink } from 'kit/controls';
import { PlannedScreen } from 'kit/states';

const holds = [
  { name: 'Dashboard', text: 'Projects and money at a glance.' },
  { name: 'AI management', text: 'Prompt templates and documents for Jarvis.' },
  { name: 'User invites', text: 'Who is invited, and who has joined.' },
];

export function AdminScreen() {
  return (
    <PlannedScreen title="Admin portal" purpose="Here administrators will run the agency day by day." holds={holds}>
      <ButtonLink to="/">Back to Home</ButtonLink>
    </PlannedScreen>
  );
}
