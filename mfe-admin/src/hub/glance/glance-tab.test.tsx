import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply } from 'kit/test/network';
import { latestReply, peopleReply, visitsReply } from '../../testing/glance.ts';
import { countsReply } from '../../testing/knowledge.ts';
import { showHub } from '../../testing/show-hub.tsx';

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const counts = countsReply({ published: 6, drafts: 2, views: 1234 });

test('four figures link to what they count', async () => {
  showHub('', { KnowledgeCounts: counts, PeopleCounts: peopleReply(3, 4) });
  const glance = await region('At a glance');
  await glance.findByText('16');
  const links = glance.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Audit log', '/admin-dashboard/audit'],
    ['Security log', '/admin/security'],
    ['API permissions', '/admin-dashboard/access'],
    ['Published resources', '/admin-dashboard?tab=knowledge&status=published'],
    ['Drafts to review', '/admin-dashboard?tab=knowledge&status=draft'],
    ['Open invitations', '/admin-dashboard?tab=invites'],
    ['Accounts', '/admin-dashboard?tab=users'],
  ]);
  expect(glance.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['6', '2', '3', '16']);
});

test('shows hubs and users with their counts; each hub links to its resources', async () => {
  showHub('', { KnowledgeCounts: counts });
  const hubs = await region('Hubs');
  expect(await hubs.findByRole('row', { name: 'DocHub 6 2 1,234' })).toBeInTheDocument();
  expect(hubs.getByRole('link', { name: 'AI Nexus' })).toHaveAttribute(
    'href',
    '/admin-dashboard?tab=knowledge&hub=ai_nexus',
  );
  expect(await (await region('Users by role')).findByRole('row', { name: 'Product analyst 1 0' })).toBeInTheDocument();
});

test('shows visits as a chart and a table of the same data, for seven days or four weeks', async () => {
  const { getInputs } = showHub();
  const visits = await region('Site visits');
  expect(await visits.findByRole('img', { name: /^Views of the last 7 days/ })).toBeInTheDocument();
  expect(visits.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['28', '1', '5%', '0']);
  await userEvent.click(visits.getByText('Visits as a table'));
  expect(visits.getAllByRole('row')).toHaveLength(8);
  await userEvent.click(visits.getByRole('link', { name: '4 weeks' }));
  const weeks = await region('Site visits');
  expect(await weeks.findByRole('img', { name: /^Views of the last 4 weeks/ })).toBeInTheDocument();
  expect(getInputs('SiteVisits').map(({ days }) => days)).toEqual([7, 28]);
  expect(weeks.getByRole('link', { name: '4 weeks' })).toHaveAttribute('aria-current', 'true');
});

test('shows the most viewed screens and the preferred plans', async () => {
  showHub();
  const visits = await region('Site visits');
  const screens = within(await visits.findByRole('list')).getAllByRole('listitem');
  expect(screens.map(({ textContent }) => textContent)).toEqual(['/contact20', 'other pages8']);
  expect(visits.getByText('Preferred plans: Growth (1)')).toBeInTheDocument();
});

test('each panel fails and is retried on its own', async () => {
  const away = errorReply('UNAVAILABLE', 'Away');
  const { answers } = showHub('', {
    KnowledgeCounts: away,
    PeopleCounts: away,
    SiteVisits: away,
    LatestResources: away,
  });
  const panels = [
    ['Site visits', 'Visits as a table'],
    ['Latest resources', 'Prompt Library'],
    ['Hubs', 'DocHub'],
    ['Users by role', 'Client'],
  ] as const;
  for (const [name] of panels) await (await region(name)).findByRole('button', { name: 'Retry' });
  Object.assign(answers, {
    KnowledgeCounts: counts,
    PeopleCounts: peopleReply(),
    SiteVisits: visitsReply,
    LatestResources: latestReply('Prompt Library'),
  });
  for (const [name, settled] of panels) {
    const panel = await region(name);
    await userEvent.click(panel.getByRole('button', { name: 'Retry' }));
    expect(await panel.findByText(settled)).toBeInTheDocument();
  }
});

test('a draft suggested by someone else appears', async () => {
  const { answers, socket, emitKnowledgeChange } = showHub('', { KnowledgeCounts: counts });
  expect(await (await region('Latest resources')).findByText('Diagram Sketcher')).toBeInTheDocument();
  await waitFor(() => expect(socket.countSubscribers('KnowledgeChanged')).toBe(1));
  answers.LatestResources = latestReply('Quick Linter');
  answers.KnowledgeCounts = countsReply({ published: 6, drafts: 3, views: 0 });
  await emitKnowledgeChange('k7');
  expect(await screen.findByText('Quick Linter')).toBeInTheDocument();
  expect(await (await region('Hubs')).findByRole('row', { name: 'DocHub 6 3 0' })).toBeInTheDocument();
});
