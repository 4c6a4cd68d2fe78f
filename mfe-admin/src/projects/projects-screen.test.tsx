import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, type mockNetwork, type MockResponse, replyTo } from 'kit/test/network';
import { CreateAdminProjectDocument, UpdateAdminProjectDocument } from '#gql/graphql.ts';
import { detailReply, activityEvent, project, projectsReply, type TestProject } from '../testing/projects.ts';
import { showScreen } from '../testing/show-screen.tsx';
// Imported here so that tests don't wait for compilation.
import './create/new-project-dialog.tsx';
import './detail/project-dialog.tsx';
import { ProjectsScreen } from './projects-screen.tsx';

const harbour = project();
const shop = project({
  id: 'p2',
  title: 'Tea shop',
  status: 'pending',
  client: null,
  clientEmail: 'ines@bakery.example',
  developer: null,
  projectManager: null,
  implementationFee: '0.00',
  createdAt: '2026-01-05T09:00:00.000Z',
});

function show(answers: Parameters<typeof mockNetwork>[0] = {}, search = '') {
  const path = `/admin/projects${search}`;
  const all = { AdminProjects: projectsReply([harbour, shop]), ...answers };
  return showScreen(<ProjectsScreen />, { path, answers: all });
}
const row = async (title: string) =>
  within((await screen.findByRole('link', { name: title })).closest('tr') as HTMLElement);
const updated = (changedProject: TestProject): MockResponse =>
  replyTo(UpdateAdminProjectDocument, { updateProject: changedProject });
const status = (title: string) => screen.findByRole('combobox', { name: `Status of ${title}` });
const title = () => screen.queryAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent);

test('a row shows the client, team, status, fee and age', async () => {
  show();
  const first = await row('Harbour');
  for (const words of ['Clara Meyer', 'Devon Park', 'Priya Marsh', 'High', '65%', '$15,000']) {
    expect(first.getByText(words)).toBeInTheDocument();
  }
  expect(first.queryByText('Aged')).not.toBeInTheDocument();
  const second = await row('Tea shop');
  for (const words of ['ines@bakery.example', 'Unassigned', 'To be agreed', /^\d+ weeks$/, 'Aged']) {
    expect(second.getByText(words)).toBeInTheDocument();
  }
});

test('filters are kept in the URL and sent to the server', async () => {
  const { getInputs, address } = show({}, '?status=testing&aged=1');
  expect(await screen.findByRole('combobox', { name: 'Filter by status' })).toHaveValue('testing');
  expect(screen.getByRole('checkbox', { name: 'Over 4 weeks old' })).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Over 4 weeks old' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Filter by status' }), 'In progress');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Oldest first');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search projects' }), 'harbour');
  await waitFor(() => expect(address()).toBe('/admin/projects?status=in_progress&sort=oldest&search=harbour'));
  await waitFor(() =>
    expect(getInputs('AdminProjects').at(-1)).toMatchObject({
      status: 'in_progress',
      aged: null,
      search: 'harbour',
      direction: 'asc',
    }),
  );
  expect(getInputs('AdminProjects')[0]).toMatchObject({ status: 'testing', aged: true, search: null });
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(address()).toBe('/admin/projects?sort=oldest');
  expect(screen.getByRole('searchbox', { name: 'Search projects' })).toHaveFocus();
});

test('keeps the previous results while the next ones load', async () => {
  const { promise, resolve } = Promise.withResolvers<MockResponse>();
  const found = ({ search }: Record<string, unknown>) => (search ? promise : projectsReply([harbour, shop]));
  show({ AdminProjects: found });
  await status('Harbour');
  await userEvent.type(screen.getByRole('searchbox'), 'tea');
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Projects found' })).toHaveAttribute('aria-busy', 'true'),
  );
  expect(title()).toEqual(['Harbour', 'Tea shop']);
  await act(async () => resolve(projectsReply([shop])));
  await waitFor(() => expect(title()).toEqual(['Tea shop']));
});

test('no match and no projects at all have different texts', async () => {
  show({ AdminProjects: projectsReply([]) });
  expect(await screen.findByText('No projects to display.')).toBeInTheDocument();
  expect(screen.getByText(/New projects appear here/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Over 4 weeks old' }));
  expect(await screen.findByText(/clear the filters/)).toBeInTheDocument();
});

test('a status change is optimistic, and Completed sets the progress to 100%', async () => {
  const { promise, resolve } = Promise.withResolvers<MockResponse>();
  const { getInputs } = show({ UpdateAdminProject: () => promise });
  await userEvent.selectOptions(await status('Harbour'), 'Completed');
  expect(await status('Harbour')).toHaveValue('completed');
  expect((await row('Harbour')).getByText('100%')).toBeInTheDocument();
  expect(getInputs('UpdateAdminProject')).toEqual([{ id: 'p1', input: { status: 'completed', progress: 100 } }]);
  await act(async () => resolve(updated({ ...harbour, status: 'completed', progress: 100 })));
  expect(await screen.findByText('Harbour was updated')).toBeInTheDocument();
});

test('a rejected status is rolled back with a toast', async () => {
  show({ UpdateAdminProject: errorReply('CONFLICT', 'Someone else was quicker') });
  await userEvent.selectOptions(await status('Harbour'), 'Testing');
  expect(await screen.findByText("Couldn't update the project")).toBeInTheDocument();
  expect(screen.getByText('Someone else was quicker')).toBeInTheDocument();
  await waitFor(async () => expect(await status('Harbour')).toHaveValue('in_progress'));
});

test('removes a project that no longer matches the filter, and moves the focus to the next one', async () => {
  show(
    {
      AdminProjects: projectsReply([harbour, project({ id: 'p3', title: 'Clinic' })]),
      UpdateAdminProject: updated({ ...harbour, status: 'testing' }),
    },
    '?status=in_progress',
  );
  await userEvent.selectOptions(await status('Harbour'), 'Testing');
  await waitFor(() => expect(title()).toEqual(['Clinic']));
  expect(screen.getByRole('link', { name: 'Clinic' })).toHaveFocus();
});

test('changes by others appear live, and new projects are fetched', async () => {
  const { answers, emitEvent, countSubscribers } = show();
  await status('Harbour');
  await waitFor(() => expect(countSubscribers('AdminProjectChanged')).toBe(1));
  await emitEvent('AdminProjectChanged', activityEvent({ ...harbour, progress: 80 }));
  expect(await (await row('Harbour')).findByText('80%')).toBeInTheDocument();
  const fresh = project({ id: 'p9', title: 'Fresh' });
  answers.AdminProjects = projectsReply([fresh, harbour, shop]);
  await emitEvent('AdminProjectChanged', activityEvent(fresh));
  await waitFor(() => expect(title()).toEqual(['Fresh', 'Harbour', 'Tea shop']));
});

test('a project whose start was undone leaves the list', async () => {
  const { emitEvent, countSubscribers } = show();
  await status('Harbour');
  await waitFor(() => expect(countSubscribers('AdminProjectRemoved')).toBe(1));
  await emitEvent('AdminProjectRemoved', { projectRemoved: harbour.id });
  await waitFor(() => expect(title()).toEqual(['Tea shop']));
});

test('a list that failed to load can be retried', async () => {
  const { answers } = show({ AdminProjects: errorReply('UNAVAILABLE', 'Away') });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  answers.AdminProjects = projectsReply([harbour]);
  await userEvent.click(retry);
  expect(await status('Harbour')).toBeInTheDocument();
});

test('loads more pages', async () => {
  const pages = ({ after }: Record<string, unknown>) =>
    after ? projectsReply([shop]) : projectsReply([harbour], 'c1');
  show({ AdminProjects: pages });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more projects' }));
  await waitFor(() => expect(title()).toEqual(['Harbour', 'Tea shop']));
});

test('lists a new project as soon as it is created', async () => {
  const fresh = project({ id: 'p9', title: 'Fresh', status: 'pending' });
  const { answers } = show({ CreateAdminProject: replyTo(CreateAdminProjectDocument, { createProject: fresh }) });
  await status('Harbour');
  answers.AdminProjects = projectsReply([fresh, harbour, shop]);
  await userEvent.click(screen.getByRole('button', { name: 'New Project' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create New Project' }));
  await userEvent.type(dialog.getByLabelText('Project Title'), 'Fresh');
  await userEvent.type(dialog.getByLabelText('Description'), 'Bread that is ordered in the evening.');
  await userEvent.selectOptions(dialog.getByLabelText('Project Tier'), 'small');
  await userEvent.click(dialog.getByRole('button', { name: 'Create Project' }));
  expect(await screen.findByText('Project Created')).toBeInTheDocument();
  await waitFor(() => expect(title()).toEqual(['Fresh', 'Harbour', 'Tea shop']));
});

test('the title opens the project and the URL keeps it open; closing returns to its row', async () => {
  const { address } = show({ AdminProjectDetail: detailReply(harbour, ['Harbour: now testing']) }, '?sort=oldest');
  await userEvent.click(await screen.findByRole('link', { name: 'Harbour' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Harbour' }));
  expect(address()).toBe('/admin/projects?sort=oldest&project=p1');
  expect(dialog.getByText('Berths for twelve marinas.')).toBeInTheDocument();
  expect(dialog.getByText('Now testing')).toBeInTheDocument();
  expect(dialog.getByText('1 week')).toBeInTheDocument();
  const staging = dialog.getByRole('link', { name: 'staging.harbour.example' });
  expect(staging).toHaveAttribute('rel', 'noreferrer');
  expect(dialog.getByText('No link yet')).toBeInTheDocument();
  expect(dialog.queryByLabelText('Client Email')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe('/admin/projects?sort=oldest');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Harbour' })).toHaveFocus());
});

test('an unknown project ID says so', async () => {
  show({ AdminProjectDetail: detailReply(null) }, '?project=p7');
  const dialog = within(await screen.findByRole('dialog', { name: 'Project' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Project not found');
  await userEvent.click(dialog.getByRole('button', { name: 'All projects' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
