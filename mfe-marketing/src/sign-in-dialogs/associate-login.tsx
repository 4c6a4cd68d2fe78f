import { useState } from 'react';
import { useSignInDialog } from 'kit/sign-in-dialog';
import { Button } from 'kit/controls';
import { useFocusOnMount } from 'kit/focus';
import { useNavigate } from 'kit/router';
import { TextField, useForm, Form } from 'kit/forms';
import { request } from 'kit/request';
import { toast } from 'kit/toasts';
import { validateInvitationCodeRule } from 'rules/invitations';
import { ValidateInvitationCodeDocument } from '#gql/graphql.ts';
import { QuietButton, ButtonRow } from '../entry/quiet-button.ts';
import { type CheckedInvitation, ValidatedInvitation } from './validated-invitation.tsx';
import { Actions, Words } from './dialog-parts.ts';

type Step = { at: 'existing' } | { at: 'new' } | { at: 'validated'; invitation: CheckedInvitation };

/** From "I have an account" or "I have a code" to a checked invitation (specification part 1 §2.5). */
export function AssociateLogin() {
  const { close } = useSignInDialog();
  const [step, setStep] = useState<Step>({ at: 'existing' });
  if (step.at === 'existing') return <ExistingAssociate onCode={() => setStep({ at: 'new' })} onCancel={close} />;
  if (step.at === 'new') {
    return (
      <LoginCodeForm
        onValid={(invitation) => setStep({ at: 'validated', invitation })}
        onBack={() => setStep({ at: 'existing' })}
        onCancel={close}
      />
    );
  }
  return <ValidatedInvitation invitation={step.invitation} onBack={() => setStep({ at: 'new' })} onCancel={close} />;
}

function ExistingAssociate({ onCode, onCancel }: { onCode: () => void; onCancel: () => void }) {
  const navigate = useNavigate();
  const first = useFocusOnMount<HTMLButtonElement>();
  return (
    <>
      <Words>Sign in if you already work with us. If you were invited, use your login code to register.</Words>
      <Actions>
        <Button ref={first} $primary onClick={() => void navigate('/login')}>
          Continue to Contractor Hub
        </Button>
        <Button onClick={onCode}>I Have a Login Code</Button>
      </Actions>
      <ButtonRow>
        <QuietButton onClick={onCancel}>Cancel</QuietButton>
      </ButtonRow>
    </>
  );
}

interface LoginCodeFormProps {
  onValid: (invitation: CheckedInvitation) => void;
  onBack: () => void;
  onCancel: () => void;
}

function LoginCodeForm({ onValid, onBack, onCancel }: LoginCodeFormProps) {
  const first = useFocusOnMount<HTMLInputElement>();
  const { field, formProps, pending } = useForm({
    rule: validateInvitationCodeRule,
    initial: { code: '', email: '' },
    onSubmit: async (input) => {
      const { validateInvitationCode } = await request(ValidateInvitationCodeDocument, { input });
      const { email, role, contractorRole, hasAccount } = validateInvitationCode;
      toast({
        title: 'Invitation Valid!',
        description: `Welcome to the ${role} program. You will now be redirected to complete registration.`,
        intent: 'success',
      });
      onValid({ code: input.code, email, role, contractorRole, hasAccount });
    },
    onFailure: ({ message }) => toast({ title: 'Invalid Login Code', description: message, intent: 'destructive' }),
  });
  return (
    <>
      <Words>Both are in your invitation email.</Words>
      <Form {...formProps}>
        <TextField {...field('code')} ref={first} label="Login code" autoComplete="one-time-code" spellCheck={false} />
        <TextField {...field('email')} label="Email" type="email" autoComplete="email" inputMode="email" />
        <Button type="submit" $primary disabled={pending}>
          {pending ? 'Validating…' : 'Validate Login Code'}
        </Button>
      </Form>
      <ButtonRow>
        <QuietButton onClick={onBack}>Back</QuietButton>
        <QuietButton onClick={onCancel}>Cancel</QuietButton>
      </ButtonRow>
    </>
  );
}
