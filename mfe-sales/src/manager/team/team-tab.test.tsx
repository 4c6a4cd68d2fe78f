import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { membersReply } from '../../testing/manager-replies.ts';
import { showManager } from '../../testing/show-manager.tsx';
import { createWorkChange } from '../../testing/work.ts';

const three = [
  { firstName: 'Free', contractorRole: 'tester' },
  { firstName: 'Busy', contractorRole: 'developer', openTasks: 4, activeProjects: 2, nextDueOn: '2099-01-02' },
  { firstName: 'Late', contractorRole: 'developer', openTasks: 4, overdueTasks: 2, nextDueOn: '2020-01-02' },
];
const names = () => screen.findAllByRole('heading', { level: 3 }).then((all) => all.map((one) => one.textContent));

test('the contractor with the most open tasks comes first, with workload, projects and due dates', async () => {
  showManager('?tab=team', { TeamLoad: membersReply(three) });
  expect(await names()).toEqual(['Late Rao', 'Busy Rao', 'Free Rao']);
  const row = (name: string) => within(screen.getByRole('link', { name }).closest('li') as HTMLElement);
  expect(row('Late Rao').getByText('2 overdue tasks')).toBeInTheDocument();
  expect(row('Late Rao').getByText(/^The first was due/)).toHaveTextContent('Jan 2, 2020');
  expect(row('Busy Rao').getByText('2 active projects')).toBeInTheDocument();
  expect(row('Busy Rao').getByRole('progressbar', { name: 'Load of Busy Rao' })).toHaveAttribute(
    'aria-valuetext',
    '4 open tasks',
  );
  expect(row('Free Rao').getByText('Nothing due')).toBeInTheDocument();
  expect(row('Busy Rao').getByRole('link')).toHaveAttribute('href', '/project-manager-portal?tab=tasks&assignee=m1');
});

test('the team can be filtered by role, and the role is in the URL', async () => {
  const { address } = showManager('?tab=team', { TeamLoad: membersReply(three) });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Role' }), 'Tester');
  expect(await names()).toEqual(['Free Rao']);
  expect(address()).toBe('/project-manager-portal?tab=team&role=tester');
});

test('only team rows near the viewport are rendered', async () => {
  showManager('?tab=team', { TeamLoad: membersReply(Array.from({ length: 500 }, () => ({}))) });
  const first = (await screen.findAllByRole('listitem'))[0];
  expect(first).toHaveAttribute('aria-setsize', '500');
  expect((await names()).length).toBeLessThan(40);
});

test('a live task change updates the workload', async () => {
  const { live, answers } = showManager('?tab=team', { TeamLoad: membersReply(three) });
  await names();
  await waitFor(() => expect(live.countSubscribers('WorkChanged')).toBe(1));
  answers.TeamLoad = membersReply([{ firstName: 'Free', openTasks: 1 }]);
  live.emit('WorkChanged', createWorkChange('a', null));
  expect(await screen.findByText('1 open task', { selector: 'span' })).toBeInTheDocument();
});
