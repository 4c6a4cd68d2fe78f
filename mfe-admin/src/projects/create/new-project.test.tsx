import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choose } from 'kit/test/choose';
import { type mockNetwork, replyTo, toConnection } from 'kit/test/network';
import { people } from 'kit/test/people';
import { AdminClientsDocument, AdminTeamDocument, CreateAdminProjectDocument } from '#gql/graphql.ts';
import { project, projectsReply } from '../../testing/projects.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { ProjectsScreen } from '../projects-screen.tsx';
// Imported here so that tests don't wait for compilation.
import './new-project-dialog.tsx';

const show = (answers: Parameters<typeof mockNetwork>[0] = {}) =>
  showScreen(<ProjectsScreen />, {
    path: '/admin/projects',
    answers: { AdminProjects: projectsReply([project()]), ...answers },
  });

test('a new project is created for a client without an account, who is kept when the dialog or the page is closed', async () => {
  const answers = {
    AdminClients: replyTo(AdminClientsDocument, { users: toConnection('User', []) }),
    CreateAdminProject: replyTo(CreateAdminProjectDocument, { createProject: project({ id: 'p9', title: 'Fresh' }) }),
  };
  const openDialog = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'New Project' }));
    return within(await screen.findByRole('dialog', { name: 'Create New Project' }));
  };
  show(answers);
  let dialog = await openDialog();
  await userEvent.click(dialog.getByRole('combobox', { name: 'Client' }));
  await userEvent.type(await screen.findByRole('combobox', { name: /^Search clients/ }), 'Ines@bakery.example');
  await userEvent.click(await screen.findByRole('option', { name: /ines@bakery.example.*No account yet/ }));
  expect(dialog.getByRole('combobox', { name: 'Client' })).toHaveTextContent('ines@bakery.example');
  cleanup();

  const { getInputs } = show(answers);
  dialog = await openDialog();
  expect(dialog.getByRole('combobox', { name: 'Client' })).toHaveTextContent('ines@bakery.example');
  await userEvent.type(dialog.getByLabelText('Project Title'), 'Fresh');
  await userEvent.type(dialog.getByLabelText('Description'), 'Bread that is ordered in the evening.');
  await userEvent.selectOptions(dialog.getByLabelText('Project Tier'), 'small');
  await userEvent.click(dialog.getByRole('button', { name: 'Create Project' }));
  expect(await screen.findByText('Project Created')).toBeInTheDocument();
  expect(getInputs('CreateAdminProject')).toMatchObject([{ input: { clientEmail: 'ines@bakery.example' } }]);
  expect(sessionStorage).toHaveLength(0);
});

test('Start over clears the chosen people too', async () => {
  sessionStorage.setItem(
    `draft:project people:1:${people.admin.id}`,
    JSON.stringify({ tester: { id: 't1', label: 'Tara Quinn' }, developer: 'nobody' }),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'New Project' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create New Project' }));
  expect(dialog.getByRole('combobox', { name: 'Tester' })).toHaveTextContent('Tara Quinn');
  expect(dialog.getByRole('combobox', { name: 'Developer' })).toHaveTextContent('Unassigned');
  await userEvent.click(dialog.getByRole('button', { name: 'Start over' }));
  expect(dialog.getByRole('combobox', { name: 'Tester' })).toHaveTextContent('Unassigned');
  expect(sessionStorage).toHaveLength(0);
});

test('a new project is created for a client and with a team', async () => {
  const person = (id: string, firstName: string, email: string) => ({
    __typename: 'User',
    id,
    firstName,
    lastName: 'Quinn',
    email,
  });
  const clara = person('c1', 'Clara', 'clara@harbour.example');
  const tara = { ...person('t1', 'Tara', 'tara@labs.test'), contractorRole: 'tester' };
  const { getInputs } = show({
    AdminClients: replyTo(AdminClientsDocument, { users: toConnection('User', [clara]) }),
    AdminTeam: replyTo(AdminTeamDocument, { users: toConnection('User', [tara]) }),
    CreateAdminProject: replyTo(CreateAdminProjectDocument, { createProject: project({ id: 'p9', title: 'Fresh' }) }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'New Project' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create New Project' }));
  await userEvent.type(dialog.getByLabelText('Project Title'), 'Fresh');
  await userEvent.type(dialog.getByLabelText('Description'), 'Bread that is ordered in the evening.');
  await userEvent.selectOptions(dialog.getByLabelText('Project Tier'), 'small');
  await choose(dialog.getByRole('combobox', { name: 'Client' }), 'Clara Quinn, clara@harbour.example');
  await choose(dialog.getByRole('combobox', { name: 'Tester' }), 'Tara Quinn, Tester, tara@labs.test');
  await userEvent.click(dialog.getByRole('button', { name: 'Create Project' }));
  expect(await screen.findByText('Project Created')).toBeInTheDocument();
  expect(getInputs('CreateAdminProject')).toMatchObject([
    { input: { title: 'Fresh', clientEmail: 'clara@harbour.example', testerId: 't1' } },
  ]);
});
