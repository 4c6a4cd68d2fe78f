import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply } from 'kit/test/network';
import { membersReply, teamWeeksReply } from '../../testing/manager-replies.ts';
import { showManager } from '../../testing/show-manager.tsx';

const week = (startsOn: string, dueTasks: number, timeboxMinutes = 0) => ({
  __typename: 'LoadWeek',
  startsOn,
  dueTasks,
  timeboxMinutes,
});
const weeks = [week('2026-11-23', 2, 90), week('2026-11-30', 0), week('2026-12-07', 4)];
const team = {
  TeamLoad: membersReply([{ firstName: 'Busy' }]),
  TeamWeeks: teamWeeksReply([
    { firstName: 'Busy', activeProjects: 3, weeks },
    { firstName: 'Tests', contractorRole: 'tester', weeks },
  ]),
};

test('the load by week is a table with the active projects, the due tasks and the planned time of each person', async () => {
  const { address } = showManager('?tab=team', team);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'View' }), 'Load by week');
  expect(address()).toBe('/project-manager-portal?tab=team&view=weeks');
  const table = within(await screen.findByRole('table', { name: 'Load by week' }));
  const [head, busy] = table.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(head).toEqual(['Contractor', 'Active projects', 'This week', 'Next week', 'From Dec 7']);
  expect(busy).toEqual(['Busy Rao', '3', '21.5 h planned', '–', '4']);
  expect(table.getByRole('link', { name: 'Busy Rao' })).toHaveAttribute(
    'href',
    '/project-manager-portal?tab=tasks&assignee=m0',
  );
});

test('a role filters the load, which can be loaded again after an error', async () => {
  const { answers } = showManager('?tab=team&view=weeks&role=tester', {
    ...team,
    TeamWeeks: errorReply('UNAVAILABLE', 'The database is away'),
  });
  await screen.findByText("Couldn't load the figures");
  Object.assign(answers, team);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Tests Rao' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Busy Rao' })).not.toBeInTheDocument();
});

test('the longest bar is the busiest week of anyone', async () => {
  showManager('?tab=team&view=weeks', team);
  const row = (await screen.findByRole('link', { name: 'Busy Rao' })).closest('tr') as HTMLElement;
  expect([...row.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'))).toEqual(['50', '0', '100']);
});
