import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from 'kit/session';
import { mockNetwork, errorReply, signedOutReply, type MockResponse, replyTo } from 'kit/test/network';
import { mockPasskeys, rejectDialog, credential } from 'kit/test/passkeys';
import { people } from 'kit/test/people';
import { renderInPage } from 'kit/test/render';
import { SignInWithPasskeyDocument, PasskeySignInOptionsDocument } from '#gql/graphql.ts';
import { signInExpiredMessage, type SecondFactor } from 'rules/second-factor';
import { SecondStep } from './second-step.tsx';

const options: MockResponse = replyTo(PasskeySignInOptionsDocument, {
  passkeySignInOptions: { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost', allowCredentials: [] },
});
const over = jest.fn();
let passkeys: ReturnType<typeof mockPasskeys>;
afterEach(() => {
  passkeys.remove();
  over.mockReset();
});

interface PressOptions {
  dialog?: () => Promise<unknown>;
  answers?: Record<string, MockResponse>;
  factors?: SecondFactor[];
}

async function press({ dialog = async () => credential, answers = {}, factors = ['totp', 'passkey'] }: PressOptions) {
  passkeys = mockPasskeys(dialog);
  const { sent } = mockNetwork({
    Viewer: signedOutReply,
    PasskeySignInOptions: options,
    SignInWithPasskey: replyTo(SignInWithPasskeyDocument, { signInWithPasskey: { user: people.client } }),
    ...answers,
  });
  renderInPage(<SecondStepHarness factors={factors} />);
  const button = await screen.findByRole('button', { name: 'Use a passkey' });
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  return { sent, button };
}

function SecondStepHarness({ factors }: { factors: SecondFactor[] }) {
  const { viewer } = useSession();
  return viewer ? <p>{viewer.firstName} is in</p> : <SecondStep factors={factors} onStartOver={over} />;
}

test('a passkey is offered first and signs in', async () => {
  const { sent } = await press({});
  expect(await screen.findByText('Carla is in')).toBeInTheDocument();
  expect(passkeys.requests).toHaveLength(1);
  expect(sent.at(-1)).toMatchObject({
    operation: 'SignInWithPasskey',
    variables: { input: { response: { id: 'passkey-1', type: 'public-key' } } },
  });
});

test('while the dialog is open, the button says so and opens no second one', async () => {
  await press({ dialog: () => new Promise(() => undefined) });
  const waiting = await screen.findByRole('button', { name: 'Waiting for your passkey…' });
  await userEvent.click(waiting);
  expect(waiting).toHaveAttribute('aria-disabled', 'true');
  expect(passkeys.requests).toHaveLength(1);
});

test('two clicks before the next render open one dialog', async () => {
  const dialog = Promise.withResolvers<unknown>();
  const { button } = await press({ dialog: () => rejectDialog() });
  await screen.findByText('The passkey dialog was closed. Try again.');
  passkeys.remove();
  passkeys = mockPasskeys(() => dialog.promise);
  act(() => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
  await waitFor(() => expect(passkeys.requests).toHaveLength(1));
  await act(async () => dialog.resolve(credential));
  expect(await screen.findByText('Carla is in')).toBeInTheDocument();
  expect(passkeys.requests).toHaveLength(1);
});

test.each([
  ['closed', 'NotAllowedError', 'The passkey dialog was closed. Try again.'],
  ['called off', 'AbortError', 'The passkey dialog was closed. Try again.'],
  ['of another site', 'SecurityError', "Passkeys don't work at this address."],
  ['no use', 'UnknownError', "Couldn't use a passkey. Try another way."],
])('a %s passkey dialog shows an error and can be retried', async (_, name, words) => {
  const elsewhere = replyTo(PasskeySignInOptionsDocument, {
    passkeySignInOptions: { challenge: 'Y2hhbGxlbmdl', rpId: 'example.test' },
  });
  const { button, sent } = await press({
    dialog: () => rejectDialog(name),
    answers: { PasskeySignInOptions: elsewhere },
  });
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(button).toHaveAccessibleDescription(words);
  expect(button).toHaveTextContent('Use a passkey');
  expect(sent.map(({ operation }) => operation)).not.toContain('SignInWithPasskey');
  expect(over).not.toHaveBeenCalled();
});

test('a passkey that the server rejects shows an error', async () => {
  const words = "This passkey wasn't accepted. Try again";
  await press({ answers: { SignInWithPasskey: errorReply('UNAUTHENTICATED', words) } });
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('a sign-in that expired in the meantime starts over', async () => {
  await press({ answers: { PasskeySignInOptions: errorReply('UNAUTHENTICATED', signInExpiredMessage) } });
  await screen.findByRole('button', { name: 'Use a passkey' });
  expect(over).toHaveBeenCalledWith(signInExpiredMessage);
});
