import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Viewer } from 'kit/session';
import { errorReply, type mockNetwork, type MockResponse } from 'kit/test/network';
import { people } from 'kit/test/people';
import {
  alert,
  alertsReply,
  dependency,
  figuresReply,
  healthReply,
  revenueReply,
  setupWarning,
} from '../testing/dashboard.ts';
import { activityEvent, project, projectsReply } from '../testing/projects.ts';
import { showScreen } from '../testing/show-screen.tsx';
import { DashboardSection } from './dashboard-section.tsx';

const harbour = project();
const clinic = project({ id: 'p2', title: 'Clinic', status: 'testing', progress: 88 });
const third = project({ id: 'p3', title: 'Third' });
const full = {
  AdminFigures: figuresReply(),
  AdminRevenue: revenueReply(),
  AdminOversight: projectsReply([harbour, clinic, third]),
  AdminAlerts: alertsReply(),
  AdminHealth: healthReply(),
};
const show = (answers: Parameters<typeof mockNetwork>[0] = {}, viewer: Viewer = people.admin) =>
  showScreen(<DashboardSection />, { path: '/admin', viewer, answers: { ...full, ...answers } });
const panel = async (name: string) => within(await screen.findByRole('region', { name }));
const link = (name: string) => screen.findByRole('link', { name });

test.each([
  ['In Testing', '2', '?status=testing'],
  ['In Development', '12', '?status=in_progress'],
  ['Aged Projects', '3', '?aged=1'],
  ['In Production', '4', '?status=completed'],
])('the card %s shows the count and links to the projects', async (label, figure, search) => {
  show();
  const card = await link(label);
  expect(card).toHaveAttribute('href', `/admin/projects${search}`);
  await waitFor(() => expect(card.closest('div')).toHaveTextContent(figure));
});

test('shows Aged as over 4 weeks old', async () => {
  show();
  expect((await link('Aged Projects')).closest('div')).toHaveTextContent('over 4 weeks old');
});

test('shows the first two projects: In progress is On Track, any other status Needs Review', async () => {
  show();
  const oversight = await panel('Project oversight');
  const [first, second, ...rest] = await oversight.findAllByRole('listitem');
  expect(rest).toEqual([]);
  expect(first).toHaveTextContent(/Harbour.*On Track.*Clara Meyer.*65%/);
  expect(second).toHaveTextContent(/Clinic.*Needs Review.*88%/);
  expect(oversight.getByRole('link', { name: 'Harbour' })).toHaveAttribute('href', '/admin/projects?project=p1');
  expect(oversight.getByRole('link', { name: 'All projects' })).toHaveAttribute('href', '/admin/projects');
});

test('shows the specified text if there are no projects', async () => {
  show({ AdminOversight: projectsReply([]) });
  expect(await screen.findByText('No projects to display.')).toBeInTheDocument();
});

test('each financial figure is masked until its button is clicked, and can be masked again', async () => {
  show({ AdminRevenue: revenueReply('127500.00', true) });
  const financials = await panel('Financials');
  const buttons = financials.getAllByRole('button');
  expect(buttons.map((button) => [button.getAttribute('aria-label'), button.getAttribute('aria-pressed')])).toEqual([
    ['Show total implementation fees', 'false'],
    ['Show total residuals paid', 'false'],
    ['Show total profit after 30% margins', 'false'],
    ['Show monthly revenue', 'false'],
  ]);
  expect(financials.queryByText(/\$/)).not.toBeInTheDocument();
  const masks = financials.getAllByText('••••••');
  expect(masks).toHaveLength(4);
  for (const mask of masks) expect(mask).toHaveAttribute('aria-hidden', 'true');
  expect(financials.getAllByText('Hidden')).toHaveLength(4);

  const residuals = financials.getByRole('button', { name: 'Show total residuals paid' });
  await userEvent.click(residuals);
  expect(residuals).toHaveAttribute('aria-pressed', 'true');
  expect(financials.getByText('$1,800.50')).toBeInTheDocument();
  expect(financials.getAllByText('Hidden')).toHaveLength(3);
  expect(financials.queryByText('Sample')).not.toBeInTheDocument();
  await userEvent.click(financials.getByRole('button', { name: 'Show monthly revenue' }));
  expect(financials.getByText('$127,500')).toHaveTextContent('Sample');
  await userEvent.click(residuals);
  expect(financials.queryByText('$1,800.50')).not.toBeInTheDocument();
  expect(financials.getByText('$127,500')).toBeInTheDocument();
});

test('the quick actions link to their screens; the founder has one more', async () => {
  show({}, people.founder);
  const actions = await panel('Quick actions');
  const ways = actions.getAllByRole('link').map((way) => [way.textContent, way.getAttribute('href')]);
  expect(ways).toEqual([
    ['Invite User', '/admin/invites'],
    ['Upload Document', '/admin?section=ai&tab=documents'],
    ['Answer Enquiries', '/sales-portal?tab=leads'],
    ['Add Resource', '/admin-dashboard?tab=knowledge'],
  ]);
  await userEvent.click(actions.getByRole('button', { name: 'New Project' }));
  expect(await screen.findByRole('dialog', { name: 'Create New Project' })).toBeInTheDocument();
});

test('hides founder-only links from an administrator', async () => {
  show();
  const actions = await panel('Quick actions');
  expect(actions.queryByRole('link', { name: 'Add Resource' })).not.toBeInTheDocument();
});

test('an alert shows its severity and start time, and links to the screen that resolves it', async () => {
  const mails = alert({ severity: 'warning', text: "1 email hasn't been sent yet and will be retried", path: null });
  const down = alert({ severity: 'critical', text: 'The check fails', path: '/admin#platform-health' });
  show({ AdminAlerts: alertsReply([down, mails, alert()]) });
  const [first, second, third] = await (await panel('System alerts')).findAllByRole('listitem');
  expect(first).toHaveTextContent(/Critical.*The check fails.*Since/);
  expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', '/admin#platform-health');
  expect(second).toHaveTextContent('Warning');
  expect(within(second as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
  expect(within(third as HTMLElement).getByRole('link')).toHaveAttribute('href', '/admin/projects?aged=1');
});

test('shows that there are no alerts', async () => {
  show({ AdminAlerts: alertsReply([]) });
  expect(await screen.findByText('No alerts')).toBeInTheDocument();
});

test('health shows each dependency in words, its response time, and since when it is down', async () => {
  const jobs = dependency({ name: 'jobs', state: 'down', ms: 2000, downSince: '2026-11-01T09:00:00.000Z' });
  show({ AdminHealth: healthReply([dependency(), jobs]) });
  const health = await panel('Platform health');
  const [first, second] = await health.findAllByRole('listitem');
  expect(first).toHaveTextContent(/Database3 ms.*Healthy/);
  expect(second).toHaveTextContent(/Background jobsSince .*2,000 ms.*Down/);
  expect(health.getByText(/^Checked/)).toHaveTextContent(/:05:03/);
});

test('health shows setup warnings with their start time, and nothing if there are none', async () => {
  show({
    AdminHealth: healthReply([dependency()], [setupWarning(), setupWarning({ name: 'disk space', level: 'fault' })]),
  });
  const setup = within(await screen.findByRole('region', { name: 'Setup' }));
  const [first, second] = setup.getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Warning.*set SMTP_URL\.Since /);
  expect(second).toHaveTextContent(/^Error/);
});

test('checks health again when the page becomes visible, and says if the check fails', async () => {
  const { answers } = show();
  await (await panel('Platform health')).findByText('Healthy');
  expect(screen.queryByRole('region', { name: 'Setup' })).not.toBeInTheDocument();
  answers.AdminHealth = healthReply([dependency({ state: 'down', downSince: '2026-11-22T14:05:00.000Z' })]);
  const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await comeBack();
  expect(await screen.findByText('Down')).toBeInTheDocument();
  answers.AdminHealth = errorReply('UNAVAILABLE', 'Away');
  await comeBack();
  expect(await screen.findByText('The last check failed. Showing the previous result.')).toBeInTheDocument();
  expect(screen.getByText('Down')).toBeInTheDocument();
});

test.each([
  ['AdminFigures', "Couldn't load the figures", 'In Testing'],
  ['AdminOversight', "Couldn't load projects", 'Harbour'],
  ['AdminRevenue', "Couldn't load the financials", 'Monthly revenue'],
  ['AdminAlerts', "Couldn't load alerts", /over four weeks old/],
  ['AdminHealth', "Couldn't check platform health", 'Database'],
] as const)('if %s fails, only its panel shows an error and Retry', async (operation, title, then) => {
  const { answers } = show({ [operation]: errorReply('UNAVAILABLE', 'Away') });
  const failed = (await screen.findByRole('heading', { name: title })).closest('section') as HTMLElement;
  expect(await screen.findAllByRole('button', { name: 'Retry' })).toHaveLength(operation === 'AdminFigures' ? 2 : 1);
  answers[operation] = full[operation];
  await userEvent.click(within(failed).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(then)).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument();
});

test('a project event updates the figures and the oversight', async () => {
  const { answers, emitEvent, countSubscribers } = show();
  const oversight = await panel('Project oversight');
  await oversight.findByText('On Track');
  await waitFor(() => expect(countSubscribers('AdminActivity')).toBe(1));
  answers.AdminFigures = figuresReply({ projectsInDev: 11 });
  answers.AdminOversight = projectsReply([project({ id: 'p4', title: 'Brand new', status: 'pending' }), harbour]);
  await emitEvent('AdminActivity', activityEvent({ ...harbour, status: 'testing' }));
  await waitFor(() => expect(oversight.queryByText('On Track')).not.toBeInTheDocument());
  expect(await oversight.findByText('Brand new')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByText('11')).toBeInTheDocument());
});

test('placeholders keep the space of the figures while they load', async () => {
  const { promise, resolve } = Promise.withResolvers<MockResponse>();
  show({ AdminFigures: () => promise });
  const card = await link('In Testing');
  expect(card.closest('dl')).toHaveAttribute('aria-busy', 'true');
  await act(async () => resolve(figuresReply()));
  await waitFor(() => expect(card.closest('dl')).toHaveAttribute('aria-busy', 'false'));
});
