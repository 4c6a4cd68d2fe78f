import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataClient } from 'kit/apollo';
import { errorReply, replyTo } from 'kit/test/network';
import { people } from 'kit/test/people';
import { HubRoleDocument } from '#gql/graphql.ts';
import { prefetchHub } from './prefetch-hub.ts';
import { showHub } from '../testing/show-hub.tsx';

const findTab = (name: string) => screen.findByRole('tab', { name });
const getPanel = () => screen.getByRole('tabpanel');

test('the tabs are in the order of the specification, with My tasks beside Projects, and the first is open', async () => {
  showHub();
  const tabs = within(await screen.findByRole('tablist')).getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Dashboard',
    'Projects',
    'My tasks',
    'DocHub',
    'AI Nexus',
    'Upskill',
    'Billing',
    'Tickets',
    'Client Store',
    'Jarvis',
  ]);
  expect(await findTab('Dashboard')).toHaveAttribute('aria-selected', 'true');
  expect(getPanel()).toHaveAccessibleName('Dashboard');
});

test('the open tab is in the URL, and a URL opens its tab', async () => {
  const { address } = showHub({}, { search: 'tab=billing' });
  expect(await findTab('Billing')).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(await findTab('Tickets'));
  expect(address()).toBe('?tab=tickets');
  expect(getPanel()).toHaveAccessibleName('Tickets');
});

test('an unknown tab opens the first one', async () => {
  showHub({}, { search: 'tab=nowhere' });
  expect(await findTab('Dashboard')).toHaveAttribute('aria-selected', 'true');
});

test('arrow keys move along the tabs and wrap, Home and End go to the ends, Enter and Space open', async () => {
  const { address } = showHub();
  (await findTab('Dashboard')).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(await findTab('Projects')).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(await findTab('Jarvis')).toHaveFocus();
  expect(address()).toBe('?');
  await userEvent.keyboard('{Home}{ArrowRight}{Enter}');
  expect(address()).toBe('?tab=projects');
  await userEvent.keyboard('{End}{ArrowLeft} ');
  expect(address()).toBe('?tab=client-store');
});

test.each([
  [
    'the display name of its record',
    replyTo(HubRoleDocument, { contractorRole: { id: 'r1', displayName: 'Lead Engineer' } }),
    'tester',
    'Lead Engineer',
  ],
  ['the capitalized role without a record', replyTo(HubRoleDocument, { contractorRole: null }), 'tester', 'Tester'],
  ['the capitalized role if the record fails to load', errorReply('UNAVAILABLE', 'Try again'), 'tester', 'Tester'],
  ['"Contractor" without a role', replyTo(HubRoleDocument, { contractorRole: null }), null, 'Contractor'],
])('the header shows %s', async (_, HubRole, contractorRole, shown) => {
  showHub({ HubRole }, { viewer: { ...people.tester, contractorRole } });
  expect(await screen.findByRole('heading', { level: 1, name: shown })).toBeInTheDocument();
});

test('the role is fetched once, even if that fails', async () => {
  const { sent } = showHub({ HubRole: errorReply('UNAVAILABLE', 'Try again') });
  await screen.findByRole('heading', { level: 1, name: 'Developer' });
  expect(sent.filter(({ operation }) => operation === 'HubRole')).toHaveLength(1);
});

test('an administrator sees a notice with a link to the admin portal instead of the hub', async () => {
  const { sent } = showHub({}, { viewer: people.admin });
  expect(await screen.findByText(/^The hub is for contractors/)).toBeInTheDocument();
  expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
  expect(sent.map(({ operation }) => operation)).toEqual(['Viewer']);
});

test('nothing of Jarvis is fetched before its tab opens', async () => {
  const { sent } = showHub();
  await screen.findByRole('heading', { level: 1, name: 'Developer' });
  expect(sent.map(({ operation }) => operation)).not.toContain('ConversationList');
  await userEvent.click(await findTab('Jarvis'));
  expect(await screen.findByRole('button', { name: 'New chat' })).toBeInTheDocument();
  expect(sent.map(({ operation }) => operation)).toContain('ConversationList');
});

test('hovering a tab prefetches its code and data', async () => {
  const query = jest.fn(async () => ({}));
  await prefetchHub({ query } as unknown as DataClient, new URL('http://localhost/contractor?tab=client-store'));
  expect(query.mock.calls).toHaveLength(3);
});

test('Jarvis is never prefetched', async () => {
  const query = jest.fn(async () => ({}));
  await prefetchHub({ query } as unknown as DataClient, new URL('http://localhost/contractor?tab=jarvis'));
  expect(query).toHaveBeenCalledTimes(1);
});
