import { useState, useEffect } from 'react';
import { useSearchState } from 'kit/search-state';
import { ErrorState, ScreenFrame, LoadingState, Notice } from 'kit/states';
import { brand } from 'rules/brand';
import { ButtonLink, Button } from 'kit/controls';
import { PasswordField, TextField, useForm, Form } from 'kit/forms';
import { request } from 'kit/request';
import { clearPendingInvitation, readPendingInvitation, savePendingInvitation } from 'kit/pending-invitation';
import { Link, useNavigate } from 'kit/router';
import { useSession } from 'kit/session';
import { toast } from 'kit/toasts';
import { joinFormRule } from 'rules/password-confirmation';
import { toFault } from 'kit/fault';
import {
  RegisterDocument,
  ValidateInvitationCodeDocument,
  ValidateInvitationDocument,
  type ValidateInvitationMutation,
} from '#gql/graphql.ts';
import { EntryPage } from '../entry/entry-page.tsx';
import { InvitationDetails } from '../entry/invitation-details.tsx';
import { EntryNote } from '../entry/entry-note.ts';
import { isForContractor } from '../entry/is-for-contractor.ts';

export function JoinScreen() {
  const [token] = useSearchState('invite');
  // From the Associate Login dialog. Registering clears it while this screen is still open.
  const [pending] = useState(readPendingInvitation);
  const [attempt, setAttempt] = useState(0);
  const secret = token ? { token } : pending && { token: pending.code, email: pending.email };
  if (!secret) return <InvalidInvitation />;
  return <JoinWithInvitation key={`${secret.token} ${attempt}`} {...secret} onRetry={() => setAttempt(attempt + 1)} />;
}

/** What redeems an invitation: the token of a join link, or a login code and the email that it was sent to. */
interface InvitationSecret {
  token: string;
  email?: string;
}

function JoinWithInvitation({ onRetry, ...secret }: InvitationSecret & { onRetry: () => void }) {
  const lookup = useInvitation(secret);
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
  const { invitation } = lookup;
  if (invitation.hasAccount) return <AccountExists secret={secret} invitation={invitation} />;
  return (
    <EntryPage title={`Join ${brand.name}`} lead="You're invited. Enter your name and choose a password.">
      <InvitationDetails invitation={invitation} />
      <JoinForm secret={secret} invitation={invitation} />
    </EntryPage>
  );
}

/** Leads to the sign-in, and from there to the contractor registration if the invitation is redeemed there. */
function AccountExists({ secret, invitation }: { secret: InvitationSecret; invitation: Invitation }) {
  const navigate = useNavigate();
  const { email, role, contractorRole } = invitation;
  const isRedeemed = isForContractor(invitation);
  const signIn = () => {
    if (isRedeemed) savePendingInvitation({ code: secret.token, email, role: contractorRole ?? role });
    else clearPendingInvitation();
    void navigate('/login');
  };
  return (
    <EntryPage
      title="You have an account"
      lead={`${email} is registered. Sign in to ${isRedeemed ? 'accept this invitation' : 'open your portal'}.`}
    >
      <InvitationDetails invitation={invitation} />
      <Button $primary onClick={signIn}>
        Sign in
      </Button>
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
function JoinForm({ secret, invitation }: { secret: InvitationSecret; invitation: Invitation }) {
  const { adopt } = useSession();
  const { field, formProps, pending } = useForm({
    rule: joinFormRule,
    initial: { token: secret.token, firstName: '', lastName: '', password: '', confirmPassword: '' },
    onSubmit: async ({ firstName, lastName, password }) => {
      const input = { ...secret, firstName, lastName, password };
      const { register } = await request(RegisterDocument, { input });
      clearPendingInvitation();
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

/** Looks up the invitation once. */
function useInvitation({ token, email }: InvitationSecret): InvitationLookup {
  const [lookup, setLookup] = useState<InvitationLookup>({ state: 'checking' });
  useEffect(() => {
    let isCanceled = false;
    void validate({ token, email }).then((answer) => {
      if (isCanceled) return;
      setLookup(answer.lookup);
      if (answer.problem !== undefined) toastInvalidInvitation(answer.problem);
    });
    return () => {
      isCanceled = true;
    };
  }, [token, email]);
  return lookup;
}

async function validate(secret: InvitationSecret): Promise<{ lookup: InvitationLookup; problem?: string }> {
  try {
    return { lookup: { state: 'valid', invitation: await fetchInvitation(secret) } };
  } catch (error) {
    const { code, message } = toFault(error);
    if (inconclusiveCodes.includes(code)) return { lookup: { state: 'unknown' } };
    return { lookup: { state: 'invalid' }, problem: message };
  }
}

async function fetchInvitation({ token, email }: InvitationSecret): Promise<Invitation> {
  if (!email) return (await request(ValidateInvitationDocument, { input: { token } })).validateInvitation;
  const { validateInvitationCode } = await request(ValidateInvitationCodeDocument, { input: { code: token, email } });
  const { role, contractorRole, hasAccount } = validateInvitationCode;
  // A code's role is the contractor role, if there is one.
  return { email, role: contractorRole ? 'contractor' : (role as Invitation['role']), contractorRole, hasAccount };
}

function toastInvalidInvitation(message: string): void {
  const description = message || 'This invitation is invalid or has expired';
  toast({ title: 'Invalid Invite', description, intent: 'destructive' });
}
