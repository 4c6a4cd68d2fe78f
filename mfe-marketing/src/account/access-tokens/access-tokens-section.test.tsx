import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Viewer } from 'kit/session';
import { errorReply, type MockResponse, mockNetwork, replyTo } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import { renderInPage, SignedIn } from 'kit/test/render';
import {
  AccessTokensDocument,
  type AccessTokensQuery,
  CreateAccessTokenDocument,
  RevokeAccessTokenDocument,
} from '#account/gql/graphql.ts';
import { AccessTokensSection } from './access-tokens-section.tsx';

const inAYear = new Date(Date.now() + 365 * 24 * 60 * 60_000).toISOString();
const token: AccessTokensQuery['accessTokens'][number] = {
  id: 't1',
  name: 'Weekly report',
  lastFour: 'k7Qz',
  scopes: ['projects_read', 'tickets_write'],
  createdAt: '2026-01-05T09:00:00.000Z',
  expiresAt: inAYear,
  lastUsedAt: null,
};
const list = (...accessTokens: AccessTokensQuery['accessTokens']) => replyTo(AccessTokensDocument, { accessTokens });
const secret = `tenx_${'x'.repeat(43)}`;
const created = replyTo(CreateAccessTokenDocument, {
  createAccessToken: { token: secret, accessToken: { name: 'Weekly report', expiresAt: inAYear } },
});

function open(first: MockResponse, more: Record<string, MockResponse> = {}, viewer: Viewer = people.client) {
  const net = mockNetwork({ Viewer: viewerReply(viewer), AccessTokens: first, ...more });
  renderInPage(
    <SignedIn>
      <AccessTokensSection />
    </SignedIn>,
  );
  return net;
}
const button = (name: string) => screen.findByRole('button', { name });

test('a token shows its permissions, expiry and last use', async () => {
  open(list(token, { ...token, id: 't2', name: 'Old', expiresAt: '2026-01-06T09:00:00.000Z' }));
  const [first, second] = within(await screen.findByRole('list', { name: 'Your access tokens' })).getAllByRole(
    'listitem',
  );
  expect(first).toHaveTextContent(
    /^Weekly report tenx_…k7QzProjects \(read\), Tickets \(read and write\)expires .+ · never used/,
  );
  expect(second).toHaveTextContent(/expired/);
});

test('without tokens, the section says what they are for', async () => {
  open(list());
  expect(
    await screen.findByText('No access tokens yet. Create one to call the API from a script.'),
  ).toBeInTheDocument();
});

test('a list that failed to load has a retry', async () => {
  const { answers } = open(errorReply('UNAVAILABLE', 'The database is not available'));
  expect(await screen.findByText("Couldn't load your access tokens")).toBeInTheDocument();
  answers.AccessTokens = list(token);
  await userEvent.click(await button('Retry'));
  expect(await screen.findByText('Weekly report')).toBeInTheDocument();
});

test('a token is created with its permissions, shown once, and gone after Done', async () => {
  const { sent, answers } = open(list(), { CreateAccessToken: created });
  await userEvent.click(await button('Create token'));
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Name'), 'Weekly report');
  await userEvent.selectOptions(screen.getByLabelText('Expires after'), '90 days');
  await userEvent.click(await button('Create token'));
  expect(await screen.findByText('Choose at least one permission')).toHaveAttribute('role', 'alert');
  await userEvent.selectOptions(screen.getByLabelText('Projects access'), 'Read');
  await userEvent.selectOptions(screen.getByLabelText('Tickets access'), 'Read and write');
  expect(screen.queryByText('Choose at least one permission')).not.toBeInTheDocument();
  answers.AccessTokens = list(token);
  await userEvent.click(await button('Create token'));
  const card = within(await screen.findByRole('region', { name: 'Copy your token for Weekly report' }));
  expect(card.getByText(secret)).toBeInTheDocument();
  expect(sent.find(({ operation }) => operation === 'CreateAccessToken')?.variables).toEqual({
    input: { name: 'Weekly report', scopes: ['projects_read', 'tickets_write'], expiresInDays: 90 },
  });
  await userEvent.click(card.getByRole('button', { name: 'Done' }));
  expect(screen.queryByText(secret)).not.toBeInTheDocument();
  expect(screen.getByText('Weekly report')).toBeInTheDocument();
});

test.each([
  ['client', ['Projects', 'Tickets', 'Knowledge', 'People', 'Invoices']],
  ['sales', ['Projects', 'Tickets', 'Leads', 'Knowledge', 'Jarvis', 'People', 'Payouts']],
] as const)('a %s is offered the areas of their role', async (who, areas) => {
  open(list(), {}, people[who]);
  await userEvent.click(await button('Create token'));
  const selects = within(screen.getByRole('group', { name: 'Permissions' })).getAllByRole('combobox');
  expect(selects.map((select) => select.getAttribute('aria-label'))).toEqual(areas.map((area) => `${area} access`));
});

test('a token is revoked after a confirmation, and leaves the list', async () => {
  const { sent, answers } = open(list(token), {
    RevokeAccessToken: replyTo(RevokeAccessTokenDocument, { revokeAccessToken: { id: 't1' } }),
  });
  await userEvent.click(await button('Revoke the token Weekly report'));
  answers.AccessTokens = list();
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(screen.queryByText('Weekly report')).not.toBeInTheDocument());
  expect(sent.find(({ operation }) => operation === 'RevokeAccessToken')?.variables).toEqual({ id: 't1' });
});
