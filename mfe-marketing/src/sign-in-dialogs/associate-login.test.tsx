import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readPendingInvitation } from 'kit/pending-invitation';
import { useLocation } from 'kit/router';
import { mockNetwork, errorReply, signedOutReply, replyTo } from 'kit/test/network';
import { renderInPage } from 'kit/test/render';
import { ValidateInvitationCodeDocument } from '#gql/graphql.ts';
import { HeroActions } from '../landing/hero/hero-actions.tsx';
import { SiteFrame } from '../site-frame.tsx';
import './sign-in-dialogs.tsx';

beforeEach(() => sessionStorage.clear());

const Address = () => {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
};

function openPage() {
  return renderInPage(
    <SiteFrame>
      <HeroActions onStart={() => undefined} />
      <Address />
    </SiteFrame>,
    { path: '/' },
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function openDialog() {
  const { left } = openPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Associate Login' }));
  await screen.findByRole('dialog', { name: 'Associate Login' });
  return { left };
}

async function openCodeForm() {
  const { left } = await openDialog();
  await press('I Have a Login Code');
  return { left };
}

async function enter(code: string, email: string) {
  if (code) await userEvent.type(screen.getByLabelText('Login code'), code);
  if (email) await userEvent.type(screen.getByLabelText('Email'), email);
  await press('Validate Login Code');
}

const valid = (role: string, hasAccount = true) =>
  replyTo(ValidateInvitationCodeDocument, {
    validateInvitationCode: { email: 'dan@example.test', role, contractorRole: role, hasAccount },
  });

test('an existing associate continues to the sign-in', async () => {
  mockNetwork({ Viewer: signedOutReply });
  await openDialog();
  expect(screen.getByRole('button', { name: 'Continue to Contractor Hub' })).toHaveFocus();
  await press('Continue to Contractor Hub');
  expect(screen.getByTestId('address')).toHaveTextContent('/login');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an empty code form says what is missing', async () => {
  mockNetwork({ Viewer: signedOutReply });
  await openCodeForm();
  expect(screen.getByLabelText('Login code')).toHaveFocus();
  await press('Validate Login Code');
  expect(screen.getByLabelText('Login code')).toHaveAccessibleDescription('Login code is required');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Valid email is required');
});

test('the valid code of someone with an account is confirmed, stored for the registration and leads to the sign-in', async () => {
  const { sent } = mockNetwork({ Viewer: signedOutReply, ValidateInvitationCode: valid('developer') });
  const { left } = await openCodeForm();
  await enter(' abcd-efgh ', 'Dan@Example.test');
  expect(await screen.findByText('developer Contractor')).toBeInTheDocument();
  const status = screen.getByRole('status');
  expect(within(status).getByText('Invitation Valid!')).toBeInTheDocument();
  expect(
    within(status).getByText('Welcome to the developer program. You will now be redirected to complete registration.'),
  ).toBeInTheDocument();
  expect(sent.at(-1)?.variables).toEqual({ input: { code: 'abcd-efgh', email: 'dan@example.test' } });

  expect(screen.getByRole('button', { name: 'Complete Registration' })).toHaveFocus();
  expect(readPendingInvitation()).toBeNull();
  await press('Complete Registration');
  expect(readPendingInvitation()).toEqual({ code: 'abcd-efgh', email: 'dan@example.test', role: 'developer' });
  expect(left).toEqual(['/api/login']);
});

test('someone without an account goes on to the join form', async () => {
  mockNetwork({ Viewer: signedOutReply, ValidateInvitationCode: valid('tester', false) });
  const { left } = await openCodeForm();
  await enter('abcd-efgh', 'dan@example.test');
  expect(await screen.findByText('Next, choose a name and a password for dan@example.test.')).toBeInTheDocument();
  await press('Complete Registration');
  expect(screen.getByTestId('address')).toHaveTextContent('/join');
  expect(readPendingInvitation()).toEqual({ code: 'abcd-efgh', email: 'dan@example.test', role: 'tester' });
  expect(left).toEqual([]);
});

test('a client invitation is not stored for someone with an account: they just sign in', async () => {
  const invitation = { email: 'dan@example.test', role: 'client', contractorRole: null, hasAccount: true };
  const answer = replyTo(ValidateInvitationCodeDocument, { validateInvitationCode: invitation });
  mockNetwork({ Viewer: signedOutReply, ValidateInvitationCode: answer });
  const { left } = await openCodeForm();
  await enter('abcd-efgh', 'dan@example.test');
  await screen.findByText(/already has an account/);
  expect(screen.getByText('client')).toBeInTheDocument();
  await press('Complete Registration');
  expect(left).toEqual(['/api/login']);
  expect(readPendingInvitation()).toBeNull();
});

test.each([
  ['developer', '--color-green'],
  ['tester', '--color-sky'],
  ['support', '--color-purple'],
  ['designer', '--color-faint'],
])('%s has the color %s', async (role, color) => {
  mockNetwork({ Viewer: signedOutReply, ValidateInvitationCode: valid(role) });
  await openCodeForm();
  await enter('abcd-efgh', 'dan@example.test');
  const label = await screen.findByText(`${role} Contractor`);
  expect(label.parentElement).toHaveStyle({ color: `var(${color})` });
});

test("an invalid code shows the server's message, and the form stays", async () => {
  const message = 'This invitation is invalid or has expired';
  mockNetwork({ Viewer: signedOutReply, ValidateInvitationCode: errorReply('INVITATION_INVALID', message) });
  await openCodeForm();
  await enter('wrong', 'dan@example.test');
  const alert = screen.getByRole('alert');
  expect(await within(alert).findByText('Invalid Login Code')).toBeInTheDocument();
  expect(within(alert).getByText(message)).toBeInTheDocument();
  expect(screen.getByLabelText('Login code')).toHaveValue('wrong');
});

test('Back goes one step back', async () => {
  mockNetwork({ Viewer: signedOutReply, ValidateInvitationCode: valid('tester') });
  await openCodeForm();
  await enter('abcd-efgh', 'dan@example.test');
  await screen.findByText('tester Contractor');
  await press('Back');
  expect(screen.getByLabelText('Login code')).toHaveFocus();
  await press('Back');
  expect(screen.getByRole('button', { name: 'I Have a Login Code' })).toBeInTheDocument();
});

test.each(['Cancel', 'Close'])('%s closes the dialog, which starts over the next time', async (name) => {
  mockNetwork({ Viewer: signedOutReply });
  await openCodeForm();
  await press(name);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/);
  await press('Associate Login');
  expect(await screen.findByRole('button', { name: 'I Have a Login Code' })).toBeInTheDocument();
});
