import { ButtonLink } from 'kit/controls';
import { PlannedScreen } from 'kit/states';

const holds = [
  { name: 'Your project', text: 'A short form: what you want to build, by when and with which budget.' },
  { name: 'Strategy call', text: 'A 15-minute call, booked at a time that suits you.' },
];

export function ContactScreen() {
  return (
    <PlannedScreen title="Contact" purpose="Here you will tell us about a project and ask for a call." holds={holds}>
      <ButtonLink to="/">Back to Home</ButtonLink>
    </PlannedScreen>
  );
}
