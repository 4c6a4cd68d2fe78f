import { ButtonLink } from 'kit/controls';
import { Notice } from 'kit/states';

export function InvalidCallLink() {
  return (
    <Notice
      title="This link is not valid any more"
      text="It may be incomplete: open it from the newest mail about your call. Or book another call; it takes a minute."
    >
      <ButtonLink to="/contact" $primary>
        Book a call
      </ButtonLink>
    </Notice>
  );
}
