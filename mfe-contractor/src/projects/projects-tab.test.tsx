import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, type MockResponse, replyTo } from 'kit/test/network';
import {
  ContactClientDocument,
  CreateProjectDocument,
  UpdateProjectDocument,
  RequestedProjectDocument,
} from '#gql/graphql.ts';
import { hubProject, projectsReply } from '../testing/projects.ts';
import { showHub } from '../testing/show-hub.tsx';

type Answers = NonNullable<Parameters<typeof showHub>[0]>;

const harbour = hubProject();
const projectWithoutClient = hubProject({
  id: 'p2',
  title: 'Workshop',
  client: null,
  technologies: [],
  stagingUrl: null,
});

function open(HubProjects: Answers[string] = projectsReply([harbour]), more: Answers = {}) {
  return showHub({ HubProjects, ...more }, { search: 'tab=projects' });
}

const findCardQueries = async (title: string) =>
  within((await screen.findByRole('heading', { level: 3, name: title })).closest('li') as HTMLElement);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const waitForDialogClose = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('a card shows status, client, technologies and fee', async () => {
  open(projectsReply([harbour, projectWithoutClient]));
  const first = await findCardQueries('Harbour');
  for (const words of ['In progress', 'High', '65%', 'Clara Meyer', 'React, PostgreSQL', '$15,000']) {
    expect(first.getByText(words)).toBeInTheDocument();
  }
  expect(first.getByRole('progressbar', { name: 'Progress of Harbour' })).toHaveAttribute('value', '65');
  const second = await findCardQueries('Workshop');
  expect(second.getByText('Various')).toBeInTheDocument();
  expect(second.getByText('No client yet')).toBeInTheDocument();
});

test.each([
  ['in_progress', 'In progress', 'warning'],
  ['testing', 'Testing', 'primary'],
  ['completed', 'Completed', 'success'],
  ['pending', 'Pending', null],
  ['cancelled', 'Cancelled', null],
] as const)('the status %s has a color, a label and an icon', async (status, words, intent) => {
  open(projectsReply([hubProject({ status: status })]));
  const tag = (await (await findCardQueries('Harbour')).findByText(words)).closest('.bp6-tag') as HTMLElement;
  const intents = [...tag.classList].filter((name) => name.startsWith('bp6-intent-'));
  expect(intents).toEqual(intent ? [`bp6-intent-${intent}`] : []);
  expect(tag.querySelector('svg')).toBeInTheDocument();
});

test('App Link shows both URLs to copy and open, and an empty state without them', async () => {
  open(
    projectsReply([
      hubProject({ liveUrl: 'https://harbour.example' }),
      { ...projectWithoutClient, viewerCanUpdate: false },
    ]),
  );
  await press('App Link of Harbour');
  const links = await findDialog('App Link');
  expect(links.getByLabelText('Live App URL')).toHaveValue('https://harbour.example');
  expect(links.getByLabelText('Staging URL')).toHaveAttribute('readonly');
  const way = links.getByRole('link', { name: 'Open Staging URL' });
  expect(way).toHaveAttribute('href', 'https://staging.harbour.example');
  expect(way).toHaveAttribute('rel', 'noreferrer');
  expect(links.getByRole('button', { name: 'Copy Live App URL' })).toBeInTheDocument();
  await userEvent.click(links.getByRole('button', { name: 'Close' }));
  await waitForDialogClose();
  await waitFor(() => expect(screen.getByRole('button', { name: 'App Link of Harbour' })).toHaveFocus());
  await press('App Link of Workshop');
  expect((await findDialog('App Link')).getByText('No links yet')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add links' })).not.toBeInTheDocument();
});

test('a user who can edit a project can set its links', async () => {
  const { sent } = open(projectsReply([harbour]), {
    UpdateProject: replyTo(UpdateProjectDocument, {
      updateProject: hubProject({ liveUrl: 'https://harbour.example', stagingUrl: null }),
    }),
  });
  await press('App Link of Harbour');
  await press('Edit links');
  const live = await screen.findByLabelText('Live App URL');
  expect(live).toHaveFocus();
  await userEvent.type(live, 'harbour');
  await press('Save links');
  expect(live).toHaveAccessibleDescription('Please enter a valid web address');
  await userEvent.clear(live);
  await userEvent.type(live, 'https://harbour.example');
  await userEvent.clear(screen.getByLabelText('Staging URL'));
  await press('Save links');
  expect(await screen.findByText('Harbour links saved')).toBeInTheDocument();
  expect(screen.getByLabelText('Live App URL')).toHaveValue('https://harbour.example');
  expect(screen.getByRole('button', { name: 'Edit links' })).toHaveFocus();
  expect(sent.at(-1)).toMatchObject({
    operation: 'UpdateProject',
    variables: { id: 'p1', input: { liveUrl: 'https://harbour.example', stagingUrl: null } },
  });
});

test('a message to the client is sent, and its draft is kept until then', async () => {
  const { sent, answers } = open(projectsReply([harbour]), {
    ContactClient: errorReply('UNAVAILABLE', 'The database is away'),
  });
  await press('Contact the client of Harbour');
  expect(await screen.findByLabelText('Client Email')).toHaveValue('clara@harbour.example');
  expect(screen.getByLabelText('Client Email')).toHaveAttribute('readonly');
  await press('Send Message');
  expect(screen.getByLabelText('Message')).toHaveAccessibleDescription('Please enter a message');
  await userEvent.type(screen.getByLabelText('Message'), 'The map is on staging.');
  await press('Send Message');
  expect(await screen.findByText("Couldn't send your message")).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitForDialogClose();
  await press('Contact the client of Harbour');
  expect(await screen.findByLabelText('Message')).toHaveValue('The map is on staging.');
  answers.ContactClient = replyTo(ContactClientDocument, { contactClient: { __typename: 'Activity', id: 'a1' } });
  await press('Send Message');
  expect(await screen.findByText('Message Sent')).toBeInTheDocument();
  await waitForDialogClose();
  expect(sent.at(-1)?.variables).toEqual({ projectId: 'p1', message: 'The map is on staging.' });
  expect(sent.at(-1)?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(sessionStorage).toHaveLength(0);
});

test('a project without a client has no one to contact, and says how to add one', async () => {
  open(projectsReply([projectWithoutClient]));
  await press('Contact the client of Workshop');
  expect(await screen.findByText(/^Add the client's email with Update/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Send Message' })).not.toBeInTheDocument();
});

test('an update is optimistic, and focus returns to its button', async () => {
  let answer: (reply: MockResponse) => void = () => undefined;
  const { sent } = open(projectsReply([harbour]), {
    UpdateProject: () => new Promise((resolve) => (answer = resolve)),
  });
  await press('Update Harbour');
  await userEvent.selectOptions(await screen.findByLabelText('Status'), 'testing');
  await userEvent.clear(screen.getByLabelText('Progress in percent'));
  await userEvent.type(screen.getByLabelText('Progress in percent'), '90');
  await press('Save');
  await waitForDialogClose();
  expect(await (await findCardQueries('Harbour')).findByText('90%')).toBeInTheDocument();
  expect((await findCardQueries('Harbour')).getByText('Testing')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Update Harbour' })).toHaveFocus());
  answer(replyTo(UpdateProjectDocument, { updateProject: hubProject({ status: 'testing', progress: 90 }) }));
  expect(await screen.findByText('Harbour updated')).toBeInTheDocument();
  expect(sent.at(-1)?.variables).toEqual({ id: 'p1', input: { status: 'testing', progress: 90 } });
});

test('a rejected update is rolled back and shows a toast', async () => {
  open(projectsReply([harbour]), { UpdateProject: errorReply('FORBIDDEN', 'Only the developer may change it') });
  await press('Update Harbour');
  await userEvent.selectOptions(await screen.findByLabelText('Status'), 'completed');
  expect(screen.getByLabelText('Progress in percent')).toHaveValue(100);
  await press('Save');
  expect(await screen.findByText("Couldn't update Harbour")).toBeInTheDocument();
  expect(await (await findCardQueries('Harbour')).findByText('65%')).toBeInTheDocument();
});

test('the client of a project can be entered while there is none', async () => {
  const { sent } = open(projectsReply([projectWithoutClient]), {
    UpdateProject: replyTo(UpdateProjectDocument, { updateProject: projectWithoutClient }),
  });
  await press('Update Workshop');
  await userEvent.type(await screen.findByLabelText('Client Email'), 'new@client.example');
  await press('Save');
  await waitFor(() => expect(sent.at(-1)?.variables).toMatchObject({ input: { clientEmail: 'new@client.example' } }));
});

test('a user who cannot edit a project has no Update button', async () => {
  open(projectsReply([hubProject({ viewerCanUpdate: false })]));
  await findCardQueries('Harbour');
  expect(screen.queryByRole('button', { name: 'Update Harbour' })).not.toBeInTheDocument();
});

test('a new project appears at the top at once', async () => {
  const bakery = hubProject({ id: 'p9', title: 'Bakery', status: 'pending', client: null });
  const dates = { createdAt: '2026-11-22T00:00:00.000Z', updatedAt: '2026-11-22T00:00:00.000Z' };
  const { sent } = open(projectsReply([harbour]), {
    CreateProject: replyTo(CreateProjectDocument, { createProject: { ...bakery, ...dates } }),
  });
  await findCardQueries('Harbour');
  await press('Create New Project');
  await userEvent.type(await screen.findByLabelText('Project Title'), 'Bakery');
  await userEvent.type(screen.getByLabelText('Description'), 'Sells bread');
  await userEvent.selectOptions(screen.getByLabelText('Project Tier'), 'enterprise');
  await press('Create Project');
  expect(await screen.findByText('Project Created')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Bakery',
    'Harbour',
  ]);
  expect(sent.filter(({ operation }) => operation === 'HubProjects')).toHaveLength(1);
});

test('without projects it shows the empty state, and a list that failed to load can be retried', async () => {
  const { answers } = open(errorReply('UNAVAILABLE', 'Try again'));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  answers.HubProjects = projectsReply([]);
  await userEvent.click(retry);
  expect(await screen.findByText('No projects to display.')).toBeInTheDocument();
});

test('changes and new projects appear live, and one whose start was undone leaves', async () => {
  const { answers, live } = open();
  await findCardQueries('Harbour');
  await waitFor(() => expect(live.countSubscribers('HubProjectChanged')).toBe(1));
  live.emit('HubProjectChanged', {
    activityAdded: { __typename: 'Activity', id: 'a1', project: hubProject({ progress: 70 }) },
  });
  expect(await (await findCardQueries('Harbour')).findByText('70%')).toBeInTheDocument();
  answers.HubProjects = projectsReply([projectWithoutClient, harbour]);
  live.emit('HubProjectChanged', {
    activityAdded: { __typename: 'Activity', id: 'a2', project: projectWithoutClient },
  });
  expect(await findCardQueries('Workshop')).toBeDefined();
  live.emit('HubProjectRemoved', { projectRemoved: 'p2' });
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Workshop' })).not.toBeInTheDocument());
});

test('a long list loads its next page', async () => {
  open(({ after }) => (after ? projectsReply([projectWithoutClient]) : projectsReply([harbour], 'p1')));
  await press('Show more projects');
  await findCardQueries('Workshop');
  await findCardQueries('Harbour');
});

const openForProject = (id: string, HubProjects: Answers[string], more: Answers = {}) =>
  showHub({ HubProjects, ...more }, { search: `tab=projects&project=${id}` });
const findCard = (title: string) => screen.findByRole('listitem', { name: title });

test('a link to a project focuses its card and highlights it briefly', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const scrolled = jest.fn();
    Element.prototype.scrollIntoView = scrolled;
    const { sent } = openForProject('p2', projectsReply([harbour, projectWithoutClient]));
    const there = await findCard('Workshop');
    await waitFor(() => expect(there).toHaveFocus());
    expect(scrolled).toHaveBeenCalledWith({ block: 'center' });
    expect(there).toHaveAttribute('data-marked');
    await act(async () => void jest.advanceTimersByTime(2500));
    expect(there).not.toHaveAttribute('data-marked');
    expect(there).toHaveFocus();
    expect(sent.map(({ operation }) => operation)).not.toContain('RequestedProject');
  } finally {
    jest.useRealTimers();
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  }
});

test('a linked project beyond the loaded list is fetched, shown at the top and not listed twice', async () => {
  const far = hubProject({ id: 'p9', title: 'Far away' });
  const { answers, sent } = openForProject('p9', projectsReply([harbour], 'behind'), {
    RequestedProject: replyTo(RequestedProjectDocument, { project: far }),
  });
  await waitFor(async () => expect(await findCard('Far away')).toHaveFocus());
  expect(sent.find(({ operation }) => operation === 'RequestedProject')?.variables).toEqual({ id: 'p9' });
  answers.HubProjects = projectsReply([projectWithoutClient, far]);
  await press('Show more projects');
  await findCard('Workshop');
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Far away', 'Harbour', 'Workshop']);
  await press('Contact the client of Far away');
  expect(await screen.findByRole('dialog', { name: 'Contact' })).toBeInTheDocument();
});

test('only cards near the viewport and the linked one are rendered', async () => {
  const many = Array.from({ length: 200 }, (_, place) => hubProject({ id: `m${place}`, title: `Shop ${place}` }));
  openForProject('m150', projectsReply(many));
  await waitFor(async () => expect(await findCard('Shop 150')).toHaveFocus());
  expect(await findCard('Shop 0')).toHaveAttribute('aria-setsize', '200');
  expect(screen.getAllByRole('heading', { level: 3 }).length).toBeLessThan(60);
});

test("a project that is not the user's is reported as missing; one that failed to load has a Retry", async () => {
  const { answers } = openForProject('p9', projectsReply([harbour]), {
    RequestedProject: errorReply('UNAVAILABLE', 'Away'),
  });
  expect(await screen.findByText("Couldn't load the project")).toBeInTheDocument();
  await findCard('Harbour');
  answers.RequestedProject = replyTo(RequestedProjectDocument, { project: null });
  await press('Retry');
  expect(await screen.findByText('Project not found')).toBeInTheDocument();
  expect(await findCard('Harbour')).toBeInTheDocument();
});
