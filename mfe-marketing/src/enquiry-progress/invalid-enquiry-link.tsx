import { ButtonLink } from 'kit/controls';
import { Notice } from 'kit/states';

export function InvalidEnquiryLink() {
  return (
    <Notice
      title="This link is invalid"
      text="It may be incomplete. Open it from the email that confirms your enquiry. If we deleted your enquiry at your request, its page is gone."
    >
      <ButtonLink to="/contact" $primary>
        Tell us about a project
      </ButtonLink>
    </Notice>
  );
}
