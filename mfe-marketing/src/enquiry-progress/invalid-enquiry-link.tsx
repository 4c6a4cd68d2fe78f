import { ButtonLink } from 'kit/controls';
import { Notice } from 'kit/states';

export function InvalidEnquiryLink() {
  return (
    <Notice
      title="This link does not open an enquiry"
      text="It may be incomplete: open it from the mail that confirms your enquiry. If we deleted your enquiry at your request, its page is gone."
    >
      <ButtonLink to="/contact" $primary>
        Tell us about a project
      </ButtonLink>
    </Notice>
  );
}
