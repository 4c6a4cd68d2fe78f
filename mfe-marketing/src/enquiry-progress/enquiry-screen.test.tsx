import { act, screen } from '@testing-library/react';
import { mockNetwork, errorReply, signedOutReply, replyTo } from 'kit/test/network';
import { renderInPage } from 'kit/test/render';
import { EnquiryProgressDocument } from '#enquiry-progress/gql/graphql.ts';
import { EnquiryScreen } from './enquiry-screen.tsx';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const minutes = 60_000;
const ago = (time: number) => new Date(now - time).toISOString();

beforeEach(() => jest.useFakeTimers({ now, doNotFake: ['queueMicrotask', 'nextTick', 'performance'] }));
afterEach(() => jest.useRealTimers());

const enquiry = (change: object = {}) => {
  const progress = {
    name: 'Eve Moreau',
    email: 'eve@visitor.test',
    receivedAt: ago(192 * minutes),
    reviewStartedAt: null,
    answeredAt: null,
    replyDueAt: ago(192 * minutes - 24 * 60 * minutes),
    projectType: 'booking-portal',
    outcome: 'Guests book a table themselves.',
    budget: '$5–10k',
    timeline: 'Fast (2–4 weeks)',
    preferredPlan: 'Growth',
    call: null,
    ...change,
  };
  return replyTo(EnquiryProgressDocument, { enquiryProgress: progress });
};
const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

async function open(progress: object = enquiry(), path = '/enquiry?key=s3cret') {
  const net = mockNetwork({ Viewer: signedOutReply, EnquiryProgress: progress as ReturnType<typeof enquiry> });
  renderInPage(<EnquiryScreen />, { path });
  await pass(0);
  const countRequests = () => net.sent.filter(({ operation }) => operation === 'EnquiryProgress').length;
  return { ...net, countRequests };
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const clock = () => screen.getByRole('progressbar', { name: 'Hours of 24' });
const steps = () => screen.getAllByRole('listitem').map((step) => step.querySelector('strong + small')?.textContent);

test('a received enquiry shows its clock, the time left and its details', async () => {
  const { sent } = await open();
  expect(sent).toContainEqual({ operation: 'EnquiryProgress', variables: { key: 's3cret' } });
  expect(title()).toBe('We have your enquiry');
  expect(screen.getByText('20 h 48 min')).toBeInTheDocument();
  expect(clock()).toHaveAttribute('aria-valuetext', '3 h 12 min of 24 hours');
  expect(clock()).toHaveAttribute('value', '3.2');
  expect(screen.getByText('Booking portal')).toBeInTheDocument();
  expect(screen.getByText('Guests book a table themselves.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Book a 15-min strategy call' })).toBeInTheDocument();
  expect(steps()[1]).toBe('Next');
});

test('the time left is updated every minute, without a request', async () => {
  const { countRequests } = await open();
  const before = countRequests();
  await pass(29_000);
  expect(countRequests()).toBe(before);
  await pass(31_000);
  expect(screen.getByText('20 h 47 min')).toBeInTheDocument();
});

test('the page polls every 30 seconds while visible, and not while hidden', async () => {
  const { countRequests } = await open();
  const before = countRequests();
  await pass(90_000);
  expect(countRequests()).toBe(before + 3);
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await pass(90_000);
  expect(countRequests()).toBe(before + 3);
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(0);
  expect(countRequests()).toBe(before + 4);
});

test('the start of the review and the answer appear without a reload and are announced', async () => {
  const { answers } = await open();
  const said = screen.getByRole('heading', { level: 1 }).parentElement;
  expect(said).toHaveAttribute('aria-live', 'polite');
  answers.EnquiryProgress = enquiry({ reviewStartedAt: ago(0) });
  await pass(30_000);
  expect(title()).toBe('Your enquiry is being reviewed');
  answers.EnquiryProgress = enquiry({ reviewStartedAt: ago(60 * minutes), answeredAt: ago(0) });
  await pass(30_000);
  expect(said).toHaveTextContent('Answered in 3 h 12 min');
  expect(said).toHaveTextContent('eve@visitor.test');
  expect(clock()).toHaveAttribute('value', '3.2');
});

test("an answered enquiry's clock stops", async () => {
  await open(enquiry({ reviewStartedAt: ago(60 * minutes), answeredAt: ago(30 * minutes) }));
  expect(title()).toBe('Answered in 2 h 42 min');
  await pass(10 * minutes);
  expect(clock()).toHaveAttribute('value', '2.7');
});

test('when the time runs out, the page says so and what to do about it', async () => {
  await open(enquiry({ receivedAt: ago(1439 * minutes), replyDueAt: ago(-minutes) }));
  expect(title()).toBe('We have your enquiry');
  await pass(61_000);
  expect(title()).toBe('Our reply is late');
  expect(screen.getByText(/We're sorry. Reply to the email/)).toBeInTheDocument();
  expect(clock()).toHaveAttribute('value', '24');
});

test('a late answer shows how late it was', async () => {
  await open(
    enquiry({
      receivedAt: ago(1600 * minutes),
      replyDueAt: ago(160 * minutes),
      reviewStartedAt: ago(100 * minutes),
      answeredAt: ago(35 * minutes),
    }),
  );
  expect(title()).toBe('Answered in 26 h 5 min');
  expect(screen.getByText(/2 h 5 min later than promised/)).toBeInTheDocument();
});

test('a browser with a slow clock shows no negative time', async () => {
  await open(enquiry({ receivedAt: ago(-5 * minutes), replyDueAt: ago(-1445 * minutes) }));
  expect(clock()).toHaveAttribute('value', '0');
});

test('a call that belongs to the enquiry is shown on its page', async () => {
  sessionStorage.setItem('time-zone', 'Europe/Berlin');
  const call = { startsAt: '2026-11-24T08:00:00Z', endsAt: '2026-11-24T08:15:00Z', cancelledAt: null };
  await open(enquiry({ call }));
  expect(screen.getByText('Tuesday, November 24')).toBeInTheDocument();
  expect(screen.getByText('9:00 – 9:15 AM in Berlin')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Book a 15-min strategy call' })).not.toBeInTheDocument();
});

test('an unknown link says so', async () => {
  await open(errorReply('NOT_FOUND', 'There is no such enquiry'));
  expect(title()).toBe('This link is invalid');
});

test('without a key no request is sent', async () => {
  const { countRequests } = await open(enquiry(), '/enquiry');
  expect(title()).toBe('This link is invalid');
  expect(countRequests()).toBe(0);
});

test('an enquiry that failed to load appears as soon as the server responds', async () => {
  const { answers } = await open(errorReply('UNAVAILABLE', 'Later'));
  expect(title()).toBe("Couldn't load your enquiry");
  answers.EnquiryProgress = enquiry();
  await pass(30_000);
  expect(title()).toBe('We have your enquiry');
});
