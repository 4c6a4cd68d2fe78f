import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, type MockResponse, replyTo, toConnection } from 'kit/test/network';
import {
  ChangeRoleDocument,
  DeactivateUserDocument,
  EndUserSessionsDocument,
  HubUsersDocument,
  OfferedRolesDocument,
  ReactivateUserDocument,
  RemoveSecondFactorsDocument,
} from '#gql/graphql.ts';
import { createDeferredReply, showFounder } from '../../testing/show-founder.tsx';
import { type User, user } from '../../testing/users.ts';
import './change-role-dialog.tsx';
import 'kit/dialog';
import { UsersTab } from './users-tab.tsx';

const usersReply = (...nodes: User[]) => replyTo(HubUsersDocument, { users: toConnection('User', nodes) });
const rolesReply = replyTo(OfferedRolesDocument, {
  contractorRoles: [
    { __typename: 'ContractorRole', id: 'r1', name: 'support', displayName: 'Support', isActive: false },
    { __typename: 'ContractorRole', id: 'r2', name: 'qa_lead', displayName: 'QA lead', isActive: true },
  ],
});
type Answers = Parameters<typeof showFounder>[1];
const show = (answers: Answers, path?: string) =>
  showFounder(<UsersTab />, { OfferedRoles: rolesReply, ...answers }, path);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const row = async () => within(await screen.findByRole('list', { name: 'Users' })).getByRole('listitem');

test('each account shows its owner, role, sign-in methods and last visit', async () => {
  const profile = {
    __typename: 'ContractorProfile',
    id: 'p1',
    tagName: 'tomas',
    experienceLevel: 'mid' as const,
    technologies: 'Playwright and k6',
  };
  show({
    HubUsers: usersReply(
      user({
        contractorProfile: profile,
        hasSecondFactor: true,
        openSessions: 2,
        lastSeenAt: '2026-01-05T09:00:00.000Z',
      }),
    ),
  });
  for (const text of [
    'Tomás Romero',
    'Contractor, Tester',
    'Two-factor authentication',
    'tomas · Mid',
    'Playwright and k6',
  ])
    expect(await row()).toHaveTextContent(text);
  expect(await row()).toHaveTextContent(/Last seen .*2 open sessions/);
});

test("an account that can't be changed has no actions", async () => {
  show({ HubUsers: usersReply(user({ viewerCanChange: false, openSessions: 2, hasSecondFactor: true })) });
  expect(await row()).toHaveTextContent("You can't change this account");
  expect(within(await row()).queryByRole('button')).not.toBeInTheDocument();
});

test('search, role and status filters are sent to the server and kept in the URL', async () => {
  const { getInputs, address } = show({ HubUsers: usersReply(user()) }, '/admin-dashboard?tab=users&role=contractor');
  await row();
  await userEvent.type(screen.getByLabelText('Search'), 'tom rom');
  await userEvent.selectOptions(screen.getByLabelText('Account'), 'open');
  await waitFor(() =>
    expect(getInputs('HubUsers').at(-1)).toMatchObject({ search: 'tom rom', role: 'contractor', standing: 'open' }),
  );
  await waitFor(() => expect(address()).toBe('/admin-dashboard?tab=users&role=contractor&standing=open&q=tom+rom'));
  await press('Clear');
  expect(address()).toBe('/admin-dashboard?tab=users');
  expect(screen.getByLabelText('Search')).toHaveValue('');
});

test('no match says what to try', async () => {
  show({ HubUsers: usersReply() }, '/admin-dashboard?tab=users&q=unknown');
  expect(await screen.findByText('No users found')).toBeInTheDocument();
});

test('a failure says so, and Retry loads the users', async () => {
  const { answers } = show({ HubUsers: errorReply('UNAVAILABLE', 'The database is away') });
  expect(await screen.findByText("Couldn't load users")).toBeInTheDocument();
  answers.HubUsers = usersReply(user());
  await press('Retry');
  expect(await row()).toBeInTheDocument();
});

test('the role dialog says that sessions end, and offers the active roles', async () => {
  const changed = { ...user(), contractorRole: 'qa_lead' };
  const { getInputs } = show({
    HubUsers: usersReply(user()),
    ChangeRole: replyTo(ChangeRoleDocument, { changeUserRole: changed }),
  });
  await press('Change role of Tomás Romero');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change role' }));
  expect(dialog.getByText(/This signs Tomás Romero out everywhere/)).toBeInTheDocument();
  expect(await dialog.findByRole('option', { name: 'QA lead' })).toBeInTheDocument();
  expect(dialog.queryByRole('option', { name: 'Support' })).not.toBeInTheDocument();
  await userEvent.selectOptions(dialog.getByLabelText('Contractor role'), 'qa_lead');
  await userEvent.click(dialog.getByRole('button', { name: 'Change Role' }));
  expect(await screen.findByText('Role changed')).toBeInTheDocument();
  expect(await row()).toHaveTextContent('Contractor, QA lead');
  expect(getInputs('ChangeRole')).toEqual([{ id: 'u5', role: 'contractor', contractorRole: 'qa_lead' }]);
});

test('only contractors have a contractor role', async () => {
  const changed = { ...user(), role: 'client' as const, contractorRole: null };
  const { getInputs } = show({
    HubUsers: usersReply(user()),
    ChangeRole: replyTo(ChangeRoleDocument, { changeUserRole: changed }),
  });
  await press('Change role of Tomás Romero');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change role' }));
  await userEvent.selectOptions(dialog.getByLabelText('Role'), 'client');
  expect(dialog.queryByLabelText('Contractor role')).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Change Role' }));
  await waitFor(() => expect(getInputs('ChangeRole')).toEqual([{ id: 'u5', role: 'client', contractorRole: null }]));
});

test('deactivating asks for confirmation, is optimistic, and is rolled back if rejected', async () => {
  const { answer, resolveReply } = createDeferredReply<MockResponse>();
  show({
    HubUsers: usersReply(user({ openSessions: 1, lastSeenAt: '2026-01-05T09:00:00.000Z' })),
    DeactivateUser: answer,
  });
  await press('Deactivate Tomás Romero');
  const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate account' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep active' })).toHaveFocus());
  await userEvent.click(dialog.getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByRole('button', { name: 'Reactivate Tomás Romero' })).toBeInTheDocument();
  resolveReply(errorReply('FORBIDDEN', "You can't change your own account. Ask another administrator"));
  expect(await screen.findByText("Couldn't deactivate the account")).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Deactivate Tomás Romero' })).toBeInTheDocument();
  expect(await row()).toHaveTextContent('1 open session');
});

test('signs out a signed-in user everywhere after a confirmation; others have no such button', async () => {
  const open = user({ openSessions: 2, lastSeenAt: '2026-01-05T09:00:00.000Z' });
  const { getInputs } = show({
    HubUsers: usersReply(open),
    EndUserSessions: replyTo(EndUserSessionsDocument, { endUserSessions: user() }),
  });
  await press('Sign out everywhere: Tomás Romero');
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('All sessions of Tomás Romero have ended.')).toBeInTheDocument();
  expect(await row()).toHaveTextContent('Not signed in');
  expect(screen.queryByRole('button', { name: 'Sign out everywhere: Tomás Romero' })).not.toBeInTheDocument();
  expect(getInputs('EndUserSessions')).toEqual([{ id: 'u5' }]);
});

/** A user with two sessions, and a mutation whose response the test holds back. */
async function showChange(operation: string, fields: Partial<User> = {}) {
  const { answer, resolveReply } = createDeferredReply<MockResponse>();
  const signedIn = { openSessions: 2, lastSeenAt: '2026-01-05T09:00:00.000Z' };
  show({ HubUsers: usersReply(user({ ...signedIn, ...fields })), [operation]: answer });
  await row();
  return resolveReply;
}

test.each([
  ['DeactivateUser', 'Deactivate Tomás Romero', 'Deactivate', "Couldn't deactivate the account"],
  ['EndUserSessions', 'Sign out everywhere: Tomás Romero', 'Sign out', "Couldn't end the sessions"],
  [
    'RemoveSecondFactors',
    'Remove two-factor authentication for Tomás Romero',
    'Remove',
    "Couldn't remove two-factor authentication",
  ],
])('while %s is pending the account shows no session, and after a rejection its previous state', async (...fields) => {
  const [operation, opens, confirms, failed] = fields;
  const resolveReply = await showChange(operation, { hasSecondFactor: true });
  await press(opens);
  await press(confirms);
  await waitFor(() => expect(screen.queryByRole('button', { name: opens })).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: /^Sign out everywhere/ })).not.toBeInTheDocument();
  expect(await row()).not.toHaveTextContent('2 open sessions');
  resolveReply(errorReply('UNAVAILABLE', 'The database is away'));
  expect(await screen.findByText(failed)).toBeInTheDocument();
  await waitFor(async () => expect(await row()).toHaveTextContent('2 open sessions'));
  expect(screen.getByRole('button', { name: opens })).toBeInTheDocument();
});

test('while a role change is pending the account shows the new role and no session', async () => {
  const resolveReply = await showChange('ChangeRole');
  await press('Change role of Tomás Romero');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change role' }));
  await userEvent.selectOptions(dialog.getByLabelText('Role'), 'client');
  await userEvent.click(dialog.getByRole('button', { name: 'Change Role' }));
  await waitFor(async () => expect(await row()).toHaveTextContent('Client'));
  expect(await row()).toHaveTextContent('Not signed in');
  resolveReply(errorReply('UNAVAILABLE', 'The database is away'));
  await waitFor(async () => expect(await row()).toHaveTextContent('Contractor, Tester'));
  expect(await row()).toHaveTextContent('2 open sessions');
});

test('while Reactivate is pending the account is active', async () => {
  const resolveReply = await showChange('ReactivateUser', {
    deactivatedAt: '2026-01-05T09:00:00.000Z',
    openSessions: 0,
  });
  await press('Reactivate Tomás Romero');
  expect(await screen.findByRole('button', { name: 'Deactivate Tomás Romero' })).toBeInTheDocument();
  expect(await row()).not.toHaveTextContent('Deactivated');
  resolveReply(errorReply('UNAVAILABLE', 'The database is away'));
  expect(await screen.findByRole('button', { name: 'Reactivate Tomás Romero' })).toBeInTheDocument();
});

test('canceling the confirmation changes nothing', async () => {
  const { getInputs } = show({ HubUsers: usersReply(user()) });
  await press('Deactivate Tomás Romero');
  await press('Keep active');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(getInputs('DeactivateUser')).toEqual([]);
});

test('reactivates a deactivated account', async () => {
  const closed = user({ deactivatedAt: '2026-01-05T09:00:00.000Z' });
  show({ HubUsers: usersReply(closed), ReactivateUser: replyTo(ReactivateUserDocument, { reactivateUser: user() }) });
  expect(await row()).toHaveTextContent('Deactivated');
  await press('Reactivate Tomás Romero');
  expect(await screen.findByText('Account reactivated')).toBeInTheDocument();
  expect(await row()).not.toHaveTextContent('Deactivated');
});

test('two-factor authentication can be removed only where it is on', async () => {
  const { getInputs } = show({
    HubUsers: usersReply(user({ hasSecondFactor: true })),
    RemoveSecondFactors: replyTo(RemoveSecondFactorsDocument, { removeSecondFactors: 'u1' }),
  });
  await press('Remove two-factor authentication for Tomás Romero');
  await press('Remove');
  expect(await screen.findByText('Two-factor authentication removed')).toBeInTheDocument();
  expect(getInputs('RemoveSecondFactors')).toEqual([{ id: 'u5' }]);
  expect(screen.queryByRole('button', { name: /^Remove two-factor/ })).not.toBeInTheDocument();
});

test('changes by another administrator appear live', async () => {
  const { answers, emitUserChange } = show({ HubUsers: usersReply(user()) });
  await row();
  answers.HubUsers = usersReply(user({ role: 'client', contractorRole: null }));
  await emitUserChange('u5');
  await waitFor(async () => expect(await row()).toHaveTextContent('Client'));
});

test('the focus stays in the list when a changed account leaves it', async () => {
  const closed = { ...user(), deactivatedAt: '2026-01-05T09:00:00.000Z' };
  const { answers, emitUserChange } = show(
    { HubUsers: usersReply(user()), DeactivateUser: replyTo(DeactivateUserDocument, { deactivateUser: closed }) },
    '/admin-dashboard?tab=users&standing=open',
  );
  await press('Deactivate Tomás Romero');
  await press('Deactivate');
  await screen.findByText('Account deactivated');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Reactivate Tomás Romero' })).toHaveFocus());
  answers.HubUsers = usersReply();
  await emitUserChange('u5');
  expect(await screen.findByText('No users found')).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Users found' })).toHaveFocus();
});
