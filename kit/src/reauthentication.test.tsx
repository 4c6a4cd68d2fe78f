import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gql } from '@apollo/client';
import { useState } from 'react';
import { KitApollo, useOptimisticMutation, useMutation } from 'kit/apollo';
import { Dialog } from 'kit/dialog';
import { toFault } from 'kit/fault';
import { request, type TextDocument } from 'kit/request';
import { mockNetwork, errorReply, type MockResponse, replyTo } from 'kit/test/network';
import { mockPasskeys, rejectDialog, credential } from 'kit/test/passkeys';
import { people, viewerReply } from 'kit/test/people';
import { confirmedPassword, methodsReply, reauthenticationRequired } from 'kit/test/reauthentication';
import { renderInPage, SignedIn } from 'kit/test/render';
import {
  ConfirmPasskeyDocument,
  PasskeyReauthenticationOptionsDocument,
  type ReauthenticationMethod,
} from './gql/graphql.ts';
// Loaded on demand, which a test must not wait for.
import './reauthentication/reauthentication-dialog.tsx';

const change = 'mutation Revoke { revoke }' as unknown as TextDocument<{ revoke: boolean }, Record<string, never>>;
const done = replyTo(change, { revoke: true });

/** A mutation that needs reauthentication once. */
function createServerAnswers(
  methods: ReauthenticationMethod[],
  more: Record<string, MockResponse | (() => MockResponse)> = {},
) {
  let isConfirmed = false;
  const confirm = (reply: MockResponse) => () => {
    isConfirmed = true;
    return reply;
  };
  return mockNetwork({
    Viewer: viewerReply(people.admin),
    Revoke: () => (isConfirmed ? done : reauthenticationRequired),
    ReauthenticationMethods: methodsReply(...methods),
    ConfirmPassword: confirm(confirmedPassword),
    PasskeyReauthenticationOptions: replyTo(PasskeyReauthenticationOptionsDocument, {
      passkeyReauthenticationOptions: { challenge: 'AAAA' },
    }),
    ConfirmPasskey: confirm(replyTo(ConfirmPasskeyDocument, { confirmPasskey: true })),
    ...more,
  });
}

function Screen() {
  const [said, setSaid] = useState('');
  const [name, setName] = useState('');
  const revoke = () =>
    request(change).then(
      () => setSaid('Revoked'),
      (error: unknown) => setSaid(toFault(error).message),
    );
  return (
    <>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <button type="button" onClick={() => void revoke()}>
        Revoke
      </button>
      <output>{said}</output>
    </>
  );
}

async function press(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
}
async function open() {
  renderInPage(
    <SignedIn>
      <Screen />
    </SignedIn>,
  );
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Team');
  await press('Revoke');
  return screen.findByRole('dialog', { name: "Confirm it's you" });
}
const password = () => screen.findByLabelText('Password');

test('a change that needs reauthentication asks for the password and is resent', async () => {
  const { sent } = createServerAnswers(['password']);
  await open();
  expect(await password()).toHaveFocus();
  await userEvent.type(await password(), 'my password{Enter}');
  expect(await screen.findByText('Revoked')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent.filter(({ operation }) => operation !== 'Viewer').map(({ operation }) => operation)).toEqual([
    'Revoke',
    'ReauthenticationMethods',
    'ConfirmPassword',
    'Revoke',
  ]);
  expect(sent.find(({ operation }) => operation === 'ConfirmPassword')?.variables).toEqual({
    input: { password: 'my password' },
  });
});

test.each([
  ['Cancel', () => press('Cancel')],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('%s changes nothing', async (_, cancel) => {
  const { sent } = createServerAnswers(['password']);
  await open();
  await password();
  await cancel();
  expect(await screen.findByText('Nothing was changed, because you canceled the confirmation.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Team');
  expect(sent.filter(({ operation }) => operation === 'Revoke')).toHaveLength(1);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Revoke' })).toHaveFocus());
});

test('a wrong password is shown at the field, and the dialog stays open', async () => {
  createServerAnswers(['password'], {
    ConfirmPassword: errorReply('BAD_USER_INPUT', 'This is not your password', {
      password: 'This is not your password',
    }),
  });
  await open();
  await userEvent.type(await password(), 'a guess{Enter}');
  expect(await screen.findByText('This is not your password')).toBeInTheDocument();
  expect(await password()).toHaveFocus();
  expect(await password()).toHaveAttribute('aria-invalid', 'true');
});

test('too many attempts say when to try again', async () => {
  const message = 'Too many attempts. Please try again in 15 minutes';
  createServerAnswers(['password'], { ConfirmPassword: errorReply('RATE_LIMITED', message) });
  await open();
  await userEvent.type(await password(), 'a guess{Enter}');
  await waitFor(() => expect(screen.getByText(message)).toHaveAttribute('role', 'alert'));
});

test('a passkey confirms as well; a closed browser dialog shows a message', async () => {
  let answer = () => rejectDialog();
  const browser = mockPasskeys(() => answer());
  createServerAnswers(['password', 'passkey']);
  await open();
  await press('Use a passkey');
  expect(await screen.findByText('The passkey dialog was closed. Try again.')).toBeInTheDocument();
  answer = () => Promise.resolve(credential) as never;
  await press('Use a passkey');
  expect(await screen.findByText('Revoked')).toBeInTheDocument();
  browser.remove();
});

test('an account without password and passkey signs in again with the provider in a new tab', async () => {
  createServerAnswers(['external_sign_in']);
  await open();
  const link = await screen.findByRole('link', { name: 'Sign in with your provider' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('href', '/api/login?reauthenticate=1&returnTo=%2Faccount');
});

test('an account without any method has to sign out and sign in again', async () => {
  createServerAnswers([]);
  await open();
  expect(await screen.findByText(/Sign out and sign in again/)).toBeInTheDocument();
});

test('if the methods fail to load, they can be retried', async () => {
  const { answers } = createServerAnswers([], {
    ReauthenticationMethods: errorReply('UNAVAILABLE', 'The database is away'),
  });
  await open();
  expect(await screen.findByText("Couldn't load the ways to confirm")).toBeInTheDocument();
  answers.ReauthenticationMethods = methodsReply('password');
  await press('Retry');
  expect(await password()).toBeInTheDocument();
});

const apolloChange = gql`
  mutation Revoke {
    revoke
  }
`;
function Portal() {
  const [revoke] = useOptimisticMutation(apolloChange, { failed: 'The key was not revoked' });
  const [again] = useMutation(apolloChange);
  const [said, setSaid] = useState('');
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog isOpen={isOpen} title="Below" onClose={() => setOpen(false)}>
      <button
        type="button"
        onClick={() => void revoke({ variables: {} }).then((data) => setSaid(JSON.stringify(data)))}
      >
        Change
      </button>
      <button type="button" onClick={() => void Promise.all([again(), again()]).then(() => setSaid('both'))}>
        Two at once
      </button>
      <output>{said}</output>
    </Dialog>
  );
}
async function openPortal() {
  renderInPage(
    <SignedIn>
      <KitApollo>
        <Portal />
      </KitApollo>
    </SignedIn>,
  );
  await screen.findByRole('dialog', { name: 'Below' });
}

test('in a portal the change is resent too, and the dialog appears above an open one', async () => {
  createServerAnswers(['password']);
  await openPortal();
  await press('Change');
  await userEvent.type(await password(), 'my password');
  expect(await password()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('{"revoke":true}')).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Below' })).toBeInTheDocument();
});

test('in a portal a canceled confirmation is not an error: no toast is shown, and the dialog below stays open', async () => {
  createServerAnswers(['password']);
  await openPortal();
  await press('Change');
  await password();
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText('null')).toBeInTheDocument();
  expect(screen.queryByText('The key was not revoked')).not.toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Below' })).toBeInTheDocument();
});

test('simultaneous changes share one confirmation', async () => {
  const { sent } = createServerAnswers(['password']);
  await openPortal();
  await press('Two at once');
  await act(async () => undefined);
  await userEvent.type(await password(), 'my password{Enter}');
  expect(await screen.findByText('both')).toBeInTheDocument();
  expect(sent.filter(({ operation }) => operation === 'ConfirmPassword')).toHaveLength(1);
});
