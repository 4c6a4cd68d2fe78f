import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply } from 'kit/test/network';
import { hoursAgo, invite, invitesReply, issuedReply } from '../../testing/invites.ts';
import { showInvites } from '../../testing/show-invites.tsx';

afterEach(() => jest.useRealTimers());

const list = () => screen.findByRole('list', { name: 'Invites' });
const rows = async () => within(await list()).findAllByRole('listitem');

test('while the list is on its way there are placeholders, and the screen says that it is busy', async () => {
  showInvites({ RecentInvites: () => new Promise(() => undefined) });
  expect(await screen.findByRole('region', { name: 'Recent Invites' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(5);
});

test('an empty list says so in the words of the specification', async () => {
  showInvites();
  expect(await screen.findByText('No invites generated yet')).toBeInTheDocument();
});

test.each([
  ['pending', 'Pending', ['Resend', 'Revoke'], /expires in 2 days/],
  ['expired', 'Expired', ['Resend'], /expired 9 days ago/],
  ['used', 'Used', [], /used today/],
  ['revoked', 'Revoked', [], /revoked today/],
] as const)('an invite that is %s says so, since when, and what one can do', async (status, word, actions, when) => {
  const expiresAt = status === 'expired' ? hoursAgo(9 * 24 + 1) : hoursAgo(-71);
  // Today, whatever the hour of the day: half an hour ago may be yesterday.
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

test('the expiry has the exact time on hover', async () => {
  const expiresAt = '2030-11-24T12:00:00.000Z';
  showInvites({ RecentInvites: invitesReply([invite({ email: 'nina@example.test', expiresAt })]) });
  const time = await screen.findByText(/^in [\d,.]+ days$/);
  expect(time).toHaveAttribute('datetime', expiresAt);
  expect(time.title).toMatch(/November 24, 2030/);
});

test('an invite that expires while one looks at it says so on its own', async () => {
  showInvites({ RecentInvites: invitesReply([invite({ email: 'nina@example.test', expiresAt: hoursAgo(-0.01) })]) });
  // The clock of the list starts with the screen, so the fake one has to be there before.
  jest.useFakeTimers({ now: Date.now(), doNotFake: ['queueMicrotask', 'setImmediate', 'setTimeout', 'performance'] });
  expect(await screen.findByText('Pending')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText('Expired')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Revoke/ })).not.toBeInTheDocument();
});

test('a list that could not be loaded has a Retry, and one can still generate an invite', async () => {
  const { answers } = showInvites({ RecentInvites: errorReply('UNAVAILABLE', 'Try again in a moment') });
  const region = within(await screen.findByRole('region', { name: 'Recent Invites' }));
  const retry = await region.findByRole('button', { name: 'Retry' });
  expect(screen.getByRole('button', { name: 'Generate Invite' })).toBeEnabled();
  answers.RecentInvites = invitesReply([invite({ email: 'nina@example.test' })]);
  await userEvent.click(retry);
  expect(await screen.findByText('nina@example.test')).toBeInTheDocument();
});

const pages = ({ after }: Record<string, unknown>) =>
  after
    ? invitesReply([invite({ email: 'second@example.test' })])
    : invitesReply([invite({ email: 'first@example.test' })], 'i-first@example.test');

const more = () => screen.findByRole('button', { name: 'Show more invites' });

test('the list goes on page by page, each page once', async () => {
  const { sent } = showInvites({ RecentInvites: pages });
  await userEvent.click(await more());
  expect(await screen.findByText('second@example.test')).toBeInTheDocument();
  expect(screen.getByText('first@example.test')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show more invites' })).not.toBeInTheDocument();
  expect(sent.filter(({ operation }) => operation === 'RecentInvites')).toHaveLength(2);
});

test('a page that could not be loaded leaves the list, and is asked for again when one says so', async () => {
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

test('after a change all pages that are shown are asked for at once, so that the list does not fall back', async () => {
  const { answers, sent } = showInvites({
    RecentInvites: pages,
    CreateInvite: issuedReply('createInvitation', 'new@example.test'),
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

test('a list that could not be brought up to date stays as it is, and says so', async () => {
  const { answers } = showInvites({
    RecentInvites: pages,
    CreateInvite: issuedReply('createInvitation', 'new@example.test'),
  });
  await list();
  answers.RecentInvites = errorReply('UNAVAILABLE', 'Away');
  await userEvent.click(screen.getByRole('button', { name: 'Client' }));
  await userEvent.click(screen.getByRole('button', { name: 'Generate Invite' }));
  expect(await screen.findByText(/could not be brought up to date/)).toBeInTheDocument();
  expect(screen.getByText('first@example.test')).toBeInTheDocument();
  expect(screen.getByText('tok-1')).toBeInTheDocument();
});
