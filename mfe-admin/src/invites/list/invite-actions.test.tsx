import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, replyTo } from 'kit/test/network';
import { RevokeInviteDocument } from '#gql/graphql.ts';
import { invite, invitesReply, resentReply } from '../../testing/invites.ts';
import { showInvites } from '../../testing/show-invites.tsx';

const email = 'nina@example.test';
const pending = invitesReply([invite({ email })]);
const used = invitesReply([invite({ email, status: 'used' })]);
const revoked = replyTo(RevokeInviteDocument, { revokeInvitation: invite({ email, status: 'revoked' }) });

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const question = () => screen.findByRole('alertdialog', { name: `Revoke the invite to ${email}?` });

test('Resend shows the new secrets in the result box', async () => {
  const { sent } = showInvites({
    RecentInvites: pending,
    ResendInvite: resentReply(email, 'tok-2'),
  });
  await press(`Resend invite to ${email}`);
  const box = within(await screen.findByRole('region', { name: `Invite for ${email}` }));
  expect(box.getByText('tok-2')).toBeInTheDocument();
  expect(box.getByText('CODE-tok-2')).toBeInTheDocument();
  expect(screen.getByText('Invite Resent')).toBeInTheDocument();
  expect(sent.find(({ operation }) => operation === 'ResendInvite')?.variables).toEqual({ id: `i-${email}` });
});

test("a second invite's secrets replace the first one's", async () => {
  const { answers } = showInvites({
    RecentInvites: pending,
    ResendInvite: resentReply(email, 'tok-2'),
  });
  await press(`Resend invite to ${email}`);
  await screen.findByText('tok-2');
  answers.ResendInvite = resentReply(email, 'tok-3');
  await press(`Resend invite to ${email}`);
  expect(await screen.findByText('tok-3')).toBeInTheDocument();
  expect(screen.queryByText('tok-2')).not.toBeInTheDocument();
});

test('while resending, the button says so and is disabled', async () => {
  showInvites({ RecentInvites: pending, ResendInvite: () => new Promise(() => undefined) });
  await press(`Resend invite to ${email}`);
  const button = screen.getByRole('button', { name: `Resend invite to ${email}` });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveTextContent('Resending…');
});

test('shows the server message if the invite has been used meanwhile, and updates the list', async () => {
  const message = 'This invitation has already been used';
  const { answers } = showInvites({ RecentInvites: pending, ResendInvite: errorReply('CONFLICT', message) });
  await screen.findByText(email);
  answers.RecentInvites = used;
  await press(`Resend invite to ${email}`);
  expect(await within(screen.getByRole('alert')).findByText(message)).toBeInTheDocument();
  expect(await screen.findByText('Used')).toBeInTheDocument();
});

test.each([
  ['Resend', 'ResendInvite', 'Failed to resend invite'],
  ['Revoke', 'RevokeInvite', 'Failed to revoke invite'],
])('a %s that fails without a server message shows its own', async (verb, operation, shown) => {
  showInvites({ RecentInvites: pending, [operation]: errorReply('INTERNAL', '') });
  await press(`${verb} invite to ${email}`);
  if (verb === 'Revoke') await userEvent.click(within(await question()).getByRole('button', { name: 'Revoke' }));
  expect(await within(screen.getByRole('alert')).findByText(shown)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: `Revoke invite to ${email}` })).toBeInTheDocument();
});

test('Revoke asks for confirmation, with the focus on Keep', async () => {
  const { sent } = showInvites({ RecentInvites: pending, RevokeInvite: revoked });
  await press(`Revoke invite to ${email}`);
  const keep = within(await question()).getByRole('button', { name: 'Keep' });
  expect(keep).toHaveFocus();
  await userEvent.click(keep);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: `Revoke invite to ${email}` })).toHaveFocus();
  expect(sent.some(({ operation }) => operation === 'RevokeInvite')).toBe(false);
});

test('Escape keeps the invite', async () => {
  showInvites({ RecentInvites: pending });
  await press(`Revoke invite to ${email}`);
  await question();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('revoking updates the list and keeps the focus in its row', async () => {
  const { sent } = showInvites({ RecentInvites: pending, RevokeInvite: revoked });
  await press(`Revoke invite to ${email}`);
  await userEvent.click(within(await question()).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Revoked')).toBeInTheDocument();
  expect(screen.getByText('Invite Revoked')).toBeInTheDocument();
  expect(screen.getByRole('listitem')).toHaveFocus();
  expect(within(screen.getByRole('listitem')).queryByRole('button')).not.toBeInTheDocument();
  expect(sent.find(({ operation }) => operation === 'RevokeInvite')?.variables).toEqual({ id: `i-${email}` });
});

test('hides the secrets of an invite when it is revoked', async () => {
  showInvites({
    RecentInvites: pending,
    ResendInvite: resentReply(email, 'tok-2'),
    RevokeInvite: revoked,
  });
  await press(`Resend invite to ${email}`);
  await screen.findByText('tok-2');
  await press(`Revoke invite to ${email}`);
  await userEvent.click(within(await question()).getByRole('button', { name: 'Revoke' }));
  await screen.findByText('Invite Revoked');
  expect(screen.queryByText('tok-2')).not.toBeInTheDocument();
});

test('while revoking, the button says so and is disabled', async () => {
  showInvites({ RecentInvites: pending, RevokeInvite: () => new Promise(() => undefined) });
  await press(`Revoke invite to ${email}`);
  await userEvent.click(within(await question()).getByRole('button', { name: 'Revoke' }));
  expect(screen.getByRole('button', { name: 'Revoking…' })).toHaveAttribute('aria-disabled', 'true');
});
