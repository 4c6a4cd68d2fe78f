import { Form } from '../forms/form-layout.tsx';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { confirmPasswordRule } from 'rules/reauthentication';
import { Dialog } from '../dialog/dialog.tsx';
import { useFocusOnMount } from '../focus.ts';
import { toFault, type Fault } from '../fault.ts';
import {
  ReauthenticationMethodsDocument,
  type ReauthenticationMethod,
  ConfirmPasswordDocument,
} from '../gql/graphql.ts';
import { request } from '../request.ts';
import { ErrorState } from '../states/error-state.tsx';
import { LoadingState } from '../states/loading-state.tsx';
import { ConfirmByPasskey } from './confirm-by-passkey.tsx';
import { tokens } from '../theme/tokens.ts';
import { Button } from '../controls/button.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { useForm } from '../forms/use-form.ts';
import { useSession } from '../session.tsx';
import { Buttons, Problem } from './parts.ts';

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
        hint="Try again."
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

interface ConfirmByPasswordProps {
  onConfirmed: () => void;
  onCancel: () => void;
}

function ConfirmByPassword({ onConfirmed, onCancel }: ConfirmByPasswordProps) {
  const { viewer } = useSession();
  const [problem, setProblem] = useState('');
  const first = useFocusOnMount<HTMLInputElement>();
  const { field, formProps, pending } = useForm({
    rule: confirmPasswordRule,
    initial: { password: '' },
    onSubmit: async (input) => {
      setProblem('');
      await request(ConfirmPasswordDocument, { input });
      onConfirmed();
    },
    onFailure: ({ message }) => setProblem(message),
  });
  return (
    <Form {...formProps}>
      {/* Tells the browser's password manager which account the password belongs to. */}
      <input type="email" name="username" autoComplete="username" value={viewer?.email ?? ''} readOnly hidden />
      <PasswordField {...field('password')} ref={first} label="Password" autoComplete="current-password" />
      <Problem>{problem}</Problem>
      <Buttons>
        <Button type="submit" $primary disabled={pending}>
          {pending ? 'Confirming…' : 'Confirm'}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Buttons>
    </Form>
  );
}

interface SignInAgainProps {
  /** Whether the account can sign in with the provider. */
  isExternal: boolean;
  onDone: () => void;
  onCancel: () => void;
}

/**
 * For an account without a password or a passkey for this browser: a new sign-in is the proof. It opens in a new tab, so
 * that nothing here is lost.
 */
function SignInAgain({ isExternal, onDone, onCancel }: SignInAgainProps) {
  if (!isExternal) {
    return (
      <>
        <p>
          You can't confirm with a password or passkey here. Sign out and sign in again, then make the change within 5
          minutes.
        </p>
        <Buttons>
          <Button onClick={onCancel}>Close</Button>
        </Buttons>
      </>
    );
  }
  return (
    <>
      <p>
        <NewTab href="/api/login?reauthenticate=1&returnTo=%2Faccount" target="_blank" rel="noreferrer">
          Sign in with your provider
        </NewTab>{' '}
        in a new tab, then come back here and continue.
      </p>
      <Buttons>
        <Button $primary onClick={onDone}>
          Continue
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Buttons>
    </>
  );
}

const NewTab = styled.a`
  font-weight: 600;
`;
