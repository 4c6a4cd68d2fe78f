import { useState, useEffect } from 'react';
import { useSearchState } from 'kit/search-state';
import { ErrorState, ScreenFrame, LoadingState, Notice } from 'kit/states';
import { brand } from 'rules/brand';
import { ButtonLink, Button } from 'kit/controls';
import { PasswordField, TextField, useForm, Form } from 'kit/forms';
import { request } from 'kit/request';
import { Link } from 'kit/router';
import { useSession } from 'kit/session';
import { toast } from 'kit/toasts';
import { joinFormRule } from 'rules/password-confirmation';
import { toFault } from 'kit/fault';
import { RegisterDocument, ValidateInvitationDocument, type ValidateInvitationMutation } from '#gql/graphql.ts';
import { EntryPage } from '../entry/entry-page.tsx';
import { InvitationDetails } from '../entry/invitation-details.tsx';
import { EntryNote } from '../entry/entry-note.ts';

export function JoinScreen() {
  const [token] = useSearchState('invite');
  const [attempt, setAttempt] = useState(0);
  if (!token) return <InvalidInvitation />;
  return <JoinWithInvitation key={`${token} ${attempt}`} token={token} onRetry={() => setAttempt(attempt + 1)} />;
}

function JoinWithInvitation({ token, onRetry }: { token: string; onRetry: () => void }) {
  const lookup = useInvitation(token);
  if (lookup.state === 'checking') return <LoadingState level="h1" text="Validating invitation..." />;
  if (lookup.state === 'invalid') return <InvalidInvitation />;
  if (lookup.state === 'unknown') {
    return (
      <ScreenFrame>
        <ErrorState
          level="h1"
          title="Couldn't check your invitation"
          hint="The server didn't respond. Your invitation hasn't changed. Try again."
          onRetry={onRetry}
        />
      </ScreenFrame>
    );
  }
  return (
    <EntryPage title={`Join ${brand.name}`} lead="You're invited. Enter your name and choose a password.">
      <InvitationDetails invitation={lookup.invitation} />
      <JoinForm token={token} invitation={lookup.invitation} />
    </EntryPage>
  );
}

function InvalidInvitation() {
  return (
    <Notice
      title="Invalid Invitation"
      text="This invitation link is invalid or has expired. Please contact your administrator for a new invitation."
    >
      <ButtonLink to="/" $primary>
        Return to Home
      </ButtonLink>
    </Notice>
  );
}

/** Creates the account and shows a toast. The shell navigates on: it knows the portals. */
function JoinForm({ token, invitation }: { token: string; invitation: Invitation }) {
  const { adopt } = useSession();
  const { field, formProps, pending } = useForm({
    rule: joinFormRule,
    initial: { token, firstName: '', lastName: '', password: '', confirmPassword: '' },
    onSubmit: async ({ firstName, lastName, password }) => {
      const input = { token, firstName, lastName, password };
      const { register } = await request(RegisterDocument, { input });
      toast({ title: 'Registration Successful', description: `Welcome to ${brand.name}.`, intent: 'success' });
      adopt(register.user);
    },
    onFailure: ({ message }) => {
      const description = message || 'Failed to complete registration';
      toast({ title: 'Registration Failed', description, intent: 'destructive' });
    },
  });
  return (
    <>
      <Form {...formProps}>
        {/* Gives password managers the account's email. */}
        <input type="email" autoComplete="username" value={invitation.email} readOnly hidden aria-label="Email" />
        <TextField {...field('firstName')} label="First name" autoComplete="given-name" />
        <TextField {...field('lastName')} label="Last name" autoComplete="family-name" />
        <PasswordField
          {...field('password')}
          label="Password"
          hint="At least 12 characters"
          autoComplete="new-password"
        />
        <PasswordField {...field('confirmPassword')} label="Confirm password" autoComplete="new-password" />
        <Button type="submit" $primary disabled={pending}>
          {pending ? 'Creating Account...' : 'Complete Registration'}
        </Button>
      </Form>
      <EntryNote>
        Already have an account? <Link to="/login">Sign in</Link>
      </EntryNote>
    </>
  );
}

type Invitation = ValidateInvitationMutation['validateInvitation'];

type InvitationLookup =
  | { state: 'checking' }
  | { state: 'valid'; invitation: Invitation }
  | { state: 'invalid' }
  /** The lookup failed, so the invitation may still be valid. */
  | { state: 'unknown' };

const inconclusiveCodes = ['NETWORK', 'UNAVAILABLE', 'RATE_LIMITED', 'INTERNAL'];

/** Looks up the invitation of a join link once. */
function useInvitation(token: string): InvitationLookup {
  const [lookup, setLookup] = useState<InvitationLookup>({ state: 'checking' });
  useEffect(() => {
    let isCanceled = false;
    void validateToken(token).then((answer) => {
      if (isCanceled) return;
      setLookup(answer.lookup);
      if (answer.problem !== undefined) toastInvalidInvitation(answer.problem);
    });
    return () => {
      isCanceled = true;
    };
  }, [token]);
  return lookup;
}

async function validateToken(token: string): Promise<{ lookup: InvitationLookup; problem?: string }> {
  try {
    const { validateInvitation } = await request(ValidateInvitationDocument, { input: { token } });
    return { lookup: { state: 'valid', invitation: validateInvitation } };
  } catch (error) {
    const { code, message } = toFault(error);
    if (inconclusiveCodes.includes(code)) return { lookup: { state: 'unknown' } };
    return { lookup: { state: 'invalid' }, problem: message };
  }
}

function toastInvalidInvitation(message: string): void {
  const description = message || 'This invitation is invalid or has expired';
  toast({ title: 'Invalid Invite', description, intent: 'destructive' });
}
