import { ButtonLink } from 'kit/controls';
import { PlannedScreen } from 'kit/states';

const holds = [
  { name: 'Your profile', text: 'Name, tag name and experience level.' },
  { name: 'Technologies', text: 'What you build with, so that projects find you.' },
];

export function ContractorRegistrationScreen() {
  return (
    <PlannedScreen
      title="Contractor registration"
      purpose="Here an invited contractor will complete the profile before the first project."
      holds={holds}
    >
      <ButtonLink to="/">Back to Home</ButtonLink>
    </PlannedScreen>
  );
}
