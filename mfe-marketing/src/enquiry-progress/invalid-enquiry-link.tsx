import { ButtonLink } from 'kit/controls';
import { Notice } from 'kit/states';

export function InvalidEnquiryLink() {
  return (
    <Notice
      title="This link does not open an enquiry"
      text="It may be incomplete: open it from the mail that confirms your enquiry. An enquiry that you have asked us to delete has no page any more."
    >
      <ButtonLink to="/contact" $primary>
        Tell us about a project
      </ButtonLink>
    </Notice>
  );
}
