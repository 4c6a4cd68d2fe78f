import { ButtonLink } from 'kit/controls';
import { Notice } from 'kit/states';

export function InvalidInvitation() {
  return (
    <Notice
      title="Invalid Invitation"
      text="This invitation link is invalid or has expired. Please contact your administrator for a new invitation."
    >
      <ButtonLink to="/" $primary>
        Return to Home
      </ButtonLink>
    </Notice>
  );
}
