import { useId } from 'react';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { consentValue } from './enquiry-values.ts';
import { GroupError, GroupMessages } from './enquiry-form-parts.ts';
import { PrivacyNote } from './privacy-note.tsx';

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
          // A browser may restore what was ticked before a reload: consent is given anew.
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
