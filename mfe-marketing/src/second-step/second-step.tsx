import { useId, useState } from 'react';
import { Button } from 'kit/controls';
import { request } from 'kit/request';
import { tokens } from 'kit/theme';
import { type SecondFactor, recoveryCodeRule } from 'rules/second-factor';
import styled from 'styled-components';
import { useFocusOnMount } from 'kit/focus';
import { TextField, useForm, Form } from 'kit/forms';
import { SignInWithTotpDocument, SignInWithRecoveryCodeDocument } from '#gql/graphql.ts';
import { canUsePasskeys } from '../entry/can-use-passkeys.ts';
import { CodeForm } from '../entry/code-form.tsx';
import { QuietButton, ButtonRow } from '../entry/quiet-button.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { useSecondStepAnswer, type AnswerSecondStep } from './use-second-step-answer.ts';

interface SecondStepProps {
  factors: readonly SecondFactor[];
  /** Returns to the email and password, with a reason unless the person chose it. */
  onStartOver: (startOverReason?: string) => void;
}

/** Completes a sign-in with one of the account's second factors. */
export function SecondStep({ factors, onStartOver }: SecondStepProps) {
  const [wantsRecovery, setWantsRecovery] = useState(false);
  const answer = useSecondStepAnswer(onStartOver);
  const headingId = useId();
  const passkey = factors.includes('passkey') && canUsePasskeys();
  const totp = factors.includes('totp');
  const recovery = factors.includes('recovery_code');
  const isUsingRecovery = recovery && (wantsRecovery || (!passkey && !totp));
  return (
    <Step role="group" aria-labelledby={headingId}>
      <div>
        <h2 id={headingId}>{isUsingRecovery ? 'Use a recovery code' : 'One more step'}</h2>
        <p>{isUsingRecovery ? recoveryInstructions : getInstructions(passkey, totp)}</p>
      </div>
      {isUsingRecovery && <RecoveryCodeForm answer={answer} />}
      {!isUsingRecovery && passkey && <PasskeyButton answer={answer} />}
      {!isUsingRecovery && totp && (
        <CodeForm
          focused={!passkey}
          onCode={(code) =>
            answer(async () => (await request(SignInWithTotpDocument, { input: { code } })).signInWithTotp, 'code')
          }
          onFailure={() => undefined}
        >
          {(pending) => (
            <Button type="submit" $primary={!passkey} disabled={pending}>
              {pending ? 'Signing In...' : 'Sign In'}
            </Button>
          )}
        </CodeForm>
      )}
      <ButtonRow>
        {recovery && !isUsingRecovery && (
          <QuietButton onClick={() => setWantsRecovery(true)}>Use a recovery code instead</QuietButton>
        )}
        {isUsingRecovery && (passkey || totp) && (
          <QuietButton onClick={() => setWantsRecovery(false)}>
            Use your {passkey ? 'passkey' : 'authenticator app'} instead
          </QuietButton>
        )}
        <QuietButton onClick={() => onStartOver()}>Back</QuietButton>
      </ButtonRow>
    </Step>
  );
}

const recoveryInstructions = "For when you don't have your phone or passkey.";

function getInstructions(passkey: boolean, totp: boolean): string {
  if (passkey && totp)
    return 'Your password is correct. Use your passkey, or enter a code from your authenticator app.';
  if (passkey) return 'Your password is correct. Use your passkey to sign in.';
  if (totp) return 'Your password is correct. Enter the code from your authenticator app.';
  return "Your password is correct, but this browser can't use passkeys. Sign in with one that can.";
}

const Step = styled.div`
  display: grid;
  gap: ${tokens.space.m};
  h2 {
    font-size: ${tokens.size.large};
    line-height: 28px;
  }
  > :first-child p {
    min-height: 40px;
    color: ${tokens.color.soft};
  }
`;

function RecoveryCodeForm({ answer }: { answer: AnswerSecondStep }) {
  const first = useFocusOnMount<HTMLInputElement>();
  const { field, formProps, pending } = useForm({
    rule: recoveryCodeRule,
    initial: { code: '' },
    onSubmit: (input) =>
      answer(async () => (await request(SignInWithRecoveryCodeDocument, { input })).signInWithRecoveryCode, 'code'),
    onFailure: () => undefined,
  });
  return (
    <Form {...formProps}>
      <TextField
        {...field('code')}
        ref={first}
        label="Recovery code"
        hint="One of the codes you saved. Each works once"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" $primary disabled={pending}>
        {pending ? 'Signing In...' : 'Sign In'}
      </Button>
    </Form>
  );
}
