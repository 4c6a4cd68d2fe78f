import { ButtonLink } from 'kit/controls';
import { Notice } from 'kit/states';

export function InvalidCallLink() {
  return (
    <Notice
      title="This link is no longer valid"
      text="It may be incomplete. Open it from the latest email about your call, or book another one."
    >
      <ButtonLink to="/contact" $primary>
        Book a call
      </ButtonLink>
    </Notice>
  );
}
