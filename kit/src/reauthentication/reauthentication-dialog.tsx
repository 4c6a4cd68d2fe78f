import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Dialog } from '../dialog.tsx';
import { toFault, type Fault } from '../fault.ts';
import { ReauthenticationMethodsDocument, type ReauthenticationMethod } from '../gql/graphql.ts';
import { request } from '../request.ts';
import { ErrorState } from '../states/error-state.tsx';
import { LoadingState } from '../states/loading-state.tsx';
import { ConfirmByPasskey } from './confirm-by-passkey.tsx';
import { ConfirmByPassword } from './confirm-by-password.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { tokens } from '../theme/tokens.ts';

export interface ReauthenticationDialogProps {
  isOpen: boolean;
  onSettle: (isConfirmed: boolean) => void;
}

/** Asks the person to confirm that the account is theirs. The page below stays as it is. */
export function ReauthenticationDialog({ isOpen, onSettle }: ReauthenticationDialogProps) {
  return (
    <Dialog isOpen={isOpen} title="Confirm it's you" onClose={() => onSettle(false)}>
      <Confirmation onSettle={onSettle} />
    </Dialog>
  );
}

function Confirmation({ onSettle }: Pick<ReauthenticationDialogProps, 'onSettle'>) {
  const [attempt, setAttempt] = useState(0);
  return <Methods key={attempt} onSettle={onSettle} onRetry={() => setAttempt(attempt + 1)} />;
}

interface MethodsProps {
  onSettle: (isConfirmed: boolean) => void;
  onRetry: () => void;
}

/** The methods with which this person can confirm, from the server. */
function Methods({ onSettle, onRetry }: MethodsProps) {
  const [methods, setMethods] = useState<ReauthenticationMethod[]>();
  const [fault, setFault] = useState<Fault>();
  useEffect(() => {
    let isUnmounted = false;
    request(ReauthenticationMethodsDocument).then(
      (answer) => isUnmounted || setMethods(answer.reauthenticationMethods),
      (error: unknown) => isUnmounted || setFault(toFault(error)),
    );
    return () => {
      isUnmounted = true;
    };
  }, []);

  if (fault) {
    return (
      <ErrorState
        title="Couldn't load the ways to confirm"
        hint="Nothing has changed yet. Try again."
        detail={fault.message}
        onRetry={onRetry}
      />
    );
  }
  if (!methods) return <LoadingState />;
  const hasPassword = methods.includes('password');
  const hasPasskey = methods.includes('passkey') && 'PublicKeyCredential' in globalThis;
  return (
    <>
      <Text>This change affects the security of an account. Once you confirm, we won't ask again for 5 minutes.</Text>
      {hasPassword && <ConfirmByPassword onConfirmed={() => onSettle(true)} onCancel={() => onSettle(false)} />}
      {hasPasskey && <ConfirmByPasskey isOnly={!hasPassword} onConfirmed={() => onSettle(true)} />}
      {!hasPassword && !hasPasskey && (
        <SignInAgain
          isExternal={methods.includes('external_sign_in')}
          onDone={() => onSettle(true)}
          onCancel={() => onSettle(false)}
        />
      )}
    </>
  );
}

const Text = styled.p`
  color: ${tokens.color.soft};
`;
