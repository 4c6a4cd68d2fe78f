import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { replyTo } from 'kit/test/network';
import { CreateReleaseKeyDocument, RegisterSigningKeyDocument, RevokeReleaseKeyDocument } from '#gql/graphql.ts';
// Loaded on demand, so import it before the tests.
import './create-key-dialog.tsx';
import './signing-key-dialog.tsx';
import 'kit/dialog';
import { inDays, key, keys, now, override, overrides, show } from '../../testing/show-releases.tsx';

const panel = async (name: string) => within(await screen.findByRole('region', { name }));

test('shows a key once, with the command that uses it', async () => {
  const { getInputs, answers } = show({
    CreateReleaseKey: replyTo(CreateReleaseKeyDocument, {
      createReleaseKey: { __typename: 'CreatedReleaseKey', id: 'k2', key: 'the-secret', expiresAt: inDays(7) },
    }),
  });
  await (await panel('Portals')).findByRole('listitem');
  await userEvent.click(screen.getByRole('button', { name: 'Create key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create release key' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Create key' }));
  expect(dialog.getByText('Please name the team')).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText('Team'), 'Client team');
  await userEvent.click(dialog.getByRole('button', { name: 'Create key' }));
  expect(dialog.getByText('Please enter the email of the person who holds the key')).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText('Held by'), 'Dora@agency.test');
  expect(dialog.getByLabelText('Expires after')).toHaveValue('30');
  await userEvent.selectOptions(dialog.getByLabelText('Expires after'), '7');
  await userEvent.click(dialog.getByRole('button', { name: 'Create key' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Please choose the portals');
  expect(getInputs('CreateReleaseKey')).toEqual([]);
  await userEvent.click(dialog.getByLabelText('Client portal'));
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  answers.ReleaseKeys = keys(key({ id: 'k2', name: 'Client team' }), key());
  await userEvent.click(dialog.getByRole('button', { name: 'Create key' }));
  expect(await dialog.findByText('the-secret')).toBeInTheDocument();
  expect(
    dialog.getByText(`RELEASE_KEY=the-secret npm run release -- mfe-client --to ${window.location.origin}`),
  ).toBeInTheDocument();
  expect(getInputs('CreateReleaseKey')).toEqual([
    {
      input: {
        name: 'Client team',
        holder: 'dora@agency.test',
        remotes: ['mfe-client'],
        publicKey: null,
        expiresInDays: 7,
      },
    },
  ]);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(document.querySelector('.bp6-overlay-backdrop') as Element);
  expect(dialog.getByText('the-secret')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText('the-secret')).not.toBeInTheDocument());
  expect(await (await panel('Release keys')).findByText('Client team')).toBeInTheDocument();
});

test('a key can be for a portal without releases', async () => {
  const made = { __typename: 'CreatedReleaseKey', id: 'k2', key: 'the-secret', expiresAt: inDays(7) };
  const { getInputs } = show({ CreateReleaseKey: replyTo(CreateReleaseKeyDocument, { createReleaseKey: made }) });
  await (await panel('Portals')).findByRole('listitem');
  await userEvent.click(screen.getByRole('button', { name: 'Create key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create release key' }));
  await userEvent.type(dialog.getByLabelText('Team'), 'Hiring team');
  await userEvent.type(dialog.getByLabelText('Held by'), 'dora@agency.test');
  await userEvent.type(dialog.getByLabelText('New portal (optional)'), 'hiring');
  await userEvent.click(dialog.getByRole('button', { name: 'Create key' }));
  expect(await dialog.findByText('A remote is named as in mfe-client')).toBeInTheDocument();
  await userEvent.clear(dialog.getByLabelText('New portal (optional)'));
  await userEvent.type(dialog.getByLabelText('New portal (optional)'), 'mfe-hiring');
  await userEvent.click(dialog.getByRole('button', { name: 'Create key' }));
  expect(await dialog.findByText('the-secret')).toBeInTheDocument();
  expect(getInputs('CreateReleaseKey')).toMatchObject([{ input: { remotes: ['mfe-hiring'] } }]);
});

test('a released portal is selected in the list', async () => {
  show();
  await (await panel('Portals')).findByRole('listitem');
  await userEvent.click(screen.getByRole('button', { name: 'Create key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create release key' }));
  await userEvent.type(dialog.getByLabelText('New portal (optional)'), 'mfe-client');
  await userEvent.tab();
  expect(dialog.getByLabelText('Client portal')).toBeChecked();
  expect(dialog.getByLabelText('New portal (optional)')).toHaveValue('');
  expect(dialog.getByText('Client portal is already in the list and is now selected.')).toBeInTheDocument();
});

test('confirms before discarding input of the key form', async () => {
  show();
  await (await panel('Portals')).findByRole('listitem');
  await userEvent.click(screen.getByRole('button', { name: 'Create key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create release key' }));
  await userEvent.click(dialog.getByLabelText('Client portal'));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await dialog.findByRole('button', { name: 'Keep editing' }));
  expect(dialog.getByLabelText('Client portal')).toBeChecked();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a key shows its holder, and publishes only signed versions once it has a public key', async () => {
  const publicKey = `MCowBQYDK2VwAyEA${'A'.repeat(30)}TheEndOfAKey1=`;
  const holder = { ...key().createdBy, id: 'u2', firstName: 'Dora', lastName: 'Developer', email: 'dora@agency.test' };
  const { getInputs } = show({
    ReleaseKeys: keys(key({ holder })),
    RegisterSigningKey: replyTo(RegisterSigningKeyDocument, { registerSigningKey: key({ holder, publicKey }) }),
  });
  const row = await (await panel('Release keys')).findByRole('listitem');
  expect(row).toHaveTextContent('Dora Developer, dora@agency.test');
  expect(row).toHaveTextContent('Versions are not signed');
  await userEvent.click(screen.getByRole('button', { name: 'Register public key of Night shift' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Public key of Night shift' }));
  await userEvent.type(dialog.getByLabelText('Public key'), 'ssh-ed25519');
  await userEvent.click(dialog.getByRole('button', { name: 'Register' }));
  expect(dialog.getByText(/^A public key is the line/)).toBeInTheDocument();
  await userEvent.clear(dialog.getByLabelText('Public key'));
  await userEvent.type(dialog.getByLabelText('Public key'), publicKey);
  await userEvent.click(dialog.getByRole('button', { name: 'Register' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(row).toHaveTextContent('Signed versions only: …heEndOfAKey1');
  expect(getInputs('RegisterSigningKey')).toEqual([{ id: 'k1', input: { publicKey } }]);
});

test('revokes a key after a confirmation, updates its status and ends its overrides', async () => {
  const revoked = key({ revokedAt: now });
  const { getInputs, answers } = show({
    RevokeReleaseKey: replyTo(RevokeReleaseKeyDocument, { revokeReleaseKey: revoked }),
    RemoteOverrides: overrides(override),
  });
  expect(await (await panel('Overrides')).findByText('Dora Developer')).toBeInTheDocument();
  answers.RemoteOverrides = overrides();
  expect(await (await panel('Release keys')).findByText('Client portal, mfe-new')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Revoke the key of Night shift' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }));
  expect(await (await panel('Release keys')).findByText('Revoked')).toBeInTheDocument();
  expect(getInputs('RevokeReleaseKey')).toEqual([{ id: 'k1' }]);
  expect(await (await panel('Overrides')).findByText('No open overrides')).toBeInTheDocument();
});

test.each([
  [{ expiresAt: inDays(30) }, 'Expires in 30 days'],
  [{ expiresAt: inDays(1) }, 'Expires in 1 day'],
  [{ expiresAt: inDays(0) }, 'Expired'],
  [{ revokedAt: now }, 'Revoked'],
])('the key %j shows: %s', async (fields, words) => {
  show({ ReleaseKeys: keys(key(fields)) });
  expect(await (await panel('Release keys')).findByText(words)).toBeInTheDocument();
  expect((await panel('Release keys')).getByRole('listitem')).toHaveTextContent(
    /Created today.* by Ada Admin · never used/,
  );
});
