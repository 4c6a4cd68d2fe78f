import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply } from 'kit/test/network';
import { overviewReply, plannedReply } from '../../testing/manager-replies.ts';
import { showManager } from '../../testing/show-manager.tsx';
import { clinicId, devika, harbourId, teammate } from '../../testing/work.ts';

const full = {
  ManagerOverview: overviewReply({
    counts: { active: 2, completed: 7, pending: 1 },
    atRisk: [
      { title: 'Harbour', overdueTasks: 1, isAged: true, isStalled: true },
      { id: clinicId, title: 'Clinic', overdueTasks: 3, isQuietInTesting: true },
    ],
    atRiskTotal: 25,
  }),
  ManagedProjects: plannedReply([
    {
      developer: teammate(devika),
      tester: teammate(devika),
      next: { title: 'Map', dueOn: '2020-01-02' },
    },
  ]),
};
const filterOperations = (sent: { operation: string; variables: object }[]) =>
  sent.filter(({ operation }) => operation === 'ManagedProjects').map(({ variables }) => variables);

test('three counts link to their projects', async () => {
  const { sent, address } = showManager('', full);
  expect((await screen.findAllByRole('definition')).map(({ textContent }) => textContent)).toEqual([
    '2',
    '7',
    '1',
    '25',
  ]);
  await userEvent.click(screen.getByRole('link', { name: 'Completed' }));
  expect(address()).toBe('/project-manager-portal?tab=overview&status=completed');
  await waitFor(() => expect(filterOperations(sent).at(-1)).toMatchObject({ status: 'completed' }));
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Completed');
});

test('a project at risk says why, and links to its page and to what each reason is made of', async () => {
  showManager('', full);
  const reasons = async (title: string) =>
    within(await screen.findByRole('list', { name: `Why ${title} is at risk` }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(await reasons('Harbour')).toEqual(['1 task is overdue', 'No task done for two weeks', 'Over four weeks old']);
  expect(await reasons('Clinic')).toEqual(['3 tasks are overdue', 'In testing, without activity for a week']);
  expect(screen.getByRole('link', { name: 'Clinic' })).toHaveAttribute(
    'href',
    `/project-manager-portal/projects/${clinicId}`,
  );
  const links = screen.getAllByRole('list', { name: /^Why/ }).map((list) =>
    within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')?.replace('/project-manager-portal', '')),
  );
  expect(links).toEqual([
    [`?tab=tasks&project=${harbourId}&due=overdue`, `?tab=tasks&project=${harbourId}`, `/projects/${harbourId}#facts`],
    [`?tab=tasks&project=${clinicId}&due=overdue`, `/projects/${clinicId}#activity`],
  ]);
  expect(screen.getByText('First 2 of 25')).toBeInTheDocument();
});

test('a project shows its status, its team without duplicates, and what is due next', async () => {
  showManager('', full);
  const panel = within(await screen.findByRole('region', { name: 'Projects' }));
  const row = within((await panel.findByRole('link', { name: 'Harbour' })).closest('li') as HTMLElement);
  expect(row.getByText('In progress')).toBeInTheDocument();
  expect(row.getByRole('progressbar', { name: 'Progress of Harbour' })).toHaveAttribute(
    'aria-valuetext',
    '40% complete',
  );
  expect(row.getByText('Devika Rao')).toBeInTheDocument();
  expect(row.getByRole('link', { name: 'Map' })).toHaveAttribute(
    'href',
    `/project-manager-portal?tab=tasks&project=${harbourId}&task=next`,
  );
  expect(row.getByText(/^Overdue,/)).toBeInTheDocument();
  expect(row.getByRole('link', { name: 'Harbour' })).toHaveAttribute(
    'href',
    `/project-manager-portal/projects/${harbourId}`,
  );
});

test('a live change refreshes counts, risks and projects', async () => {
  const { live, answers } = showManager('', full);
  await screen.findByRole('link', { name: 'Clinic' });
  await waitFor(() => expect(live.countSubscribers('ManagedActivity')).toBe(1));
  answers.ManagerOverview = overviewReply({ counts: { active: 3 } });
  answers.ManagedProjects = plannedReply([{ title: 'Renamed' }]);
  live.emit('ManagedActivity', { activityAdded: { __typename: 'Activity', id: 'x' } });
  expect(await screen.findByText('No projects at risk')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Renamed' })).toBeInTheDocument();
});

test('a failed refresh keeps the counts on screen', async () => {
  const { answers, sent, live } = showManager('', full);
  const counts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
  await screen.findAllByRole('definition');
  const requests = () => sent.filter(({ operation }) => operation === 'ManagerOverview').length;
  const before = requests();
  answers['ManagerOverview'] = errorReply('UNAVAILABLE', 'Try again');
  await act(async () => live.disconnect());
  await act(async () => live.reconnect());
  await waitFor(() => expect(requests()).toBeGreaterThan(before));
  await act(async () => {});
  expect(counts()).toEqual(['2', '7', '1', '25']);
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});
