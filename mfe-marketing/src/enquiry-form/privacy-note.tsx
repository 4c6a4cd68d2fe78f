import { tokens } from 'kit/theme';
import { brand } from 'rules/brand';
import styled from 'styled-components';

/** What becomes of what someone sends us. It says what the product does: a change there is a change here. */
export function PrivacyNote() {
  return (
    <Note>
      <summary>Read the privacy policy</summary>
      <p>
        {brand.name} keeps what you send with this form: your name, your email, your phone number if you give one, what
        you tell us about the project, and your file. We use it only to answer you, prepare an offer and plan the
        project.
      </p>
      <p>
        Administrators and sales can read all of it. Contractors who may take on the project see your name, your email,
        the size of the project and the outcome you describe. A file you upload but don't send is deleted after a day.
        Until you send the form, everything else stays in this browser tab.
      </p>
      <p>
        We count page views without cookies and without anything about you. If this site uses Google Analytics, it asks
        you first, and you can change your answer at the bottom of the page.
      </p>
      <p>
        We keep it until you ask us to delete it. To see, correct or delete it, reply to the confirmation email. A
        person takes care of it; deleting removes the enquiry, its file and everything created from it.
      </p>
    </Note>
  );
}

const Note = styled.details`
  summary {
    width: fit-content;
    min-height: 32px;
    color: ${tokens.color.accent};
    line-height: 32px;
    text-decoration: underline;
    cursor: pointer;
  }
  p {
    max-width: ${tokens.width.text};
    margin: 0 0 ${tokens.space.xs};
    color: ${tokens.color.soft};
  }
`;
