import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, type MockResponse } from 'kit/test/network';
import { showManager } from '../testing/show-manager.tsx';
import { boardReplies, projectNamesReply, task } from '../testing/work.ts';
import { membersReply, overviewReply, plannedReply, weeksReply } from '../testing/manager-replies.ts';

const unavailableReply = errorReply('UNAVAILABLE', 'The database is away');
const never = () => new Promise<MockResponse>(() => undefined);
const noNames = projectNamesReply([]);

type Answer = MockResponse | ((variables: Record<string, unknown>) => MockResponse);

interface Case {
  search: string;
  operation: string;
  panel: string;
  failed: string;
  full: Answer;
  shows: string;
  empty: Answer;
  says: string;
}

const cases: Case[] = [
  {
    search: '',
    operation: 'ManagedProjects',
    panel: 'Projects',
    failed: "Couldn't load projects",
    full: plannedReply([{}]),
    shows: 'Harbour',
    empty: plannedReply([]),
    says: 'No projects to display.',
  },
  {
    search: '',
    operation: 'ManagerOverview',
    panel: 'Projects at risk',
    failed: "Couldn't load the overview",
    full: overviewReply({ atRisk: [{ title: 'Late one', overdueTasks: 2 }] }),
    shows: 'Late one',
    empty: overviewReply(),
    says: 'No projects at risk',
  },
  {
    search: '?tab=tasks',
    operation: 'BoardColumn',
    panel: 'Tasks',
    failed: "Couldn't load tasks",
    full: boardReplies([task({ id: 'a', title: 'Map' })]).BoardColumn,
    shows: 'Map',
    empty: boardReplies([]).BoardColumn,
    says: 'Task management coming soon',
  },
  {
    search: '?tab=team',
    operation: 'TeamLoad',
    panel: 'Team',
    failed: "Couldn't load the team",
    full: membersReply([{ firstName: 'Devika' }]),
    shows: 'Devika Rao',
    empty: membersReply([]),
    says: 'Team management coming soon',
  },
  {
    search: '?tab=analytics',
    operation: 'TaskWeeks',
    panel: 'The last 12 weeks',
    failed: "Couldn't load the figures",
    full: weeksReply([{ done: 3 }]),
    shows: 'Tasks done by week. The table has the same figures.',
    empty: weeksReply([{ done: 0, medianDays: null, mostDays: null }]),
    says: 'Analytics coming soon',
  },
];

const otherReplies = { ManagedProjects: plannedReply([]), ManagerOverview: overviewReply() };
const findByLabelOrText = (words: string) => screen.findByText((_, element) => labelOrText(element) === words);
const labelOrText = (element: Element | null) =>
  element?.getAttribute('role') === 'img' ? element.getAttribute('aria-label') : element?.textContent;

test.each(cases)('$panel: is busy while loading', async ({ search, operation, panel }) => {
  showManager(search, { ...otherReplies, [operation]: never });
  expect(await screen.findByRole('region', { name: panel })).toHaveAttribute('aria-busy', 'true');
});

test.each(cases)('$panel: shows an empty state', async ({ search, operation, empty, says }) => {
  showManager(search, { ...otherReplies, ProjectNames: noNames, [operation]: empty });
  expect(await screen.findByText(says)).toBeInTheDocument();
});

test.each(cases)('$panel: a failed query can be retried', async ({ search, operation, failed, full, shows }) => {
  const { answers } = showManager(search, { ...otherReplies, [operation]: unavailableReply });
  expect(await screen.findByText(failed)).toBeInTheDocument();
  answers[operation] = full;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect((await screen.findAllByText((_, element) => labelOrText(element) === shows)).length).toBeGreaterThan(0);
  expect(screen.queryByText(failed)).not.toBeInTheDocument();
});

test('a failed panel does not affect the others', async () => {
  showManager('', { ManagedProjects: plannedReply([{}]), ManagerOverview: unavailableReply });
  expect(await findByLabelOrText("Couldn't load the overview")).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Harbour' })).toBeInTheDocument();
});
