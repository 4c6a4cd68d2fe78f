import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, type MockResponse, replyTo } from 'kit/test/network';
import { people } from 'kit/test/people';
import {
  ContactRequestDocument,
  AcceptRequestDocument,
  DeclineRequestDocument,
  UndoRequestAnswerDocument,
} from '#gql/graphql.ts';
import { queueReply, request, requestsReply, teammate } from '../testing/requests.ts';
import { showHub } from '../testing/show-hub.tsx';
// Imported up front so that no test waits for the tab to compile.
import './client-store-tab.tsx';
import './contact-dialog.tsx';
import 'kit/dialog';

const [one, two, three, four] = ['1', '2', '3', '4'].map((id) => request({ id })) as [
  ReturnType<typeof request>,
  ReturnType<typeof request>,
  ReturnType<typeof request>,
  ReturnType<typeof request>,
];
const me = teammate(people.developer.id, 'Carla', 'Reyes');
const tom = teammate('u7', 'Tom', 'Romero');
const toAccepted = (of: typeof one, acceptedBy = tom) => request({ ...of, status: 'accepted', acceptedBy });
const conflictReply = errorReply('CONFLICT', 'Someone else has accepted this request. Please choose another one');

const show = (answers: Parameters<typeof showHub>[0] = {}) =>
  showHub(
    {
      ClientRequests: requestsReply([one, two, three, four]),
      TestingQueue: queueReply([{ projectId: 'p1', title: 'Clinic portal' }]),
      ...answers,
    },
    { search: 'tab=client-store' },
  );
const findNames = async () =>
  within(await screen.findByRole('list', { name: 'New client requests' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
const getCard = (name: string) => within(screen.getByRole('listitem', { name }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Holds the server's response to a mutation until the test releases it. */
function createDeferredReply() {
  let release: (reply: MockResponse) => void = () => undefined;
  const answer = new Promise<MockResponse>((resolve) => (release = resolve));
  return { answer: () => answer, release };
}

/** Publishes a request's new state to everyone viewing the Client Store. */
async function publish({ live }: ReturnType<typeof show>, clientStoreChanged: typeof one) {
  await waitFor(() => expect(live.countSubscribers('ClientRequestChanged')).toBe(1));
  await act(async () => live.emit('ClientRequestChanged', { clientStoreChanged }));
}

test('the first three requests show name, email, tier and requirements; the rest show on request', async () => {
  show();
  expect(await findNames()).toEqual(['Visitor 1', 'Visitor 2', 'Visitor 3']);
  const first = getCard('Visitor 1');
  expect(first.getByRole('link', { name: '1@visitor.test' })).toHaveAttribute('href', 'mailto:1@visitor.test');
  expect(first.getByText('Small tier')).toBeInTheDocument();
  expect(first.getByText('A portal for our tenants')).toBeInTheDocument();
  expect(screen.getByText('4 open')).toBeInTheDocument();
  await press('Show all');
  expect(await findNames()).toHaveLength(4);
  await press('Show the first 3');
  expect(await findNames()).toHaveLength(3);
});

test('a long list loads page by page', async () => {
  show({
    ClientRequests: ({ after }) =>
      after ? requestsReply([request({ id: '9' })]) : requestsReply([one, two, three, four], 'the end'),
  });
  expect(await screen.findByText('4+ open')).toBeInTheDocument();
  await press('Show all');
  await press('Show more requests');
  expect(await screen.findByText('Visitor 9')).toBeInTheDocument();
});

test('an accepted request updates optimistically, keeps focus on its card and links to its project', async () => {
  const { answer, release } = createDeferredReply();
  const { sent } = show({ AcceptRequest: answer });
  await press('Accept the request from Visitor 2');
  expect(getCard('Visitor 2').getByText(/Accepted by you/)).toBeInTheDocument();
  expect(getCard('Visitor 2').queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('listitem', { name: 'Visitor 2' })).toHaveFocus();
  const project = { __typename: 'Project', id: 'p9' };
  release(replyTo(AcceptRequestDocument, { acceptClientStoreRequest: { ...toAccepted(two, me), project } }));
  expect(await screen.findByRole('link', { name: 'Open the project' })).toHaveAttribute(
    'href',
    '/contractor?tab=projects&project=p9',
  );
  expect(sent.find(({ operation }) => operation === 'AcceptRequest')?.variables).toEqual({ id: '2' });
  expect(await findNames()).toEqual(['Visitor 1', 'Visitor 2', 'Visitor 3']);
});

test('an accepted request is free again with Undo', async () => {
  const { sent } = show({
    AcceptRequest: replyTo(AcceptRequestDocument, { acceptClientStoreRequest: toAccepted(two, me) }),
    UndoRequestAnswer: replyTo(UndoRequestAnswerDocument, { undoChange: two }),
  });
  await press('Accept the request from Visitor 2');
  expect(await screen.findByText('Request accepted')).toBeInTheDocument();
  await press('Undo');
  expect(await screen.findByRole('button', { name: 'Accept the request from Visitor 2' })).toBeInTheDocument();
  expect(sent.find(({ operation }) => operation === 'UndoRequestAnswer')?.variables).toEqual({ id: '2' });
});

test("accepting too late shows the server's message, and the card shows who accepted it", async () => {
  const { answer, release } = createDeferredReply();
  const shown = show({ AcceptRequest: answer });
  await press('Accept the request from Visitor 1');
  await publish(shown, toAccepted(one));
  release(conflictReply);
  expect(await screen.findByText("Couldn't accept the request")).toBeInTheDocument();
  expect(screen.getByText('Someone else has accepted this request. Please choose another one')).toBeInTheDocument();
  expect(await getCard('Visitor 1').findByText(/Accepted by Tom Romero/)).toBeInTheDocument();
  expect(getCard('Visitor 1').queryByRole('button')).not.toBeInTheDocument();
});

test('a change that failed on the server is rolled back', async () => {
  show({ AcceptRequest: errorReply('UNAVAILABLE', 'The database is away') });
  await press('Accept the request from Visitor 1');
  expect(await screen.findByText('The database is away')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Accept the request from Visitor 1' })).toBeInTheDocument();
});

test('a request taken by a colleague is disabled at once, and leaves once read and no pointer or focus is in the list', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const shown = show();
    const list = await screen.findByRole('list', { name: 'New client requests' });
    await user.hover(list);
    await publish(shown, toAccepted(two));
    expect(await getCard('Visitor 2').findByText(/Accepted by Tom Romero/)).toBeInTheDocument();
    expect(getCard('Visitor 2').queryByRole('button')).not.toBeInTheDocument();
    await act(async () => void jest.advanceTimersByTime(5000));
    expect(await findNames()).toEqual(['Visitor 1', 'Visitor 2', 'Visitor 3']);
    await user.unhover(list);
    expect(await findNames()).toEqual(['Visitor 1', 'Visitor 3', 'Visitor 4']);
  } finally {
    jest.useRealTimers();
  }
});

/** The cards still shown once the changed ones had been on screen long enough to read. */
async function leftAfterReading(happen: (shown: ReturnType<typeof show>) => Promise<unknown>, answers = {}) {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const shown = show(answers);
    await findNames();
    await happen(shown);
    expect(await findNames()).toEqual(['Visitor 1', 'Visitor 2', 'Visitor 3']);
    await act(async () => void jest.advanceTimersByTime(5000));
    return await findNames();
  } finally {
    jest.useRealTimers();
  }
}

test.each([
  ['accepted by a colleague', 'leaves', [toAccepted(two)]],
  ['declined', 'leaves', [request({ ...two, status: 'declined' })]],
  ['accepted by a colleague who takes that back', 'stays', [toAccepted(two), two]],
  ['accepted by oneself', 'stays', [toAccepted(two, me)]],
  ['contacted by a colleague', 'stays', [request({ ...two, status: 'contacted', contactedBy: tom })]],
])('a request that is %s %s', async (_, outcome, changes) => {
  const left = await leftAfterReading(async (shown) => {
    for (const changed of changes) await publish(shown, changed);
  });
  expect(left.includes('Visitor 2')).toBe(outcome === 'stays');
});

test.each([
  ['AcceptRequest', 'Accept', 'CONFLICT', 'leaves'],
  ['DeclineRequest', 'Decline', 'CONFLICT', 'leaves'],
  ['AcceptRequest', 'Accept', 'UNAVAILABLE', 'stays'],
  ['DeclineRequest', 'Decline', 'UNAVAILABLE', 'stays'],
])('if the server rejects %s (%s) with %s, the card %s', async (operation, name, code, outcome) => {
  const left = await leftAfterReading(
    async () => {
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      await user.click(screen.getByRole('button', { name: `${name} the request from Visitor 2` }));
      if (name === 'Decline') await user.click(await screen.findByRole('button', { name: 'Decline' }));
      await screen.findByText(`Couldn't ${name.toLowerCase()} the request`);
      // No card leaves while it has the pointer or focus.
      const list = screen.getByRole('list', { name: 'New client requests' });
      // The dialog has returned the focus to the card a frame after it closed.
      await act(async () => void jest.advanceTimersByTime(100));
      await user.hover(list);
      await user.unhover(list);
      act(() => (document.activeElement as HTMLElement).blur());
    },
    { [operation]: errorReply(code, 'No') },
  );
  expect(left.includes('Visitor 2')).toBe(outcome === 'stays');
});

test('a new request appears at the top at once; under the pointer nothing moves until requested', async () => {
  const shown = show();
  const list = await screen.findByRole('list', { name: 'New client requests' });
  await publish(shown, request({ id: '8' }));
  expect(await findNames()).toEqual(['Visitor 8', 'Visitor 1', 'Visitor 2']);
  await userEvent.hover(list);
  await publish(shown, request({ id: '9' }));
  expect(await screen.findByRole('button', { name: 'Show 1 new request' })).toBeInTheDocument();
  expect(await findNames()).toEqual(['Visitor 8', 'Visitor 1', 'Visitor 2']);
  await press('Show 1 new request');
  expect(await findNames()).toEqual(['Visitor 9', 'Visitor 8', 'Visitor 1']);
});

test('a message is sent as typed, and the card shows who contacted the client', async () => {
  const contacted = request({ ...one, status: 'contacted', contactedBy: me });
  const { sent } = show({ ContactRequest: replyTo(ContactRequestDocument, { contactClientStoreRequest: contacted }) });
  await press('Contact Visitor 1');
  const box = await screen.findByLabelText('Message');
  await waitFor(() => expect(box).toHaveFocus());
  await press('Send Message');
  expect(box).toHaveAccessibleDescription('Please enter a message');
  await userEvent.type(box, 'When can we talk?');
  await press('Send Message');
  expect(await screen.findByText('Message Sent')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(getCard('Visitor 1').getByText('Contacted by you')).toBeInTheDocument();
  expect(sent.at(-1)?.variables).toEqual({ id: '1', message: 'When can we talk?' });
  expect(screen.getByRole('button', { name: 'Contact Visitor 1' })).toHaveFocus();
});

test('a message that failed to send stays in its text box', async () => {
  show({ ContactRequest: conflictReply });
  await press('Contact Visitor 1');
  await userEvent.type(await screen.findByLabelText('Message'), 'Hello');
  await press('Send Message');
  expect(await screen.findByText("Couldn't send your message")).toBeInTheDocument();
  expect(screen.getByLabelText('Message')).toHaveValue('Hello');
});

test('a request is declined after confirmation, before the response', async () => {
  const { answer, release } = createDeferredReply();
  const { sent } = show({ DeclineRequest: answer });
  await press('Decline the request from Visitor 1');
  expect(await screen.findByRole('button', { name: 'Keep it' })).toHaveFocus();
  await press('Keep it');
  expect(sent.some(({ operation }) => operation === 'DeclineRequest')).toBe(false);
  await press('Decline the request from Visitor 1');
  await press('Decline');
  expect(getCard('Visitor 1').getByText('Declined')).toBeInTheDocument();
  expect(sent.at(-1)).toMatchObject({ operation: 'DeclineRequest', variables: { id: '1' } });
  await act(async () =>
    release(replyTo(DeclineRequestDocument, { declineClientStoreRequest: request({ ...one, status: 'declined' }) })),
  );
  expect(getCard('Visitor 1').getByText('Declined')).toBeInTheDocument();
});

test('without requests it says where they come from', async () => {
  show({ ClientRequests: requestsReply([]) });
  expect(await screen.findByText('No new client requests')).toBeInTheDocument();
});

test('each panel fails and retries on its own', async () => {
  const { answers } = show({
    ClientRequests: errorReply('UNAVAILABLE', 'Away'),
    TestingQueue: errorReply('UNAVAILABLE', 'Away'),
  });
  const panel = async (name: string) => within(await screen.findByRole('region', { name }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(2));
  answers.ClientRequests = requestsReply([one]);
  await userEvent.click(await (await panel('New Client Requests')).findByRole('button', { name: 'Retry' }));
  expect(await findNames()).toEqual(['Visitor 1']);
  answers.TestingQueue = queueReply([]);
  await userEvent.click(await (await panel('Testing Queue')).findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Nothing to test')).toBeInTheDocument();
});

test('a queue row links to its project, a sample is tagged and has no link, and live events refresh the queue', async () => {
  const { live, answers } = show({
    TestingQueue: queueReply([
      { projectId: 'p1', title: 'Clinic portal' },
      { projectId: null, title: 'A sample' },
    ]),
  });
  expect(await screen.findByRole('link', { name: 'Clinic portal' })).toHaveAttribute(
    'href',
    '/contractor?tab=projects&project=p1',
  );
  expect(screen.getByText('Sample')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'A sample' })).not.toBeInTheDocument();
  answers.TestingQueue = queueReply([{ projectId: 'p2', title: 'Tram archive' }]);
  await waitFor(() => expect(live.countSubscribers('TestingQueueMayChange')).toBe(1));
  live.emit('TestingQueueMayChange', { activityAdded: { __typename: 'Activity', id: 'a1' } });
  expect(await screen.findByRole('link', { name: 'Tram archive' })).toBeInTheDocument();
});
