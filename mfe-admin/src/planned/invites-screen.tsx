import { ButtonLink } from 'kit/controls';
import { PlannedScreen } from 'kit/states';

const holds = [
  { name: 'A new invitation', text: 'E-mail and role; the link and the code to pass on.' },
  { name: 'Recent invites', text: 'Pending, used and expired ones.' },
];

export function InvitesScreen() {
  return (
    <PlannedScreen
      title="User invites"
      purpose="Here administrators will invite people and see who has joined."
      holds={holds}
    >
      <ButtonLink to="/admin">Back to the admin portal</ButtonLink>
    </PlannedScreen>
  );
}
