import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readPendingInvitation, savePendingInvitation } from 'kit/pending-invitation';
import { useLocation } from 'kit/router';
import { useSession } from 'kit/session';
import { mockNetwork, errorReply, signedOutReply, replyTo } from 'kit/test/network';
import { people } from 'kit/test/people';
import { renderInPage } from 'kit/test/render';
import { RegisterDocument, ValidateInvitationCodeDocument, ValidateInvitationDocument } from '#gql/graphql.ts';
import { JoinScreen } from './join-screen.tsx';

beforeEach(() => sessionStorage.clear());

/** Simulates the shell, which navigates on after sign-in. */
function JoinHarness() {
  const { viewer } = useSession();
  const { pathname } = useLocation();
  if (pathname !== '/join') return <p>At {pathname}</p>;
  return viewer ? <p>{viewer.firstName} is in</p> : <JoinScreen />;
}

const invited = {
  email: 'carla@example.test',
  role: 'contractor' as const,
  contractorRole: 'tester',
  hasAccount: false,
};
const valid = replyTo(ValidateInvitationDocument, { validateInvitation: invited });
const open = (path = '/join?invite=t0ken') => renderInPage(<JoinHarness />, { path });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Complete Registration' }));
const field = (label: string) => screen.getByLabelText(label);

async function fillIn(password = 'a good long secret', confirm = password) {
  await userEvent.type(await screen.findByLabelText('First name'), 'Carla');
  await userEvent.type(field('Last name'), 'Reyes');
  await userEvent.type(field('Password'), password);
  await userEvent.type(field('Confirm password'), confirm);
}

test('the page says that it is validating the invitation', async () => {
  const { sent } = mockNetwork({ Viewer: signedOutReply, ValidateInvitation: () => new Promise(() => undefined) });
  open();
  expect(await screen.findByText('Validating invitation...')).toBeInTheDocument();
  expect(sent).toContainEqual({ operation: 'ValidateInvitation', variables: { input: { token: 't0ken' } } });
});

test.each([
  ['the message of the server', 'This invitation is invalid', 'This invitation is invalid'],
  ['its own message when the server gives none', '', 'This invitation is invalid or has expired'],
])('an invalid invitation is shown with %s', async (_, message, shown) => {
  mockNetwork({ Viewer: signedOutReply, ValidateInvitation: errorReply('INVITATION_INVALID', message) });
  open();
  expect(await screen.findByRole('heading', { name: 'Invalid Invitation' })).toBeInTheDocument();
  const text =
    'This invitation link is invalid or has expired. Please contact your administrator for a new invitation.';
  expect(screen.getByText(text)).toBeInTheDocument();
  const alert = screen.getByRole('alert');
  expect(within(alert).getByText('Invalid Invite')).toBeInTheDocument();
  expect(within(alert).getByText(shown)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
});

test('a link without a token is an invalid invitation, and no request is sent', async () => {
  const { sent } = mockNetwork({ Viewer: signedOutReply });
  open('/join');
  expect(await screen.findByRole('heading', { name: 'Invalid Invitation' })).toBeInTheDocument();
  expect(sent.map(({ operation }) => operation)).toEqual(['Viewer']);
});

test.each(['NETWORK', 'UNAVAILABLE', 'RATE_LIMITED', 'INTERNAL'])(
  'a failed lookup (%s) does not call the invitation invalid, and Retry refetches',
  async (code) => {
    const { answers } = mockNetwork({ Viewer: signedOutReply, ValidateInvitation: errorReply(code, 'Later') });
    open();
    await screen.findByText("Couldn't check your invitation");
    answers.ValidateInvitation = valid;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByLabelText('First name')).toBeInTheDocument();
  },
);

test('a valid invitation shows its recipient and purpose', async () => {
  mockNetwork({ Viewer: signedOutReply, ValidateInvitation: valid });
  open();
  expect(await screen.findByText('carla@example.test')).toBeInTheDocument();
  expect(screen.getByText('Contractor')).toBeInTheDocument();
  expect(screen.getByText('Tester')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
});

test('an invitation without a specialization has no line for it', async () => {
  const client = { ...invited, role: 'client' as const, contractorRole: null };
  mockNetwork({
    Viewer: signedOutReply,
    ValidateInvitation: replyTo(ValidateInvitationDocument, { validateInvitation: client }),
  });
  open();
  expect(await screen.findByText('Client')).toBeInTheDocument();
  expect(screen.queryByText('Specialization')).not.toBeInTheDocument();
});

test('an empty form says what is missing and focuses the first invalid field', async () => {
  mockNetwork({ Viewer: signedOutReply, ValidateInvitation: valid });
  open();
  await screen.findByLabelText('First name');
  await submit();
  expect(field('First name')).toHaveAccessibleDescription('First name is required');
  expect(field('Last name')).toHaveAccessibleDescription('Last name is required');
  expect(field('Password')).toHaveAccessibleDescription('Password must be at least 12 characters long');
  expect(field('First name')).toHaveFocus();
});

test('a mismatch is marked at the second password until the first is corrected', async () => {
  mockNetwork({ Viewer: signedOutReply, ValidateInvitation: valid });
  open();
  await fillIn('a good long secre', 'a good long secret');
  await submit();
  expect(field('Confirm password')).toHaveAccessibleDescription("Passwords don't match");
  expect(field('Confirm password')).toHaveFocus();
  await userEvent.type(field('Password'), 't');
  expect(field('Confirm password')).not.toBeInvalid();
});

test('both passwords can be shown', async () => {
  mockNetwork({ Viewer: signedOutReply, ValidateInvitation: valid });
  open();
  await screen.findByLabelText('First name');
  for (const button of screen.getAllByRole('button', { name: 'Show password' })) await userEvent.click(button);
  expect(field('Password')).toHaveAttribute('type', 'text');
  expect(field('Confirm password')).toHaveAttribute('type', 'text');
});

test('a double click registers once, and the button says Creating Account...', async () => {
  const never = () => new Promise<never>(() => undefined);
  const { sent } = mockNetwork({ Viewer: signedOutReply, ValidateInvitation: valid, Register: never });
  open();
  await fillIn();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Complete Registration' }));
  expect(screen.getByRole('button', { name: 'Creating Account...' })).toHaveAttribute('aria-disabled', 'true');
  expect(sent.filter(({ operation }) => operation === 'Register')).toHaveLength(1);
});

test('a successful registration shows a toast, and the page knows the person', async () => {
  const { sent } = mockNetwork({
    Viewer: signedOutReply,
    ValidateInvitation: valid,
    Register: replyTo(RegisterDocument, { register: { user: people.tester } }),
  });
  open();
  await fillIn();
  await submit();
  expect(await screen.findByText('Carla is in')).toBeInTheDocument();
  expect(within(screen.getByRole('status')).getByText('Registration Successful')).toBeInTheDocument();
  const input = { token: 't0ken', firstName: 'Carla', lastName: 'Reyes', password: 'a good long secret' };
  expect(sent.at(-1)?.variables).toEqual({ input });
});

test.each([
  ['the message of the server', errorReply('CONFLICT', 'There is already an account'), 'There is already an account'],
  ['its own message when the server gives none', errorReply('INTERNAL', ''), 'Failed to complete registration'],
  [
    'a fault of what one cannot see',
    errorReply('BAD_USER_INPUT', 'Please check the form', { token: 'Please open the link in your invitation' }),
    'Please open the link in your invitation',
  ],
])('a failed registration shows %s, and the form stays', async (_, reply, shown) => {
  mockNetwork({ Viewer: signedOutReply, ValidateInvitation: valid, Register: reply });
  open();
  await fillIn();
  await submit();
  const alert = screen.getByRole('alert');
  expect(await within(alert).findByText('Registration Failed')).toBeInTheDocument();
  expect(within(alert).getByText(shown)).toBeInTheDocument();
  expect(field('Last name')).toHaveValue('Reyes');
});

test('a password that only the server rejects is marked at its field', async () => {
  const fields = { password: 'This password is too common. Please choose another' };
  mockNetwork({
    Viewer: signedOutReply,
    ValidateInvitation: valid,
    Register: errorReply('BAD_USER_INPUT', 'Check', fields),
  });
  open();
  await fillIn();
  await submit();
  expect(await screen.findByText(fields.password)).toBeInTheDocument();
  expect(field('Password')).toHaveFocus();
});

test('a login code opens the form with its email, and registers with the code', async () => {
  savePendingInvitation({ code: 'abcd-efgh', email: 'carla@example.test', role: 'tester' });
  const byCode = { email: 'carla@example.test', role: 'tester', contractorRole: 'tester', hasAccount: false };
  const { sent } = mockNetwork({
    Viewer: signedOutReply,
    ValidateInvitationCode: replyTo(ValidateInvitationCodeDocument, { validateInvitationCode: byCode }),
    Register: replyTo(RegisterDocument, { register: { user: people.tester } }),
  });
  open('/join');
  await fillIn();
  expect(screen.getByText('carla@example.test')).toBeInTheDocument();
  expect(screen.getByText('Contractor')).toBeInTheDocument();
  await submit();
  expect(await screen.findByText('Carla is in')).toBeInTheDocument();
  const input = { token: 'abcd-efgh', email: 'carla@example.test', firstName: 'Carla', lastName: 'Reyes' };
  expect(sent.find(({ operation }) => operation === 'Register')?.variables).toMatchObject({ input });
  expect(readPendingInvitation()).toBeNull();
});

test.each([
  ['a contractor accepts it after signing in', invited, 'Sign in to accept this invitation.', 'tester'],
  [
    'anyone else just signs in',
    { ...invited, role: 'client' as const, contractorRole: null },
    'Sign in to open your portal.',
    undefined,
  ],
])('an invitation for an email with an account says so: %s', async (_, invitation, hint, pendingRole) => {
  const known = { ...invitation, hasAccount: true };
  mockNetwork({
    Viewer: signedOutReply,
    ValidateInvitation: replyTo(ValidateInvitationDocument, { validateInvitation: known }),
  });
  open();
  expect(await screen.findByRole('heading', { name: 'You have an account' })).toBeInTheDocument();
  expect(screen.getByText(`carla@example.test is registered. ${hint}`)).toBeInTheDocument();
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('At /login')).toBeInTheDocument();
  expect(readPendingInvitation()?.role).toBe(pendingRole);
});
