import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockNetwork, errorReply, type MockResponse, replyTo } from 'kit/test/network';
import { mockPasskeys, rejectDialog, credential } from 'kit/test/passkeys';
import { people, viewerReply } from 'kit/test/people';
import { methodsReply, reauthenticationRequired } from 'kit/test/reauthentication';
import { renderInPage, SignedIn } from 'kit/test/render';
import { AddPasskeyDocument, PasskeyRegistrationOptionsDocument, RemovePasskeyDocument } from '#account/gql/graphql.ts';
import { Passkeys } from './passkeys.tsx';

const laptop = { id: 'p1', name: 'Work laptop', createdAt: '2026-01-05T09:00:00.000Z', lastUsedAt: null };
const phone = {
  id: 'p2',
  name: 'Phone',
  createdAt: '2026-01-05T09:00:00.000Z',
  lastUsedAt: '2026-02-07T09:00:00.000Z',
};
const codes = ['ACDE-FGHJ-KMNP-QRTW'];
const changed = jest.fn(async () => undefined);
let browser: ReturnType<typeof mockPasskeys> | undefined;
afterEach(() => {
  browser?.remove();
  browser = undefined;
  changed.mockClear();
});

interface OpenOptions {
  dialog?: () => Promise<unknown>;
  answers?: Record<string, MockResponse>;
  passkeys?: Array<typeof laptop | typeof phone>;
}

async function open({ dialog = async () => credential, answers = {}, passkeys = [] }: OpenOptions) {
  browser = mockPasskeys(dialog);
  const user = { id: 'dTE', name: 'carla@example.test', displayName: 'Carla Reyes' };
  const options = { challenge: 'Y2hhbGxlbmdl', rp: { id: 'localhost', name: '10x Labs' }, user, pubKeyCredParams: [] };
  const net = mockNetwork({
    Viewer: viewerReply(people.client),
    PasskeyRegistrationOptions: replyTo(PasskeyRegistrationOptionsDocument, { passkeyRegistrationOptions: options }),
    AddPasskey: replyTo(AddPasskeyDocument, { addPasskey: { recoveryCodes: codes } }),
    ...answers,
  });
  renderInPage(
    <SignedIn>
      <Passkeys passkeys={passkeys} onChanged={changed} />
    </SignedIn>,
  );
  await screen.findByRole('group', { name: 'Passkeys' });
  return net;
}

async function add(name: string) {
  if (name) await userEvent.type(screen.getByLabelText('Passkey name'), name);
  await userEvent.click(screen.getByRole('button', { name: 'Add passkey' }));
}

test('each passkey shows its name and its last use', async () => {
  await open({ passkeys: [laptop, phone] });
  const [first, second] = within(screen.getByRole('list', { name: 'Your passkeys' })).getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Work laptopadded .+ · not used yetRemove$/);
  expect(second).toHaveTextContent(/^Phoneadded .+ · last used .+Remove$/);
});

test('a browser without passkeys shows a notice', async () => {
  mockNetwork({ Viewer: viewerReply(people.client) });
  renderInPage(
    <SignedIn>
      <Passkeys passkeys={[]} onChanged={changed} />
    </SignedIn>,
  );
  expect(await screen.findByText(/This browser can.t create passkeys/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add passkey' })).not.toBeInTheDocument();
});

test('the button does not wait for the device during reauthentication, and canceling that is no error', async () => {
  await open({
    answers: {
      PasskeyRegistrationOptions: reauthenticationRequired,
      ReauthenticationMethods: methodsReply('password'),
    },
  });
  await add('Work laptop');
  await screen.findByRole('dialog', { name: "Confirm it's you" });
  expect(screen.queryByText('Waiting for your device…')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add passkey' })).not.toHaveAttribute('aria-disabled'));
  expect(screen.queryByText("Couldn't add the passkey")).not.toBeInTheDocument();
});

test('a passkey needs a name', async () => {
  await open({});
  await add('');
  expect(screen.getByLabelText('Passkey name')).toHaveAccessibleDescription('Please give the passkey a name');
  expect(browser?.requests).toEqual([]);
});

test('a passkey is added under its name, and recovery codes come with the first', async () => {
  const { sent } = await open({});
  await add(' Work laptop ');
  expect(await screen.findByText('Passkey added')).toBeInTheDocument();
  expect(changed).toHaveBeenCalledWith(codes);
  expect(sent.at(-1)).toMatchObject({
    operation: 'AddPasskey',
    variables: { input: { name: 'Work laptop', response: { id: 'passkey-1' } } },
  });
  expect(screen.getByLabelText('Passkey name')).toHaveValue('');
});

test.each([
  ['closed', 'NotAllowedError', 'The passkey dialog was closed. Try again.'],
  ['of a device that has one', 'InvalidStateError', 'This device already has a passkey for your account.'],
])('a %s dialog shows an error, and the name is kept', async (_, name, words) => {
  await open({ dialog: () => rejectDialog(name) });
  await add('Phone');
  const alert = screen.getByRole('alert');
  expect(await within(alert).findByText("Couldn't add the passkey")).toBeInTheDocument();
  expect(within(alert).getByText(words)).toBeInTheDocument();
  expect(screen.getByLabelText('Passkey name')).toHaveValue('Phone');
  expect(changed).not.toHaveBeenCalled();
});

test.each([
  ['CONFLICT', 'You have 20 passkeys, the maximum. Remove one first', undefined],
  ['BAD_USER_INPUT', "This passkey wasn't accepted. Try again", { response: true }],
])('a server error (%s) is shown', async (code, message, field) => {
  await open({ answers: { AddPasskey: errorReply(code, message, field && { response: message }) } });
  await add('Phone');
  expect(await within(screen.getByRole('alert')).findByText(message)).toBeInTheDocument();
});

test('a passkey is removed after confirmation', async () => {
  const { sent } = await open({
    passkeys: [laptop],
    answers: { RemovePasskey: replyTo(RemovePasskeyDocument, { removePasskey: { totp: false } }) },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Remove the passkey Work laptop' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove passkey' }));
  expect(dialog.getByText(/“Work laptop”/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Passkey removed')).toBeInTheDocument();
  expect(sent.at(-1)?.variables).toEqual({ id: 'p1' });
  expect(changed).toHaveBeenCalledTimes(1);
});
