import type { ReactNode } from 'react';
import { Button } from 'kit/controls';
import { DialogButtons } from 'kit/dialog';
import { useFocusOnMount } from 'kit/focus';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { SecretLine } from './invites/issued/secret-line.tsx';

interface IssuedSecretProps {
  /** What it is for, and that it is shown only once. */
  children: ReactNode;
  /** The secret, and what else to copy, each with its label. */
  lines: Readonly<Record<string, string>>;
  onDone: () => void;
}

/** The content of a dialog that shows a secret once: the server can't show it again. */
export function IssuedSecret({ children, lines, onDone }: IssuedSecretProps) {
  const notice = useFocusOnMount<HTMLParagraphElement>();
  return (
    <>
      <Notice ref={notice} tabIndex={-1}>
        {children}
      </Notice>
      <List>
        {Object.entries(lines).map(([label, text]) => (
          <SecretLine key={label} label={label} text={text} />
        ))}
      </List>
      <DialogButtons>
        <Button $primary onClick={onDone}>
          Done
        </Button>
      </DialogButtons>
    </>
  );
}

const Notice = styled.p`
  &:focus-visible {
    outline: none;
  }
`;

const List = styled.dl`
  display: grid;
  min-width: 0;
  gap: ${tokens.space.xs};
`;
