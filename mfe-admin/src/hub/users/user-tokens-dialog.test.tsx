import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, type Fixture, replyTo, toConnection } from 'kit/test/network';
import {
  HubUsersDocument,
  OfferedRolesDocument,
  RevokeUserTokenDocument,
  UserTokensDocument,
  type UserTokensQuery,
} from '#gql/graphql.ts';
import { showFounder } from '../../testing/show-founder.tsx';
import { user } from '../../testing/users.ts';
import './user-tokens-dialog.tsx';
import { UsersTab } from './users-tab.tsx';

const token: Fixture<UserTokensQuery['userAccessTokens'][number]> = {
  __typename: 'AccessToken',
  id: 't1',
  name: 'Weekly report',
  lastFour: 'k7Qz',
  scopes: ['leads_read', 'projects_write'],
  expiresAt: '2099-01-01T00:00:00.000Z',
  lastUsedAt: '2026-01-05T09:00:00.000Z',
};
const tokensReply = (...userAccessTokens: Array<typeof token>) => replyTo(UserTokensDocument, { userAccessTokens });

const show = (answers: Parameters<typeof showFounder>[1]) =>
  showFounder(<UsersTab />, {
    OfferedRoles: replyTo(OfferedRolesDocument, { contractorRoles: [] }),
    HubUsers: replyTo(HubUsersDocument, { users: toConnection('User', [user()]) }),
    ...answers,
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test("a person's access tokens are listed and can be revoked after a confirmation", async () => {
  const { answers, getInputs } = show({
    UserTokens: tokensReply(token),
    RevokeUserToken: replyTo(RevokeUserTokenDocument, {
      revokeUserAccessToken: { __typename: 'AccessToken', id: 't1' },
    }),
  });
  await press('Access tokens of Tomás Romero');
  const dialog = within(await screen.findByRole('dialog', { name: 'Access tokens of Tomás Romero' }));
  const listed = await dialog.findByRole('listitem');
  for (const text of ['Weekly report', 'tenx_…k7Qz', 'Projects (read and write), Leads (read)', /last used/])
    expect(listed).toHaveTextContent(text);
  expect(getInputs('UserTokens')).toEqual([{ userId: 'u5' }]);
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke the token Weekly report' }));
  expect(dialog.getByText(/Programs that use “Weekly report” are refused immediately/)).toBeInTheDocument();
  expect(getInputs('RevokeUserToken')).toEqual([]);
  answers.UserTokens = tokensReply();
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Token revoked')).toBeInTheDocument();
  expect(getInputs('RevokeUserToken')).toEqual([{ id: 't1' }]);
  expect(await dialog.findByText('No access tokens')).toBeInTheDocument();
});

test('an access token that can no longer be revoked says so, and the list is read again', async () => {
  const { answers } = show({
    UserTokens: tokensReply(token),
    RevokeUserToken: errorReply('NOT_FOUND', 'There is no such access token'),
  });
  await press('Access tokens of Tomás Romero');
  await press('Revoke the token Weekly report');
  answers.UserTokens = tokensReply();
  await press('Revoke');
  expect(await screen.findByText('There is no such access token')).toBeInTheDocument();
  await press('Cancel');
  expect(await screen.findByText('No access tokens')).toBeInTheDocument();
});
