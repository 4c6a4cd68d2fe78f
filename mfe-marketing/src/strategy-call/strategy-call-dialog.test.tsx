import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freezeDates } from 'kit/test/clock';
import { mockNetwork, errorReply, signedOutReply, replyTo } from 'kit/test/network';
import { renderInPage } from 'kit/test/render';
import { BookCallDocument, CallSlotsDocument } from '#strategy-call/gql/graphql.ts';

import { StrategyCallDialog } from './strategy-call-dialog.tsx';

const monday = (time: string) => `2026-11-23T${time}:00.000Z`;
const slots = [monday('08:00'), monday('08:15'), monday('08:45'), monday('13:00'), '2026-11-25T09:00:00.000Z'];
const free = (starts: string[]) => replyTo(CallSlotsDocument, { callSlots: starts.map((startsAt) => ({ startsAt })) });
const slotTakenReply = errorReply('CONFLICT', 'This time has just been taken. Please choose another');

// A Saturday.
freezeDates('2026-11-21T12:00:00Z');

// Loading the dialog takes a while in tests, and querying hundreds of time zone options is slow.
jest.setTimeout(20_000);
beforeAll(() => import('./strategy-call-dialog-content.tsx'), 30_000);
const zones = ['America/Los_Angeles', 'Pacific/Honolulu', 'Europe/Berlin'];
beforeEach(() => void jest.spyOn(Intl, 'supportedValuesOf').mockReturnValue(zones));

const onClose = jest.fn();
function open(answers: Parameters<typeof mockNetwork>[0] = {}, zone = 'America/Los_Angeles') {
  sessionStorage.setItem('time-zone', zone);
  const net = mockNetwork({ Viewer: signedOutReply, CallSlots: free(slots), ...answers });
  renderInPage(<StrategyCallDialog isOpen onClose={onClose} />);
  return net;
}
const times = async () =>
  (await screen.findAllByRole('radio', { name: /AM|PM/ })).map((radio) => radio.getAttribute('aria-label'));
const day = (name: string) => screen.findByRole('radio', { name });
const pick = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
const choose = (zone: string) => userEvent.selectOptions(screen.getByLabelText('Times in'), zone);
const next = () => screen.getByLabelText('Next two weeks');
const book = () => userEvent.click(screen.getByRole('button', { name: 'Book the call' }));

async function fillIn() {
  await userEvent.click(screen.getByLabelText('Name'));
  await userEvent.paste('Ada Lovelace');
  await userEvent.click(screen.getByLabelText('Email'));
  await userEvent.paste('ada@visitor.test');
}

test("times are in the visitor's time zone, which is named, next to the agency's", async () => {
  open();
  expect(await screen.findByRole('dialog', { name: 'Schedule Your Strategy Call' })).toBeInTheDocument();
  expect(await times()).toEqual([
    '12:00 AM, 9:00 AM in Berlin',
    '12:15 AM, 9:15 AM in Berlin',
    '12:45 AM, 9:45 AM in Berlin',
    '5:00 AM, 2:00 PM in Berlin',
  ]);
  expect(screen.getByLabelText('Times in')).toHaveDisplayValue('America/Los Angeles');
  expect(screen.getByRole('group', { name: 'Monday, November 23' })).toBeInTheDocument();
});

test("in the agency's time zone, one time is shown", async () => {
  open({}, 'Europe/Berlin');
  expect(await times()).toEqual(['9:00 AM', '9:15 AM', '9:45 AM', '2:00 PM']);
});

test("the default time zone is the browser's, and an invalid stored one is ignored", async () => {
  open({}, 'Mars/Olympus');
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(await screen.findByLabelText('Times in')).toHaveValue(own);
});

test('another time zone regroups the same times without a refetch and is remembered', async () => {
  const { sent } = open();
  await times();
  const sentBefore = sent.length;
  await choose('Pacific/Honolulu');
  expect(await times()).toEqual(
    ['10:00 PM, 9:00 AM', '10:15 PM, 9:15 AM', '10:45 PM, 9:45 AM'].map((time) => `${time} in Berlin`),
  );
  expect(screen.getByRole('group', { name: 'Sunday, November 22' })).toBeInTheDocument();
  expect(sent).toHaveLength(sentBefore);
  expect(sessionStorage.getItem('time-zone')).toBe('Pacific/Honolulu');
});

test('each of the fourteen days shows its availability', async () => {
  open();
  expect(await day('Monday, November 23, 4 free times')).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Sunday, November 22, no calls' })).toBeDisabled();
  expect(screen.getByRole('radio', { name: 'Tuesday, November 24, full' })).toBeDisabled();
  await userEvent.click(screen.getByRole('radio', { name: 'Wednesday, November 25, 1 free time' }));
  expect(await times()).toEqual(['1:00 AM, 10:00 AM in Berlin']);
});

test('the next two weeks are loaded, up to the last bookable day', async () => {
  const { sent } = open();
  await times();
  expect(screen.getByRole('button', { name: 'Previous two weeks' })).toHaveAttribute('aria-disabled', 'true');
  for (const from of ['2026-12-04', '2026-12-18', '2027-01-01', '2027-01-15']) {
    await userEvent.click(next());
    await waitFor(() => expect(sent.at(-1)?.variables).toEqual({ from: `${from}T10:00:00.000Z`, days: 16 }));
  }
  expect(next()).toHaveAttribute('aria-disabled', 'true');
});

test('two weeks without a free time say so and offer the next two', async () => {
  const { answers } = open({ CallSlots: free([]) });
  expect(await screen.findByText('No free times in these two weeks.')).toBeInTheDocument();
  answers.CallSlots = free(['2026-12-07T08:00:00.000Z']);
  await userEvent.click(screen.getByText('Next two weeks'));
  expect(await times()).toEqual(['12:00 AM, 9:00 AM in Berlin']);
});

test('free times that fail to load show an error with Retry', async () => {
  const { answers } = open({ CallSlots: errorReply('UNAVAILABLE', 'Later') });
  await screen.findByText("Couldn't load the free times");
  answers.CallSlots = free(slots);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await times()).toHaveLength(4);
});

test('without a time nothing is booked, and the first time gets the focus', async () => {
  const { sent } = open();
  await times();
  await fillIn();
  await book();
  expect(await screen.findByText('Please choose a time')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '12:00 AM, 9:00 AM in Berlin' })).toHaveFocus();
  expect(sent.map(({ operation }) => operation)).not.toContain('BookCall');
});

test('the arrow keys move between times', async () => {
  open();
  await pick('12:00 AM, 9:00 AM in Berlin');
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: '12:15 AM, 9:15 AM in Berlin' })).toBeChecked();
});

test('a time that was just taken shows an error, keeps name and email, and refetches the free times', async () => {
  const { sent, answers } = open({ BookCall: slotTakenReply });
  await pick('12:15 AM, 9:15 AM in Berlin');
  await fillIn();
  answers.CallSlots = free(slots.filter((slot) => slot !== monday('08:15')));
  await book();
  expect(await screen.findByText('This time has just been taken. Please choose another')).toBeInTheDocument();
  await waitFor(async () => expect(await times()).not.toContain('12:15 AM, 9:15 AM in Berlin'));
  expect(screen.getByLabelText('Name')).toHaveValue('Ada Lovelace');
  expect(screen.getByLabelText('Email')).toHaveValue('ada@visitor.test');
  expect(screen.getByRole('group', { name: 'Monday, November 23' })).toHaveFocus();

  answers.BookCall = booked(monday('08:45'));
  await pick('12:45 AM, 9:45 AM in Berlin');
  expect(screen.queryByText(/has just been taken/)).not.toBeInTheDocument();
  await book();
  expect(await screen.findByRole('heading', { name: 'Your call is booked' })).toHaveFocus();
  expect(sent.at(-1)?.variables).toEqual({
    input: { name: 'Ada Lovelace', email: 'ada@visitor.test', startsAt: monday('08:45') },
  });
});

test('other errors show a toast, and the choice stays', async () => {
  open({ BookCall: errorReply('RATE_LIMITED', 'Too many attempts. Try again in a minute.') });
  await pick('12:15 AM, 9:15 AM in Berlin');
  await fillIn();
  await book();
  expect(await screen.findByText("Couldn't book the call")).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '12:15 AM, 9:15 AM in Berlin' })).toBeChecked();
});

test('a booking is shown in both time zones, with a link to move it and a calendar file', async () => {
  open({ BookCall: booked(monday('13:00')) });
  await pick('5:00 AM, 2:00 PM in Berlin');
  await fillIn();
  await book();
  await screen.findByRole('heading', { name: 'Your call is booked' });
  expect(screen.getByText('5:00 – 5:15 AM in Los Angeles')).toBeInTheDocument();
  expect(screen.getByText('2:00 – 2:15 PM in Berlin')).toBeInTheDocument();
  expect(screen.getByText(/ada@visitor.test/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Move or cancel this call' })).toHaveAttribute('href', '/call?key=s3cret');
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeInTheDocument();
});

test('a new email must be confirmed: the dialog names the email and does not say that the call is booked', async () => {
  const held = { startsAt: monday('13:00'), key: null, calendar: null, heldUntil: '2026-11-21T12:30:00.000Z' };
  open({ BookCall: replyTo(BookCallDocument, { bookCall: held }) });
  await pick('5:00 AM, 2:00 PM in Berlin');
  await fillIn();
  await book();
  expect(await screen.findByRole('heading', { name: 'Check your inbox to confirm' })).toHaveFocus();
  expect(screen.getByText(/^We hold this time for 30 minutes\..*ada@visitor\.test/)).toBeInTheDocument();
  expect(screen.getByText('5:00 – 5:15 AM in Los Angeles')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(onClose).toHaveBeenCalled();
});

function booked(startsAt: string) {
  return replyTo(BookCallDocument, {
    bookCall: { startsAt, key: 's3cret', calendar: 'BEGIN:VCALENDAR', heldUntil: null },
  });
}
