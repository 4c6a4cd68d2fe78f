import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choose } from 'kit/test/choose';
import { errorReply, type mockNetwork, type MockResponse, replyTo } from 'kit/test/network';
import { AdminTeamDocument, ChangeAdminProjectTeamDocument } from '#gql/graphql.ts';
import { detailReply, project, projectsReply, projectVersion } from '../testing/projects.ts';
import { showScreen } from '../testing/show-screen.tsx';
import './detail/project-dialog.tsx';
import { ProjectsScreen } from './projects-screen.tsx';

const harbour = project();
const tara = {
  __typename: 'User',
  id: 't1',
  firstName: 'Tara',
  lastName: 'Quinn',
  email: 'tara@labs.test',
  contractorRole: 'tester',
};

const contractors = (...people: (typeof tara)[]) =>
  replyTo(AdminTeamDocument, {
    users: {
      __typename: 'UserConnection',
      edges: people.map((node) => ({ __typename: 'UserEdge', node })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: people.length > 1 },
    },
  });

async function open(answers: Parameters<typeof mockNetwork>[0] = {}) {
  const shown = showScreen(<ProjectsScreen />, {
    path: '/admin/projects?project=p1',
    answers: {
      AdminProjects: projectsReply([harbour]),
      AdminProjectDetail: detailReply(harbour),
      AdminTeam: contractors(tara),
      ...answers,
    },
  });
  const team = within(await screen.findByRole('region', { name: 'Team' }));
  await team.findByLabelText('Developer');
  return { ...shown, role: (name: string) => team.getByLabelText(name) };
}

test('changes the team in place and sends only the changed members', async () => {
  const { role, getInputs } = await open({
    ChangeAdminProjectTeam: replyTo(ChangeAdminProjectTeamDocument, { changeProjectTeam: project({ tester: tara }) }),
  });
  expect(role('Developer')).toHaveTextContent('Devon Park');
  expect(role('Tester')).toHaveTextContent('Unassigned');
  expect(getInputs('AdminTeam')).toEqual([]);
  await choose(role('Tester'), 'Tara Quinn, Tester, tara@labs.test', 'tara');
  expect(getInputs('AdminTeam').at(-1)).toEqual({ search: 'tara', first: 20 });
  expect(await screen.findByText('The team of Harbour was updated')).toBeInTheDocument();
  expect(role('Tester')).toHaveTextContent('Tara Quinn');
  expect(getInputs('ChangeAdminProjectTeam')).toEqual([
    { id: 'p1', input: { testerId: 't1' }, ifUpdatedAt: projectVersion },
  ]);
});

test('contractors with the same name are listed with their email', async () => {
  const namesake = { ...tara, id: 't2', email: 'tara.quinn@labs.test' };
  const { role, getInputs } = await open({
    AdminTeam: contractors(tara, namesake),
    ChangeAdminProjectTeam: replyTo(ChangeAdminProjectTeamDocument, {
      changeProjectTeam: project({ tester: namesake }),
    }),
  });
  await userEvent.click(role('Tester'));
  expect(await screen.findByText('tara@labs.test')).toBeInTheDocument();
  expect(screen.getByText('Type a name or email to find more.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('option', { name: 'Tara Quinn, Tester, tara.quinn@labs.test' }));
  expect(await screen.findByText('The team of Harbour was updated')).toBeInTheDocument();
  expect(getInputs('ChangeAdminProjectTeam')).toEqual([
    { id: 'p1', input: { testerId: 't2' }, ifUpdatedAt: projectVersion },
  ]);
});

test('a role can be left unassigned', async () => {
  const { role, getInputs } = await open({
    ChangeAdminProjectTeam: replyTo(ChangeAdminProjectTeamDocument, {
      changeProjectTeam: project({ developer: null }),
    }),
  });
  await choose(role('Developer'), 'Unassigned');
  expect(role('Developer')).toHaveTextContent('Unassigned');
  expect(getInputs('ChangeAdminProjectTeam')).toEqual([
    { id: 'p1', input: { developerId: null }, ifUpdatedAt: projectVersion },
  ]);
});

test('rolls back if the server rejects the change', async () => {
  const { role } = await open({
    ChangeAdminProjectTeam: errorReply('BAD_USER_INPUT', 'Please select a member of the team'),
  });
  await choose(role('Tester'), 'Tara Quinn, Tester, tara@labs.test');
  expect(await screen.findByText("Couldn't change the team")).toBeInTheDocument();
  expect(role('Tester')).toHaveTextContent('Unassigned');
});

test('a new member is added optimistically and removed if rejected', async () => {
  const { promise, resolve } = Promise.withResolvers<MockResponse>();
  const { role } = await open({ ChangeAdminProjectTeam: () => promise });
  await choose(role('Tester'), 'Tara Quinn, Tester, tara@labs.test');
  await waitFor(() => expect(role('Tester')).toHaveTextContent('Tara Quinn'));
  expect(role('Developer')).toHaveTextContent('Devon Park');
  await act(async () => resolve(errorReply('UNAVAILABLE', 'The database is away')));
  expect(role('Tester')).toHaveTextContent('Unassigned');
});
