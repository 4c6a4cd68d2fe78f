import { useId } from 'react';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { brand } from 'rules/brand';
import { consentValue } from './enquiry-values.ts';
import { GroupError, GroupMessages } from './enquiry-form-parts.ts';

interface ConsentFieldProps {
  name: string;
  value: string;
  error: string | undefined;
  onTick: (ticked: boolean) => void;
}

export function ConsentField({ name, value, error, onTick }: ConsentFieldProps) {
  const id = useId();
  return (
    <div>
      <Tick>
        <input
          type="checkbox"
          name={name}
          value={consentValue}
          checked={value === consentValue}
          required
          // Browsers may restore a checked box after a reload, but consent must be given again.
          autoComplete="off"
          aria-invalid={Boolean(error)}
          aria-describedby={error ? id : undefined}
          onChange={({ target }) => onTick(target.checked)}
        />
        I agree to the privacy policy and to be contacted.
      </Tick>
      <PrivacyNote />
      <GroupMessages>
        <GroupError id={id}>{error}</GroupError>
      </GroupMessages>
    </div>
  );
}

const Tick = styled.label`
  display: flex;
  min-height: 44px;
  align-items: center;
  gap: ${tokens.space.s};
  font-size: ${tokens.size.body};
  line-height: 24px;
  cursor: pointer;
  input {
    width: 20px;
    height: 20px;
    margin: 0;
    flex: none;
    accent-color: ${tokens.color.accent};
  }
`;

/** How the submitted data is used. Keep it in sync with what the product does. */
function PrivacyNote() {
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
