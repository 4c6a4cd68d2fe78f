import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freezeDates } from 'kit/test/clock';
import { mockNetwork, errorReply, signedOutReply, replyTo } from 'kit/test/network';
import { renderInPage } from 'kit/test/render';
import { CallSlotsDocument } from '#strategy-call/gql/graphql.ts';
import {
  type CallFragment,
  CancelCallDocument,
  ConfirmCallDocument,
  MoveCallDocument,
  StrategyCallDocument,
} from '#call/gql/graphql.ts';
import { CallScreen } from './call-screen.tsx';

// A Saturday.
freezeDates('2026-11-21T12:00:00Z');
const zones = ['America/Los_Angeles', 'Europe/Berlin'];
beforeEach(() => void jest.spyOn(Intl, 'supportedValuesOf').mockReturnValue(zones));

const monday = (time: string) => `2026-11-23T${time}:00.000Z`;
const call = (change: Partial<CallFragment> = {}): CallFragment => ({
  startsAt: monday('13:00'),
  endsAt: monday('13:15'),
  cancelledAt: null,
  calendar: 'BEGIN:VCALENDAR',
  status: 'booked',
  heldUntil: null,
  ...change,
});
const moved = call({ startsAt: monday('08:15'), endsAt: monday('08:30') });
const canceled = call({ cancelledAt: '2026-11-21T12:00:00.000Z', status: 'cancelled' });
const held = call({ status: 'held', heldUntil: '2026-11-21T12:20:00.000Z' });
const expired = call({ status: 'expired', heldUntil: '2026-11-21T11:50:00.000Z' });
const slots = replyTo(CallSlotsDocument, {
  callSlots: [monday('08:00'), monday('08:15')].map((startsAt) => ({ startsAt })),
});

function open(answers: Parameters<typeof mockNetwork>[0] = {}, path = '/call?key=s3cret') {
  sessionStorage.setItem('time-zone', 'America/Los_Angeles');
  const found = replyTo(StrategyCallDocument, { strategyCall: call() });
  const net = mockNetwork({ Viewer: signedOutReply, StrategyCall: found, CallSlots: slots, ...answers });
  renderInPage(<CallScreen />, { path });
  return net;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a link shows its call in both time zones', async () => {
  const { sent } = open();
  await heading('Your strategy call');
  expect(screen.getByText('Monday, November 23')).toBeInTheDocument();
  expect(screen.getByText('5:00 – 5:15 AM in Los Angeles')).toBeInTheDocument();
  expect(screen.getByText('2:00 – 2:15 PM in Berlin, where we are')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Your day in Los Angeles' })).toHaveAttribute('value', '300');
  expect(screen.getByRole('progressbar', { name: 'Our day in Berlin' })).toHaveAttribute('value', '840');
  expect(sent).toContainEqual({ operation: 'StrategyCall', variables: { key: 's3cret' } });
});

test('an unknown link offers to book another call', async () => {
  open({ StrategyCall: errorReply('NOT_FOUND', 'There is no such call') });
  await heading('This link is no longer valid');
  expect(screen.getByRole('link', { name: 'Book a call' })).toHaveAttribute('href', '/contact');
});

test('without a key no request is sent', async () => {
  const { sent } = open({}, '/call');
  await heading('This link is no longer valid');
  expect(sent.map(({ operation }) => operation)).toEqual(['Viewer']);
});

test('a failed lookup does not call the link invalid, and Retry refetches', async () => {
  const { answers } = open({ StrategyCall: errorReply('UNAVAILABLE', 'Later') });
  await heading("Couldn't load your call");
  answers.StrategyCall = replyTo(StrategyCallDocument, { strategyCall: call() });
  await press('Retry');
  await heading('Your strategy call');
});

test('a call is moved to a free time, and the page confirms it in place', async () => {
  const { sent } = open({ MoveCall: replyTo(MoveCallDocument, { moveCall: moved }) });
  await press('Move to another time');
  expect(screen.getByRole('heading', { name: 'Move to another time' })).toHaveFocus();
  await userEvent.click(await screen.findByRole('radio', { name: '12:15 AM, 9:15 AM in Berlin' }));
  await press('Move the call');
  await waitFor(() => expect(screen.getByText(/^Moved\./).parentElement).toHaveFocus());
  expect(screen.getByText('12:15 – 12:30 AM in Los Angeles')).toBeInTheDocument();
  expect(sent.at(-1)).toEqual({
    operation: 'MoveCall',
    variables: { input: { key: 's3cret', startsAt: monday('08:15') } },
  });
});

test('a time that was just taken shows an error, and the free times and the call are refetched', async () => {
  const { sent } = open({ MoveCall: errorReply('CONFLICT', 'This time has just been taken. Please choose another') });
  await press('Move to another time');
  await userEvent.click(await screen.findByRole('radio', { name: '12:15 AM, 9:15 AM in Berlin' }));
  await press('Move the call');
  await screen.findByText('This time has just been taken. Please choose another');
  await waitFor(() =>
    expect(
      sent
        .slice(-2)
        .map(({ operation }) => operation)
        .toSorted(),
    ).toEqual(['CallSlots', 'StrategyCall']),
  );
});

test('a call canceled in the meantime shows that instead of free times', async () => {
  const { answers } = open({ MoveCall: errorReply('CONFLICT', 'This call was canceled. Please book another') });
  await press('Move to another time');
  await userEvent.click(await screen.findByRole('radio', { name: '12:15 AM, 9:15 AM in Berlin' }));
  answers.StrategyCall = replyTo(StrategyCallDocument, { strategyCall: canceled });
  await press('Move the call');
  await heading('Your strategy call is canceled');
});

test('a call is canceled after confirmation, and another one can be booked', async () => {
  const { sent } = open({ CancelCall: replyTo(CancelCallDocument, { cancelCall: canceled }) });
  await press('Cancel the call');
  expect(screen.getByRole('heading', { name: 'Cancel this call?' })).toHaveFocus();
  expect(sent.map(({ operation }) => operation)).not.toContain('CancelCall');
  await press('Yes, cancel the call');
  await heading('Your strategy call is canceled');
  expect(screen.getByText(/^Canceled\./)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Book another call' })).toBeInTheDocument();
});

test('keeping the call changes nothing', async () => {
  const { sent } = open();
  await press('Cancel the call');
  await press('Keep the call');
  expect(screen.getByRole('button', { name: 'Cancel the call' })).toBeInTheDocument();
  expect(sent.map(({ operation }) => operation)).not.toContain('CancelCall');
});

test('a call that can no longer be canceled says why and stays', async () => {
  const why = 'This call begins in less than 15 minutes, so it can no longer be moved or canceled';
  open({ CancelCall: errorReply('CONFLICT', why) });
  await press('Cancel the call');
  await press('Yes, cancel the call');
  expect(await screen.findByText(why)).toBeInTheDocument();
  await heading('Your strategy call');
});

test('a call that was canceled before does not say that it just happened', async () => {
  open({ StrategyCall: replyTo(StrategyCallDocument, { strategyCall: canceled }) });
  await heading('Your strategy call is canceled');
  expect(screen.queryByText(/on its way/)).not.toBeInTheDocument();
});

test.each([
  [
    'that begins in ten minutes',
    { startsAt: '2026-11-21T12:10:00Z', endsAt: '2026-11-21T12:25:00Z' },
    'Your strategy call',
  ],
  ['that is over', { startsAt: '2026-11-21T11:00:00Z', endsAt: '2026-11-21T11:15:00Z' }, 'This call is over'],
])('a call %s can neither be moved nor canceled', async (_, times, title) => {
  open({ StrategyCall: replyTo(StrategyCallDocument, { strategyCall: call(times) }) });
  await heading(title);
  expect(screen.queryByRole('button', { name: 'Move to another time' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cancel the call' })).not.toBeInTheDocument();
});

test('a held time shows its expiry, and one click books it', async () => {
  const { sent } = open({
    StrategyCall: replyTo(StrategyCallDocument, { strategyCall: held }),
    ConfirmCall: replyTo(ConfirmCallDocument, { confirmCall: call() }),
  });
  await heading('Confirm your strategy call');
  expect(screen.getByText(/^We hold this time until 4:20 AM\./)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
  await press('Confirm the call');
  await heading('Your strategy call');
  expect(screen.getByText(/^Confirmed\./)).toHaveTextContent("We'll email you a calendar file.");
  expect(sent).toContainEqual({ operation: 'ConfirmCall', variables: { key: 's3cret' } });
});

test('another time can be booked instead of the held one', async () => {
  open({
    StrategyCall: replyTo(StrategyCallDocument, { strategyCall: held }),
    MoveCall: replyTo(MoveCallDocument, { moveCall: moved }),
  });
  await press('Choose another time');
  await userEvent.click(await screen.findByRole('radio', { name: '12:15 AM, 9:15 AM in Berlin' }));
  await press('Book the call');
  await heading('Your strategy call');
  expect(screen.getByText(/^Confirmed\./)).toBeInTheDocument();
});

test('an expired hold offers to choose again', async () => {
  open({
    StrategyCall: replyTo(StrategyCallDocument, { strategyCall: expired }),
    MoveCall: replyTo(MoveCallDocument, { moveCall: moved }),
  });
  await heading('This booking has expired');
  expect(screen.queryByRole('button', { name: 'Confirm the call' })).not.toBeInTheDocument();
  await press('Choose another time');
  expect(screen.getByRole('button', { name: 'Back' })).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('radio', { name: '12:15 AM, 9:15 AM in Berlin' }));
  await press('Book the call');
  await heading('Your strategy call');
});

test('a hold that expires or is confirmed elsewhere while the page is open is updated', async () => {
  const gone = 'We no longer hold this time. Please choose a time again';
  const { answers } = open({
    StrategyCall: replyTo(StrategyCallDocument, { strategyCall: held }),
    ConfirmCall: errorReply('CONFLICT', gone),
  });
  await heading('Confirm your strategy call');
  answers.StrategyCall = replyTo(StrategyCallDocument, { strategyCall: expired });
  await press('Confirm the call');
  expect(await screen.findByText(gone)).toBeInTheDocument();
  await heading('This booking has expired');
});
