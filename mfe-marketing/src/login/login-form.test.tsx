import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockNetwork, errorReply, signedOutReply, replyTo } from 'kit/test/network';
import { people } from 'kit/test/people';
import { renderInPage } from 'kit/test/render';
import { savePendingInvitation } from 'kit/pending-invitation';
import { useSession } from 'kit/session';
import { SignInAsFounderDocument, SignInDocument } from '#gql/graphql.ts';
import { signInProblems } from 'rules/sign-in-problems';
import { LoginScreen } from './login-screen.tsx';

const founderEmail = 'founder@example.test';
const founderEmailHash = '70bd95137970d12c9088fc06a4cc4aabb9bae363aa694b864f7b5b7f210c7049';

/** Simulates the shell, which navigates on after sign-in. */
function LoginHarness() {
  const { viewer } = useSession();
  return viewer ? <p>{viewer.firstName} is in</p> : <LoginScreen />;
}

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');

async function submit(typedEmail: string, typedPassword: string) {
  if (typedEmail) await userEvent.type(email(), typedEmail);
  if (typedPassword) await userEvent.type(password(), typedPassword);
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
}

test('an empty form says what is missing and focuses the first invalid field', async () => {
  const { sent } = mockNetwork({ Viewer: signedOutReply });
  renderInPage(<LoginHarness />);
  await submit('', '');
  expect(email()).toHaveAccessibleDescription('Please enter a valid email address');
  expect(email()).toBeInvalid();
  expect(password()).toHaveAccessibleDescription('Password is required');
  expect(email()).toHaveFocus();
  expect(sent.map(({ operation }) => operation)).toEqual(['Viewer']);
});

test('an invalid email is marked on blur, until it is valid', async () => {
  mockNetwork({ Viewer: signedOutReply });
  renderInPage(<LoginHarness />);
  await userEvent.type(email(), 'carla');
  await userEvent.tab();
  expect(email()).toHaveAccessibleDescription('Please enter a valid email address');
  await userEvent.type(email(), '@example.test');
  expect(email()).not.toBeInvalid();
});

test('during the request the button says Signing In...', async () => {
  mockNetwork({ Viewer: signedOutReply, SignIn: () => new Promise(() => undefined) });
  renderInPage(<LoginHarness />);
  await submit('carla@example.test', 'demo-password-123');
  expect(screen.getByRole('button', { name: 'Signing In...' })).toHaveAttribute('aria-disabled', 'true');
});

test('a successful sign-in shows a toast, and the page knows the person', async () => {
  const { sent } = mockNetwork({
    Viewer: signedOutReply,
    SignIn: replyTo(SignInDocument, { signIn: { user: people.client, secondFactor: [] } }),
  });
  renderInPage(<LoginHarness />);
  await submit(' Carla@Example.test ', 'demo-password-123');
  expect(await screen.findByText('Carla is in')).toBeInTheDocument();
  const status = screen.getByRole('status');
  expect(within(status).getByText('Login Successful')).toBeInTheDocument();
  expect(within(status).getByText('Welcome back to 10x Labs!')).toBeInTheDocument();
  expect(sent.at(-1)?.variables).toEqual({ input: { email: 'carla@example.test', password: 'demo-password-123' } });
});

test.each([
  [
    'the message of the server',
    'Too many attempts. Try again in 15 minutes.',
    'Too many attempts. Try again in 15 minutes.',
  ],
  ['its own message when the server gives none', '', 'Invalid email or password'],
])('a failed sign-in shows %s, and the form stays', async (_, message, shown) => {
  mockNetwork({ Viewer: signedOutReply, SignIn: errorReply('UNAUTHENTICATED', message) });
  renderInPage(<LoginHarness />);
  await submit('carla@example.test', 'wrong');
  const alert = screen.getByRole('alert');
  expect(await within(alert).findByText('Login Failed')).toBeInTheDocument();
  expect(within(alert).getByText(shown)).toBeInTheDocument();
  expect(password()).toHaveAccessibleDescription(shown);
  await userEvent.type(password(), '2');
  expect(password()).toHaveAccessibleDescription('');
  expect(email()).toHaveValue('carla@example.test');
  expect(screen.getByRole('button', { name: 'Sign In' })).not.toHaveAttribute('aria-disabled');
});

test('field errors that only the server finds are shown at their fields', async () => {
  const fields = { password: 'Password is too long' };
  mockNetwork({ Viewer: signedOutReply, SignIn: errorReply('BAD_USER_INPUT', 'Please check the form', fields) });
  renderInPage(<LoginHarness />);
  await submit('carla@example.test', 'x');
  await screen.findByText('Password is too long');
  expect(password()).toHaveFocus();
  expect(screen.queryByText('Login Failed')).not.toBeInTheDocument();
});

test("the founder signs in through the founder's mutation, in whichever case the email is typed", async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<script type="application/json" id="public-settings">${JSON.stringify({ founderEmailHash })}</script>`,
  );
  const { sent } = mockNetwork({
    Viewer: signedOutReply,
    SignInAsFounder: replyTo(SignInAsFounderDocument, { signInAsFounder: { user: people.founder, secondFactor: [] } }),
  });
  renderInPage(<LoginHarness />);
  await submit(founderEmail.toUpperCase(), 'demo-password-123');
  expect(await screen.findByText('Carla is in')).toBeInTheDocument();
  expect(sent.at(-1)?.operation).toBe('SignInAsFounder');
  document.getElementById('public-settings')?.remove();
});

test('an external provider is linked, and returns to the requested page', async () => {
  mockNetwork({ Viewer: signedOutReply });
  const settings = JSON.stringify({ founderEmailHash: null, hasExternalSignIn: true });
  document.body.insertAdjacentHTML(
    'beforeend',
    `<script type="application/json" id="public-settings">${settings}</script>`,
  );
  const { left } = renderInPage(<LoginHarness />, { path: '/login?returnTo=/client/billing' });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue with your sign-in provider' }));
  expect(left).toEqual(['/api/login?returnTo=%2Fclient%2Fbilling']);
  document.getElementById('public-settings')?.remove();
});

test('the password can be shown and hidden again', async () => {
  mockNetwork({ Viewer: signedOutReply });
  renderInPage(<LoginHarness />);
  expect(password()).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password()).toHaveAttribute('type', 'password');
});

test('the page links home and says how to get an account', async () => {
  mockNetwork({ Viewer: signedOutReply });
  renderInPage(<LoginHarness />);
  expect(await screen.findByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  expect(screen.getByText('New accounts come by invitation from an administrator.')).toBeInTheDocument();
});

test('the page links to the password reset', async () => {
  mockNetwork({ Viewer: signedOutReply });
  renderInPage(<LoginHarness />);
  expect(await screen.findByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
});

test.each(Object.entries(signInProblems))('a failed external sign-in (%s) shows its reason', async (code, words) => {
  mockNetwork({ Viewer: signedOutReply });
  renderInPage(<LoginHarness />, { path: `/login?problem=${code}` });
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test.each(['', '?problem=', '?problem=Call+0800', '?problem=constructor'])(
  'an unknown problem in the URL (%s) shows nothing',
  async (search) => {
    mockNetwork({ Viewer: signedOutReply });
    renderInPage(<LoginHarness />, { path: `/login${search}` });
    await screen.findByLabelText('Email');
    for (const alert of screen.getAllByRole('alert')) expect(alert).toBeEmptyDOMElement();
  },
);

test('a person with a valid invitation sees what signing in is for', async () => {
  savePendingInvitation({ code: 'ABCD', email: 'dan@example.test', role: 'developer' });
  mockNetwork({ Viewer: signedOutReply });
  renderInPage(<LoginHarness />);
  expect(await screen.findByText(/Sign in as dan@example.test to complete your registration/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Create one' })).toHaveAttribute('href', '/join');
  expect(screen.getByLabelText('Email')).toHaveValue('dan@example.test');
});
