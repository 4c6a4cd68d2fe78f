import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, type MockResponse, replyTo } from 'kit/test/network';
import {
  type LeadStatus,
  MarkAsContactedDocument,
  StartEnquiryReviewDocument,
  UndoMoveLeadDocument,
} from '#gql/graphql.ts';
import { hoursFromNow, leadsReply, waiting } from '../../testing/leads.ts';
import { leadDetail } from '../../testing/lead-list.ts';
import { showLeads } from '../../testing/show-leads.tsx';

type Answers = NonNullable<Parameters<typeof showLeads>[0]>;

const open = (first: Answers[string], more: Answers = {}) => showLeads({ EnquiriesToAnswer: first, ...more });

const cards = async () =>
  within(await screen.findByRole('list', { name: /^Enquiries to answer/ })).getAllByRole('listitem');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Holds the server's response to a mutation until the test releases it. */
function createDeferredReply() {
  let release: (reply: MockResponse) => void = () => undefined;
  const answer = new Promise<MockResponse>((resolve) => (release = resolve));
  return { answer: () => answer, release };
}

const reviewed = { __typename: 'User', id: 'u9', firstName: 'Selma', lastName: 'Brandt' };
const changed = (status: LeadStatus, more: object) => ({
  __typename: 'Lead',
  id: 'l1',
  status,
  enquiry: { ...waiting().enquiry, reviewStartedAt: hoursFromNow(0), reviewedBy: reviewed, ...more },
});

test('each enquiry shows its author, request and the time left of its 24 hours', async () => {
  open(
    leadsReply([
      waiting({ name: 'Late', enquiry: { replyDueAt: hoursFromNow(-2.01), priority: true } }),
      waiting({ id: 'l2', name: 'In time' }),
    ]),
  );
  const [late, inTime] = await cards();
  expect(late).toHaveTextContent('2 h late');
  expect(late).toHaveTextContent('Was due');
  expect(late).toHaveTextContent('Priority');
  const rule = within(inTime as HTMLElement).getByRole('progressbar', { name: 'Time left to answer' });
  expect(rule).toHaveAttribute('aria-valuetext', '6 h left');
  expect(rule).toHaveAttribute('max', '24');
  expect(inTime).toHaveTextContent('Guests book surf lessons and boards online.');
  expect(inTime).toHaveTextContent('AI chatbot, $5–10k');
  expect(inTime).toHaveTextContent('ines@surfschool.example');
});

test('its attachment can be downloaded, and a booked call shows its time', async () => {
  const attachment = { __typename: 'StoredFile', id: 'f1', fileName: 'brief.pdf', url: '/api/files/f1' };
  const call = { __typename: 'StrategyCall', id: 'c1', startsAt: '2026-11-24T09:00:00.000Z' };
  open(leadsReply([waiting({ enquiry: { attachment, call } })]));
  expect(await screen.findByRole('link', { name: 'brief.pdf' })).toHaveAttribute('href', '/api/files/f1');
  expect(screen.getByText('Booked call').nextElementSibling?.firstElementChild).toHaveAttribute(
    'datetime',
    '2026-11-24T09:00:00.000Z',
  );
});

test('starting a review updates optimistically, and focus moves to its card', async () => {
  const { answer, release } = createDeferredReply();
  const { sent } = open(leadsReply([waiting()]), { StartEnquiryReview: answer });
  await press('Start review of Ines Carvalho');
  expect(await screen.findByText(/^In review by Carla Reyes/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Start review of Ines Carvalho' })).not.toBeInTheDocument();
  expect((await cards())[0]).toHaveFocus();
  release(replyTo(StartEnquiryReviewDocument, { startEnquiryReview: changed('new', { answeredAt: null }) }));
  expect(await screen.findByText(/^In review by Selma Brandt/)).toBeInTheDocument();
  expect(sent.find(({ operation }) => operation === 'StartEnquiryReview')?.variables).toEqual({ leadId: 'l1' });
});

test('a rejected review is rolled back with a toast', async () => {
  open(leadsReply([waiting()]), { StartEnquiryReview: errorReply('UNAVAILABLE', 'The database is away') });
  await press('Start review of Ines Carvalho');
  expect(await screen.findByText("Couldn't start the review of Ines Carvalho")).toBeInTheDocument();
  expect(screen.getByText('The database is away')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Start review of Ines Carvalho' })).toBeInTheDocument();
});

test('an enquiry marked as contacted leaves the list optimistically, with a toast once saved', async () => {
  const { answer, release } = createDeferredReply();
  const { sent } = open(leadsReply([waiting(), waiting({ id: 'l2', name: 'Marek Novak' })]), {
    MarkAsContacted: answer,
  });
  await press('Mark as contacted: Ines Carvalho');
  await waitFor(() => expect(screen.queryByText('Ines Carvalho')).not.toBeInTheDocument());
  expect(await cards()).toHaveLength(1);
  expect((await cards())[0]).toHaveFocus();
  release(replyTo(MarkAsContactedDocument, { updateLead: changed('contacted', { answeredAt: hoursFromNow(0) }) }));
  expect(await screen.findByText('Ines Carvalho marked as contacted')).toBeInTheDocument();
  expect(sent.find(({ operation }) => operation === 'MarkAsContacted')?.variables).toEqual({ id: 'l1' });
});

test('an enquiry that was marked as contacted by mistake comes back with Undo', async () => {
  const { sent } = open(leadsReply([waiting()]), {
    MarkAsContacted: replyTo(MarkAsContactedDocument, {
      updateLead: changed('contacted', { answeredAt: hoursFromNow(0) }),
    }),
    UndoMoveLead: replyTo(UndoMoveLeadDocument, {
      undoChange: {
        __typename: 'Lead',
        id: 'l1',
        status: 'new',
        closedAt: null,
        lostReason: null,
        lostNote: null,
        updatedAt: hoursFromNow(0),
        enquiry: { __typename: 'Enquiry', id: waiting().enquiry.id, answeredAt: null },
      },
    }),
  });
  await press('Mark as contacted: Ines Carvalho');
  await press('Undo');
  expect(await screen.findByText('Change undone')).toBeInTheDocument();
  expect(await cards()).toHaveLength(1);
  expect(sent.find(({ operation }) => operation === 'UndoMoveLead')?.variables).toEqual({ id: 'l1' });
});

test('an enquiry that failed to be marked comes back, with a toast', async () => {
  const { answer, release } = createDeferredReply();
  open(leadsReply([waiting()]), { MarkAsContacted: answer });
  await press('Mark as contacted: Ines Carvalho');
  expect(await screen.findByText('No enquiries to answer')).toBeInTheDocument();
  release(errorReply('UNAVAILABLE', 'The database is away'));
  expect(await screen.findByText("Couldn't mark Ines Carvalho as contacted")).toBeInTheDocument();
  expect(await cards()).toHaveLength(1);
});

test('without enquiries it says what will appear', async () => {
  open(leadsReply([]));
  expect(await screen.findByText('No enquiries to answer')).toBeInTheDocument();
});

test('the panel is busy while loading', async () => {
  open(() => new Promise(() => undefined));
  expect(await screen.findByRole('region', { name: 'Enquiries to answer' })).toHaveAttribute('aria-busy', 'true');
});

test('a list that failed to load can be retried', async () => {
  const { answers } = open(errorReply('UNAVAILABLE', 'Try again in a moment'));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  answers.EnquiriesToAnswer = leadsReply([waiting()]);
  await userEvent.click(retry);
  expect(await cards()).toHaveLength(1);
});

test('a long list loads its next page', async () => {
  const { sent, answers } = open(leadsReply([waiting()], 'the end'));
  await press('Show all enquiries');
  const more = await screen.findByRole('button', { name: 'Show more enquiries' });
  answers.EnquiriesToAnswer = leadsReply([waiting({ id: 'l2', name: 'Marek Novak' })]);
  await userEvent.click(more);
  await waitFor(async () => expect(await cards()).toHaveLength(2));
  expect(sent.filter(({ operation }) => operation === 'EnquiriesToAnswer').at(-1)?.variables).toMatchObject({
    after: 'the end',
  });
});

test('of many enquiries only the first show above the list, and all on request', async () => {
  open(leadsReply([1, 2, 3, 4, 5].map((n) => waiting({ id: `l${n}`, name: `Visitor ${n}` }))));
  expect(await cards()).toHaveLength(3);
  await press('Show all enquiries');
  expect(await cards()).toHaveLength(5);
  await press('Show the first 3');
  expect(await cards()).toHaveLength(3);
});

test('an enquiry from another browser appears live, and disappears when someone answers it', async () => {
  const { live, answers } = open(leadsReply([]));
  expect(await screen.findByText('No enquiries to answer')).toBeInTheDocument();
  await waitFor(() => expect(live.countSubscribers('LeadChanged')).toBe(1));
  answers.EnquiriesToAnswer = leadsReply([waiting()]);
  live.emit('LeadChanged', { leadChanged: leadEvent({}) });
  expect(await cards()).toHaveLength(1);
  answers.EnquiriesToAnswer = leadsReply([]);
  live.emit('LeadChanged', { leadChanged: leadEvent({ answeredAt: hoursFromNow(0) }) });
  expect(await screen.findByText('No enquiries to answer')).toBeInTheDocument();
});

/** The payload of an event: the fields that any panel shows. */
const leadEvent = (more: object) => ({
  ...leadDetail({ id: 'l1', notes: null }),
  ...waiting(),
  enquiry: { ...waiting().enquiry, ...more },
});
