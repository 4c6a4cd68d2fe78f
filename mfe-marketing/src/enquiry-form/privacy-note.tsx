import { brand } from 'rules/brand';
import styled from 'styled-components';

/** What becomes of what someone sends us. It says what the product does: a change there is a change here. */
export function PrivacyNote() {
  return (
    <Note>
      <summary>Read the privacy policy</summary>
      <p>
        {brand.name} keeps what you send with this form: your name, your email, your phone number if you give one, what
        you tell us about the project, and your file. We use it to answer you, to prepare an offer and to plan the
        project, for nothing else.
      </p>
      <p>
        Administrators and sales read all of it. The contractors who may take on the project see your name, your email,
        the size of the project and the outcome you describe. A file that you upload and do not send is deleted after a
        day. Until you send it, the rest of what you fill in stays in this tab of your browser.
      </p>
      <p>
        We count views of our pages without cookies and without anything about you. Where this site uses Google
        Analytics it asks you first, and you change your answer at the foot of the page.
      </p>
      <p>
        We keep it until you ask us to delete it. To see, correct or delete what we have, answer the confirmation email
        and say so: a person then deletes the enquiry, its file and what came of it.
      </p>
    </Note>
  );
}

const Note = styled.details`
  summary {
    width: fit-content;
    min-height: 32px;
    color: ${({ theme }) => theme.color.accent};
    line-height: 32px;
    text-decoration: underline;
    cursor: pointer;
  }
  p {
    max-width: ${({ theme }) => theme.width.text};
    margin: 0 0 ${({ theme }) => theme.space.xs};
    color: ${({ theme }) => theme.color.soft};
  }
`;
