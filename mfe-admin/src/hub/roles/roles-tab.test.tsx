import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, type Fixture, type MockResponse, replyTo } from 'kit/test/network';
import { CreateRoleDocument, HubRolesDocument, type RoleRow_RoleFragment, UpdateRoleDocument } from '#gql/graphql.ts';
import { createDeferredReply, showFounder } from '../../testing/show-founder.tsx';
import './role-dialog.tsx';
import { RolesTab } from './roles-tab.tsx';

type Role = Fixture<RoleRow_RoleFragment>;

const role = (fields: Partial<Role> = {}): Role => ({
  __typename: 'ContractorRole',
  id: 'r1',
  name: 'tester',
  displayName: 'Tester',
  description: 'Assures quality',
  permissions: ['test projects'],
  isActive: true,
  people: 2,
  ...fields,
});
const rolesReply = (...contractorRoles: Role[]) => replyTo(HubRolesDocument, { contractorRoles });
type Answers = Parameters<typeof showFounder>[1];
const show = (answers: Answers) => showFounder(<RolesTab />, answers);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const openCreate = async () => {
  await press('Create Role');
  return within(await screen.findByRole('dialog', { name: 'Create Role' }));
};

test('each role shows its name, permissions and number of holders', async () => {
  show({ HubRoles: rolesReply(role(), role({ id: 'r2', name: 'qa', displayName: 'QA', permissions: [], people: 1 })) });
  const [first, second] = within(await screen.findByRole('list', { name: 'Current roles' })).getAllByRole('listitem', {
    name: '',
  });
  expect(first).toHaveTextContent('Tester testerAssures qualitytest projectsActive2 people');
  expect(screen.getByText('1 person')).toBeInTheDocument();
  expect(second).toBeDefined();
});

test('an empty list shows the specified text', async () => {
  show({ HubRoles: rolesReply() });
  expect(await screen.findByText('No contractor roles created yet.')).toBeInTheDocument();
});

test('a failure says so, and Retry loads the roles', async () => {
  const { answers } = show({ HubRoles: errorReply('UNAVAILABLE', 'The database is away') });
  expect(await screen.findByText("Couldn't load roles")).toBeInTheDocument();
  answers.HubRoles = rolesReply(role());
  await press('Retry');
  expect(await screen.findByText('Assures quality')).toBeInTheDocument();
});

test('shows the specified message for each invalid field and sends nothing', async () => {
  const { getInputs } = show({ HubRoles: rolesReply() });
  const dialog = await openCreate();
  await userEvent.click(dialog.getByRole('button', { name: 'Create Role' }));
  expect(dialog.getByText('Role name is required')).toBeInTheDocument();
  expect(dialog.getByText('Display name is required')).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText('Role name'), 'QA-Lead');
  expect(dialog.getByText('Role name must be lowercase with underscores only')).toBeInTheDocument();
  expect(getInputs('CreateRole')).toEqual([]);
});

test('permissions are added and removed one at a time, and pending input is kept', async () => {
  const made = role({ id: 'r9', name: 'qa_lead', displayName: 'QA lead', people: 0 });
  const { getInputs } = show({
    HubRoles: rolesReply(role()),
    CreateRole: replyTo(CreateRoleDocument, { createContractorRole: made }),
  });
  const dialog = await openCreate();
  expect(dialog.getByLabelText('Role name')).toHaveFocus();
  await userEvent.type(dialog.getByLabelText('Role name'), 'qa_lead');
  await userEvent.type(dialog.getByLabelText('Display name'), 'QA lead');
  const permission = dialog.getByLabelText('Add a permission (optional)');
  await userEvent.type(permission, 'test projects{Enter}');
  await userEvent.type(permission, 'fire people');
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove fire people' }));
  await userEvent.type(permission, 'approve releases');
  await userEvent.click(dialog.getByRole('button', { name: 'Create Role' }));
  expect(await screen.findByText('Role Created!')).toBeInTheDocument();
  expect(getInputs('CreateRole')).toMatchObject([
    { input: { name: 'qa_lead', displayName: 'QA lead', permissions: ['test projects', 'approve releases'] } },
  ]);
  expect(await screen.findByRole('button', { name: 'Edit QA lead' })).toBeInTheDocument();
});

test('server errors appear at their fields, and the input is kept', async () => {
  const taken = 'A role with this name already exists';
  show({ HubRoles: rolesReply(), CreateRole: errorReply('CONFLICT', taken, { name: taken }) });
  const dialog = await openCreate();
  await userEvent.type(dialog.getByLabelText('Role name'), 'tester');
  await userEvent.type(dialog.getByLabelText('Display name'), 'Tester');
  await userEvent.click(dialog.getByRole('button', { name: 'Create Role' }));
  expect(await dialog.findByText(taken)).toBeInTheDocument();
  expect(dialog.getByLabelText('Display name')).toHaveValue('Tester');
});

test('any other failure shows the server message', async () => {
  show({ HubRoles: rolesReply(), CreateRole: errorReply('UNAVAILABLE', 'The database is away') });
  const dialog = await openCreate();
  await userEvent.type(dialog.getByLabelText('Role name'), 'tester');
  await userEvent.type(dialog.getByLabelText('Display name'), 'Tester');
  await userEvent.click(dialog.getByRole('button', { name: 'Create Role' }));
  expect(await screen.findByText('Error')).toBeInTheDocument();
  expect(screen.getByText('The database is away')).toBeInTheDocument();
});

test('editing changes everything but the name', async () => {
  const { getInputs } = show({
    HubRoles: rolesReply(role()),
    UpdateRole: replyTo(UpdateRoleDocument, { updateContractorRole: role({ displayName: 'Quality' }) }),
  });
  await press('Edit Tester');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Role' }));
  expect(dialog.queryByLabelText('Role name')).not.toBeInTheDocument();
  await userEvent.clear(dialog.getByLabelText('Display name'));
  await userEvent.type(dialog.getByLabelText('Display name'), 'Quality');
  await userEvent.click(dialog.getByRole('button', { name: 'Save Role' }));
  expect(await screen.findByText('Role Updated!')).toBeInTheDocument();
  expect(getInputs('UpdateRole')).toEqual([
    {
      id: 'r1',
      input: {
        displayName: 'Quality',
        description: 'Assures quality',
        isActive: true,
        permissions: ['test projects'],
      },
    },
  ]);
  expect(await screen.findByRole('button', { name: 'Edit Quality' })).toBeInTheDocument();
});

test('deactivating a role is optimistic, and is rolled back if rejected', async () => {
  const { answer, resolveReply } = createDeferredReply<MockResponse>();
  show({ HubRoles: rolesReply(role()), UpdateRole: answer });
  await press('Deactivate Tester');
  expect(await screen.findByText('Inactive')).toBeInTheDocument();
  resolveReply(errorReply('UNAVAILABLE', 'The database is away'));
  expect(await screen.findByText('The database is away')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Inactive')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Deactivate Tester' })).toHaveFocus();
});

test('changes by another administrator appear live', async () => {
  const { answers, emitAuditEvent } = show({ HubRoles: rolesReply(role()) });
  await screen.findByRole('button', { name: 'Edit Tester' });
  answers.HubRoles = rolesReply(role({ displayName: 'Quality' }));
  await emitAuditEvent('contractor_role');
  expect(await screen.findByRole('button', { name: 'Edit Quality' })).toBeInTheDocument();
});
