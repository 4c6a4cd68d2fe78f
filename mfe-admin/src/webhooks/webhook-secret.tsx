import { useEffect, useRef } from 'react';
import { Button } from 'kit/controls';
import { DialogButtons } from 'kit/dialog';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { SecretLine } from '../invites/issued/secret-line.tsx';

interface WebhookSecretProps {
  secret: string;
  /** Whether a previous secret still signs. */
  isRotated: boolean;
  onDone: () => void;
}

/** Shown once: the server stores it encrypted. */
export function WebhookSecret({ secret, isRotated, onDone }: WebhookSecretProps) {
  const noticeRef = useRef<HTMLParagraphElement>(null);
  useEffect(() => noticeRef.current?.focus(), []);
  return (
    <>
      <Notice ref={noticeRef} tabIndex={-1}>
        Shown only once. Enter it in the receiver, which uses it to verify that messages come from here.
        {isRotated && ' The previous secret works for another 24 hours.'}
      </Notice>
      <List>
        <SecretLine label="Signing secret" text={secret} />
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
