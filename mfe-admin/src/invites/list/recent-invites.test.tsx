import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply } from 'kit/test/network';
import { hoursAgo, invite, invitesReply, createdReply } from '../../testing/invites.ts';
import { showInvites } from '../../testing/show-invites.tsx';

afterEach(() => jest.useRealTimers());

const list = () => screen.findByRole('list', { name: 'Invites' });
const rows = async () => within(await list()).findAllByRole('listitem');

test('shows placeholders while loading and marks the screen as busy', async () => {
  showInvites({ RecentInvites: () => new Promise(() => undefined) });
  expect(await screen.findByRole('region', { name: 'Recent Invites' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(5);
});

test('an empty list shows the specified text', async () => {
  showInvites();
  expect(await screen.findByText('No invites generated yet')).toBeInTheDocument();
});

test.each([
  ['pending', 'Pending', ['Resend', 'Revoke'], /expires in 3 days/],
  ['expired', 'Expired', ['Resend'], /expired 9 days ago/],
  ['used', 'Used', [], /used today/],
  ['revoked', 'Revoked', [], /revoked today/],
] as const)('a %s invite shows its status, since when, and its actions', async (status, word, actions, when) => {
  const expiresAt = status === 'expired' ? hoursAgo(9 * 24 + 1) : hoursAgo(-71);
  // Today, whatever the time of day: half an hour ago may be yesterday.
  const moment = {
    usedAt: status === 'used' ? hoursAgo(0) : null,
    revokedAt: status === 'revoked' ? hoursAgo(0) : null,
  };
  const testInvite = invite({
    email: 'nina@example.test',
    role: 'contractor',
    contractorRole: 'tester',
    status,
    expiresAt,
  });
  showInvites({ RecentInvites: invitesReply([{ ...testInvite, ...moment }]) });
  const [row] = await rows();
  expect(row).toHaveTextContent('nina@example.test');
  expect(row).toHaveTextContent('Contractor · Tester');
  expect(within(row as HTMLElement).getByText(word)).toBeInTheDocument();
  expect(row).toHaveTextContent(when);
  const buttons = within(row as HTMLElement).queryAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(actions);
});

test('the expiry shows the exact time on hover', async () => {
  const expiresAt = '2030-11-24T12:00:00.000Z';
  showInvites({ RecentInvites: invitesReply([invite({ email: 'nina@example.test', expiresAt })]) });
  const time = await screen.findByText(/^in [\d,.]+ days$/);
  expect(time).toHaveAttribute('datetime', expiresAt);
  expect(time.title).toMatch(/November 24, 2030/);
});

test('an invite that expires while it is on screen updates on its own', async () => {
  showInvites({ RecentInvites: invitesReply([invite({ email: 'nina@example.test', expiresAt: hoursAgo(-0.01) })]) });
  // The list's clock starts with the screen, so install the fake timers first.
  jest.useFakeTimers({ now: Date.now(), doNotFake: ['queueMicrotask', 'setImmediate', 'performance'] });
  expect(await screen.findByText('Pending')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText('Expired')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Revoke/ })).not.toBeInTheDocument();
});

test('a list that failed to load has a Retry button, and invites can still be generated', async () => {
  const { answers } = showInvites({ RecentInvites: errorReply('UNAVAILABLE', 'Try again in a moment') });
  const region = within(await screen.findByRole('region', { name: 'Recent Invites' }));
  const retry = await region.findByRole('button', { name: 'Retry' });
  expect(screen.getByRole('button', { name: 'Generate Invite' })).not.toHaveAttribute('aria-disabled');
  answers.RecentInvites = invitesReply([invite({ email: 'nina@example.test' })]);
  await userEvent.click(retry);
  expect(await screen.findByText('nina@example.test')).toBeInTheDocument();
});

const pages = ({ after }: Record<string, unknown>) =>
  after
    ? invitesReply([invite({ email: 'second@example.test' })])
    : invitesReply([invite({ email: 'first@example.test' })], 'i-first@example.test');

const more = () => screen.findByRole('button', { name: 'Show more invites' });

test('loads more pages, each once', async () => {
  const { sent } = showInvites({ RecentInvites: pages });
  await userEvent.click(await more());
  expect(await screen.findByText('second@example.test')).toBeInTheDocument();
  expect(screen.getByText('first@example.test')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show more invites' })).not.toBeInTheDocument();
  expect(sent.filter(({ operation }) => operation === 'RecentInvites')).toHaveLength(2);
});

test('a page that failed to load keeps the list and can be retried', async () => {
  const { answers } = showInvites({
    RecentInvites: (variables) => (variables.after ? errorReply('UNAVAILABLE', 'Away') : pages(variables)),
  });
  await userEvent.click(await more());
  const recent = within(screen.getByRole('region', { name: 'Recent Invites' }));
  const alert = within(await recent.findByRole('alert'));
  expect(alert.getByText("Couldn't load more invites")).toBeInTheDocument();
  answers.RecentInvites = pages;
  await userEvent.click(alert.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('second@example.test')).toBeInTheDocument();
  expect(screen.getByText('first@example.test')).toBeInTheDocument();
});

test("a change refetches all loaded pages in one request, so that the list doesn't shrink", async () => {
  const { answers, sent } = showInvites({
    RecentInvites: pages,
    CreateInvite: createdReply('new@example.test'),
  });
  await userEvent.click(await more());
  await screen.findByText('second@example.test');
  answers.RecentInvites = invitesReply(
    ['new@example.test', 'first@example.test', 'second@example.test'].map((email) => invite({ email })),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Client' }));
  await userEvent.click(screen.getByRole('button', { name: 'Generate Invite' }));
  expect(await screen.findByText('new@example.test')).toBeInTheDocument();
  expect(await rows()).toHaveLength(3);
  expect(sent.at(-1)).toEqual({ operation: 'RecentInvites', variables: { first: 50 } });
});

test('keeps the list if a refetch fails, and says so', async () => {
  const { answers } = showInvites({
    RecentInvites: pages,
    CreateInvite: createdReply('new@example.test'),
  });
  await list();
  answers.RecentInvites = errorReply('UNAVAILABLE', 'Away');
  await userEvent.click(screen.getByRole('button', { name: 'Client' }));
  await userEvent.click(screen.getByRole('button', { name: 'Generate Invite' }));
  expect(await screen.findByText(/Couldn't refresh the/)).toBeInTheDocument();
  expect(screen.getByText('first@example.test')).toBeInTheDocument();
  expect(screen.getByText('tok-1')).toBeInTheDocument();
});
