import { type RefObject } from 'react';
import { Icon } from 'kit/controls';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { CheckboxField } from '../checkbox-field.tsx';

interface RemovalWarningProps {
  boxRef: RefObject<HTMLDivElement | null>;
  isUpload: boolean;
  isConfirmed: boolean;
  /** Whether it was sent without the confirmation. */
  isMissing: boolean;
  onChange: (isConfirmed: boolean) => void;
}

/** Says that another address removes the text of a document, which has to be confirmed. */
export function RemovalWarning({ boxRef, isUpload, isConfirmed, isMissing, onChange }: RemovalWarningProps) {
  const what = isUpload ? 'The uploaded file and its text are' : 'The text that was fetched is';
  return (
    <Box ref={boxRef} role="alert">
      <p>
        <Icon name="warning" /> {`${what} removed if you change the file URL. Jarvis then has no text to answer from.`}
      </p>
      <CheckboxField
        label={isUpload ? 'Remove the file and its text' : 'Remove the text'}
        checked={isConfirmed}
        onChange={onChange}
        {...(isMissing && { hint: 'Confirm this, or enter the previous file URL.' })}
      />
    </Box>
  );
}

const Box = styled.div`
  padding: ${tokens.space.s} ${tokens.space.m};
  border: 1px solid ${tokens.color.danger};
  border-radius: ${tokens.radius.small};
  svg {
    vertical-align: -3px;
  }
`;
