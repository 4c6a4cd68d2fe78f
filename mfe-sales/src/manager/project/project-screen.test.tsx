import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choose } from 'kit/test/choose';
import { errorReply, type MockResponse, replyTo } from 'kit/test/network';
import { people, viewerReply } from 'kit/test/people';
import { ChangeManagedTeamDocument, UpdateManagedProjectDocument } from '#gql/graphql.ts';
import { managedProject, managedProjectReply, workReply } from '../../testing/manager-replies.ts';
import { showManager } from '../../testing/show-manager.tsx';
import { devika, harbourId, teammate, tomas, tomasId } from '../../testing/work.ts';

const seen = managedProject().updatedAt;
const later = '2026-11-21T09:00:00.000Z';
const changedReply = errorReply('CHANGED_MEANWHILE', 'Someone else has changed this project');
const updateReply = (fields: Parameters<typeof managedProject>[0]): MockResponse =>
  replyTo(UpdateManagedProjectDocument, { updateProject: managedProject({ updatedAt: later, ...fields }) });
const teamReply = (fields: Parameters<typeof managedProject>[0]): MockResponse =>
  replyTo(ChangeManagedTeamDocument, { changeProjectTeam: managedProject({ updatedAt: later, ...fields }) });

const show = (answers: Parameters<typeof showManager>[1] = {}) => showManager(`/projects/${harbourId}`, answers);
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const statusSelect = () => screen.findByRole('combobox', { name: 'Status of Harbour' });
const role = (name: string) => screen.findByRole('combobox', { name });

test('shows the status, the terms, the team, due tasks, unresolved tickets and the activity', async () => {
  show({
    ManagedProject: managedProjectReply(managedProject(), ['Harbour: 40% complete']),
    ProjectWork: workReply({
      counts: { todo: 2, done: 5 },
      due: [
        { id: 'k1', title: 'Map', dueOn: '2020-01-02', assignee: devika },
        { id: 'k2', title: 'Quay', dueOn: '2099-01-02' },
      ],
      tickets: [{ title: 'It does not open' }],
    }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Harbour' })).toBeInTheDocument();
  expect(await statusSelect()).toHaveDisplayValue('In progress');
  const tasks = await region('Tasks');
  expect(await tasks.findByText('2 to do · 0 in progress · 0 in review · 5 done')).toBeInTheDocument();
  expect(tasks.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'MapDevika RaoOverdue,Jan 2, 2020',
    'QuayUnassignedDueJan 2, 2099',
  ]);
  expect(tasks.getByRole('link', { name: 'Map' })).toHaveAttribute(
    'href',
    `/project-manager-portal?tab=tasks&project=${harbourId}&task=k1`,
  );
  expect(tasks.getByRole('link', { name: 'Open the board' })).toHaveAttribute(
    'href',
    `/project-manager-portal?tab=tasks&project=${harbourId}`,
  );
  expect((await region('Unresolved tickets')).getByRole('link', { name: 'It does not open' })).toHaveAttribute(
    'href',
    '/contractor?tab=tickets&ticket=t1',
  );
  expect((await region('Activity')).getByText('40% complete')).toBeInTheDocument();
  const facts = await region('Facts');
  expect(facts.getByRole('link', { name: 'Clara Meyer' })).toHaveAttribute('href', 'mailto:clara@harbour.example');
  expect(facts.getByText('$15,000')).toBeInTheDocument();
  expect(facts.getByRole('link', { name: 'staging.harbour.example' })).toBeInTheDocument();
  expect(await role('Developer')).toHaveTextContent('Devika Rao');
});

test('administrators open tickets in their own portal', async () => {
  show({ Viewer: viewerReply(people.admin), ProjectWork: workReply({ tickets: [{}] }) });
  expect(await screen.findByRole('link', { name: 'It does not open' })).toHaveAttribute('href', '/admin/tickets/t1');
});

test('a status is saved at once over the version on screen; a completed project is at 100%', async () => {
  const { getInputs } = show({ UpdateManagedProject: updateReply({ status: 'completed', progress: 100 }) });
  await userEvent.selectOptions(await statusSelect(), 'Completed');
  expect(await screen.findByText('Harbour was updated')).toBeInTheDocument();
  expect(getInputs('UpdateManagedProject')).toEqual([
    { id: harbourId, input: { status: 'completed', progress: 100 }, ifUpdatedAt: seen },
  ]);
  expect(await statusSelect()).toHaveDisplayValue('Completed');
});

test('a status that someone else changed meanwhile is not overwritten, and is shown as it is now', async () => {
  const { answers, getInputs } = show({ UpdateManagedProject: changedReply });
  const select = await statusSelect();
  answers.ManagedProject = managedProjectReply(managedProject({ status: 'testing', updatedAt: later }));
  await userEvent.selectOptions(select, 'Completed');
  expect(await screen.findByText('Status not changed')).toBeInTheDocument();
  expect(await statusSelect()).toHaveDisplayValue('Testing');
  expect(getInputs('UpdateManagedProject')).toHaveLength(1);
});

test('a tester is swapped at once, also over a change of something else by someone else', async () => {
  const { answers, getInputs } = show({
    ChangeManagedTeam: ({ ifUpdatedAt }) =>
      ifUpdatedAt === later ? teamReply({ tester: teammate(tomas), progress: 55 }) : changedReply,
  });
  const tester = await role('Tester');
  answers.ManagedProject = managedProjectReply(managedProject({ progress: 55, updatedAt: later }));
  await choose(tester, 'Tomás Rao, Tester');
  expect(await screen.findByText('The team of Harbour was updated')).toBeInTheDocument();
  expect(await role('Tester')).toHaveTextContent('Tomás Rao');
  const change = { id: harbourId, input: { testerId: tomasId } };
  expect(getInputs('ChangeManagedTeam')).toEqual([
    { ...change, ifUpdatedAt: seen },
    { ...change, ifUpdatedAt: later },
  ]);
});

test('a role that someone else assigned meanwhile stays theirs', async () => {
  const { answers, getInputs } = show({ ChangeManagedTeam: changedReply });
  const tester = await role('Tester');
  answers.ManagedProject = managedProjectReply(managedProject({ tester: teammate(devika), updatedAt: later }));
  await choose(tester, 'Tomás Rao, Tester');
  expect(await screen.findByText('Team not changed')).toBeInTheDocument();
  expect(await role('Tester')).toHaveTextContent('Devika Rao');
  expect(getInputs('ChangeManagedTeam')).toHaveLength(1);
});

test('progress that both changed is not overwritten: theirs is offered beside the form', async () => {
  const { answers, getInputs } = show({
    UpdateManagedProject: ({ ifUpdatedAt }) => (ifUpdatedAt === later ? updateReply({ progress: 60 }) : changedReply),
  });
  const form = within(await screen.findByRole('form', { name: 'Change the project' }));
  const progress = form.getByLabelText('Progress in percent');
  answers.ManagedProject = managedProjectReply(managedProject({ progress: 55, updatedAt: later }));
  await userEvent.clear(progress);
  await userEvent.type(progress, '60');
  const save = () => userEvent.click(form.getByRole('button', { name: 'Save changes' }));
  await save();
  const theirs = await form.findByRole('group', { name: 'Progress in percent, their version' });
  expect(within(theirs).getByText('55')).toBeInTheDocument();
  expect(progress).toHaveValue(60);
  await save();
  expect(await screen.findByText('Harbour was updated')).toBeInTheDocument();
  expect(form.queryByRole('alert')).not.toBeInTheDocument();
  expect(getInputs('UpdateManagedProject').at(-1)).toMatchObject({ input: { progress: 60 }, ifUpdatedAt: later });
});

test('a change by someone else appears at once', async () => {
  const { live, answers } = show();
  await statusSelect();
  await waitFor(() => expect(live.countSubscribers('ManagedActivity')).toBe(1));
  answers.ManagedProject = managedProjectReply(managedProject({ status: 'testing', updatedAt: later }));
  live.emit('ManagedActivity', { activityAdded: { __typename: 'Activity', id: 'x' } });
  await waitFor(async () => expect(await statusSelect()).toHaveDisplayValue('Testing'));
});

test('a project that the viewer may see but not change has no controls', async () => {
  show({
    ManagedProject: managedProjectReply(managedProject({ viewerCanUpdate: false, viewerCanChangeTeam: false })),
  });
  expect(await screen.findByText('In progress')).toBeInTheDocument();
  for (const name of ['Team', 'Change', 'Tasks'])
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
});

test.each([
  ['of others', managedProjectReply(null)],
  ['with a malformed id', errorReply('MALFORMED_REQUEST', "This isn't a valid id")],
])('a project %s is not found', async (_, answer) => {
  show({ ManagedProject: answer });
  expect(await screen.findByRole('heading', { name: 'Project not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All projects' })).toHaveAttribute('href', '/project-manager-portal');
});

test('a project and its work that failed to load can be retried', async () => {
  const away = errorReply('UNAVAILABLE', 'Try again in a moment');
  const { answers } = show({ ManagedProject: away, ProjectWork: away });
  const retry = async () =>
    userEvent.click((await screen.findAllByRole('button', { name: 'Retry' }))[0] as HTMLElement);
  await screen.findByText("Couldn't load this project");
  answers.ManagedProject = managedProjectReply(managedProject());
  await retry();
  expect(await screen.findByText("Couldn't load the tasks")).toBeInTheDocument();
  answers.ProjectWork = workReply();
  await retry();
  expect(await screen.findByText('No tasks yet')).toBeInTheDocument();
});
