import { ButtonLink } from 'kit/controls';
import { PlannedScreen } from 'kit/states';

const holds = [
  { name: 'Your invitation', text: 'The e-mail address and the role that you are invited for.' },
  { name: 'Your account', text: 'Your name and a password, and you are in.' },
];

export function JoinScreen() {
  return (
    <PlannedScreen title="Join" purpose="Here an invitation will become an account." holds={holds}>
      <ButtonLink to="/login">Sign in</ButtonLink>
      <ButtonLink to="/">Back to Home</ButtonLink>
    </PlannedScreen>
  );
}
