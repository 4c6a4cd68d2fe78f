import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../controls/button.tsx';
import { toFault } from '../fault.ts';
import { ConfirmPasskeyDocument, PasskeyReauthenticationOptionsDocument } from '../gql/graphql.ts';
import { signWithPasskey } from '../passkey.ts';
import { request } from '../request.ts';
import { Problem } from './parts.ts';
import { tokens } from '../theme/tokens.ts';

interface ConfirmByPasskeyProps {
  /** There is no password next to it. */
  isOnly: boolean;
  onConfirmed: () => void;
}

/** The browser's own dialog opens only when the button is clicked. */
export function ConfirmByPasskey({ isOnly, onConfirmed }: ConfirmByPasskeyProps) {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const isSending = useRef(false);

  const confirm = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setPending(true);
    setProblem('');
    try {
      const { passkeyReauthenticationOptions } = await request(PasskeyReauthenticationOptionsDocument);
      const response = await signWithPasskey(passkeyReauthenticationOptions);
      await request(ConfirmPasskeyDocument, { input: { response } });
      onConfirmed();
    } catch (error) {
      setProblem(toFault(error).message);
      // Some browsers leave the page without focus after their own dialog.
      if (document.activeElement === document.body) button.current?.focus();
    } finally {
      isSending.current = false;
      setPending(false);
    }
  };
  return (
    <Place $isOnly={isOnly}>
      <Button ref={button} $primary={isOnly} disabled={isPending} onClick={() => void confirm()}>
        {isPending ? 'Waiting for your passkey…' : 'Use a passkey'}
      </Button>
      <Problem>{problem}</Problem>
    </Place>
  );
}

const Place = styled.div<{ $isOnly: boolean }>`
  display: grid;
  padding-top: ${({ $isOnly }) => ($isOnly ? 0 : tokens.space.m)};
  justify-items: start;
  gap: 4px;
  border-top: ${({ $isOnly }) => ($isOnly ? 'none' : `1px solid ${tokens.color.line}`)};
`;
