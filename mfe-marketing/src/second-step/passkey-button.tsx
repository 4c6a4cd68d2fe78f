import { useId, useRef, useState, type RefObject } from 'react';
import { Button } from 'kit/controls';
import { toFault } from 'kit/fault';
import { useFocusOnMount } from 'kit/focus';
import { request } from 'kit/request';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { PasskeySignInOptionsDocument, SignInWithPasskeyDocument } from '#gql/graphql.ts';
import type { AnswerSecondStep } from './use-second-step-answer.ts';

/** Signs in with a passkey. The browser's dialog opens only on a click. */
export function PasskeyButton({ answer }: { answer: AnswerSecondStep }) {
  const first = useFocusOnMount<HTMLButtonElement>();
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState('');
  const faultId = useId();
  const sending = useRef(false);

  const signIn = async () => {
    if (sending.current) return;
    sending.current = true;
    setPending(true);
    setFault('');
    try {
      await answer(async () => {
        const { signWithPasskey } = await import('kit/passkey');
        const { passkeySignInOptions } = await request(PasskeySignInOptionsDocument);
        const response = await signWithPasskey(passkeySignInOptions);
        return (await request(SignInWithPasskeyDocument, { input: { response } })).signInWithPasskey;
      }, 'passkey');
    } catch (error) {
      setFault(toFault(error).message);
    } finally {
      sending.current = false;
      setPending(false);
      restoreFocus(first);
    }
  };
  return (
    <Place>
      <Button ref={first} $primary disabled={pending} aria-describedby={faultId} onClick={() => void signIn()}>
        {pending ? 'Waiting for your passkey…' : 'Use a passkey'}
      </Button>
      {/* Always rendered, so that an error causes no layout shift. */}
      <Fault id={faultId} role="alert">
        {fault}
      </Fault>
    </Place>
  );
}

/** Some browsers lose the page's focus after their dialog. */
function restoreFocus({ current }: RefObject<HTMLButtonElement | null>): void {
  if (document.activeElement === document.body) current?.focus();
}

const Place = styled.div`
  display: grid;
  gap: 4px;
`;

const Fault = styled.p`
  min-height: 20px;
  color: ${tokens.color.danger};
`;
