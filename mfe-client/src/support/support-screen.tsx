import { ButtonLink } from 'kit/controls';
import { PlannedScreen } from 'kit/states';

const holds = [
  { name: 'A conversation', text: 'Ask, and read the answer as it is written.' },
  { name: 'Your questions', text: 'Open and resolved ones, so that none is forgotten.' },
];

export function SupportScreen() {
  return (
    <PlannedScreen
      title="Support"
      purpose="Here you will talk to the people who look after your projects."
      holds={holds}
    >
      <ButtonLink to="/client">Back to the dashboard</ButtonLink>
    </PlannedScreen>
  );
}
