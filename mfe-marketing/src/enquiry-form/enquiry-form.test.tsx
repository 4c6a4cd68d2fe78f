import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { analyticsEvent } from 'kit/analytics';
import { mockNetwork, errorReply, type MockResponse, replyTo } from 'kit/test/network';
import { renderInPage, SessionLoaded } from 'kit/test/render';
import { SubmitEnquiryDocument } from '#enquiry-form/gql/graphql.ts';
import { exampleDraft as ada } from '../testing/draft.ts';
import { enquiryDraft } from './draft.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { discardUpload } from './upload/upload-store.ts';

const received: MockResponse = replyTo(SubmitEnquiryDocument, { submitEnquiry: { id: '1' } });
const sent = jest.fn();
const events: unknown[] = [];
const note = (event: Event) => void events.push((event as CustomEvent<unknown>).detail);

beforeEach(() => {
  sent.mockReset();
  discardUpload();
  events.length = 0;
  document.addEventListener(analyticsEvent, note);
});
afterEach(() => document.removeEventListener(analyticsEvent, note));

async function open(reply: MockResponse | (() => MockResponse | Promise<MockResponse>) = received, plan?: string) {
  const { sent: requests } = mockNetwork({
    Viewer: errorReply('UNAUTHENTICATED', 'Please sign in'),
    SubmitEnquiry: reply,
  });
  renderInPage(
    <SessionLoaded>
      <EnquiryForm plan={plan} onSent={sent} />
    </SessionLoaded>,
  );
  await screen.findByLabelText('Name');
  return () => requests.filter(({ operation }) => operation === 'SubmitEnquiry');
}
const group = (name: string) => screen.getByRole('radiogroup', { name });
const consent = () => screen.getByRole('checkbox', { name: /I agree/ });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send project details' }));

/** A complete draft: everything but the consent. */
async function openFilled(reply?: Parameters<typeof open>[0], changes: Partial<typeof ada> = {}) {
  enquiryDraft.save({ ...ada, ...changes });
  const requests = await open(reply);
  await userEvent.click(consent());
  return requests;
}

test('an empty form marks every field that is missing', async () => {
  const requests = await open();
  await submit();
  for (const [label, message] of [
    ['Name', 'Name is required'],
    ['Email', 'Please enter a valid email address'],
    ['What do you want to build', 'Please select what you want to build'],
    ['Biggest outcome goal', 'Please describe your biggest outcome goal'],
  ] as const)
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
  for (const [label, message] of [
    ['Budget range', 'Please select your budget range'],
    ['Timeline', 'Please select your timeline'],
    ['Preferred plan', 'Please select a preferred plan'],
  ] as const) {
    expect(group(label)).toBeInvalid();
    for (const choice of within(group(label)).getAllByRole('radio'))
      expect(choice).toHaveAccessibleDescription(message);
  }
  expect(consent()).toHaveAccessibleDescription('You must agree to be contacted');
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(requests()).toEqual([]);
});

test.each([
  ['Name', 'A', 'Name is required'],
  ['Email', 'ada@', 'Please enter a valid email address'],
  ['Biggest outcome goal', 'More tea', 'Please describe your biggest outcome goal'],
])('%s "%s" is marked on blur, and valid as soon as it is corrected', async (label, text, message) => {
  await open();
  await userEvent.type(screen.getByLabelText(label), text);
  await userEvent.tab();
  expect(screen.getByText(message)).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(label), 'teahouse.example');
  expect(screen.queryByText(message)).not.toBeInTheDocument();
});

test('the first invalid field gets the focus, even if it is a radio button or the checkbox', async () => {
  const first = await openFilled(received, { budget: '' });
  await submit();
  expect(within(group('Budget range')).getByLabelText('$2–5k')).toHaveFocus();
  await userEvent.click(screen.getByLabelText('$10–20k'));
  await userEvent.click(consent());
  await submit();
  expect(consent()).toHaveFocus();
  expect(first()).toEqual([]);
});

test('a complete enquiry is sent, confirmed and leaves no draft', async () => {
  const requests = await openFilled();
  await submit();
  await waitFor(() => expect(sent).toHaveBeenCalledWith('ada@teahouse.example'));
  const { name, email, phone, projectType, outcome, budget, timeline, preferredPlan } = ada;
  const fields = { name, email, phone, projectType, outcome, budget, timeline, preferredPlan };
  expect(requests()).toEqual([
    {
      operation: 'SubmitEnquiry',
      variables: { input: { ...fields, consent: true, priority: false, fileUrl: null } },
      key: expect.stringMatching(/^[\da-f]{32}$/),
    },
  ]);
  const status = screen.getAllByRole('status').at(-1) as HTMLElement;
  expect(within(status).getByText("Thanks! We'll reply within 24 hours.")).toBeInTheDocument();
  expect(within(status).getByText('Your project details have been received.')).toBeInTheDocument();
  expect(events).toEqual([{ name: 'contact_form_submit', plan: 'Growth' }]);
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['$20k+ (enterprise)', 'Normal (1–2 months)', true],
  ['$2–5k', 'Urgent (1–2 weeks)', true],
  ['$10–20k', 'Fast (2–4 weeks)', false],
])('%s and %s: priority %s is shown and sent', async (budget, timeline, priority) => {
  const requests = await openFilled(received, { budget, timeline });
  expect(screen.queryAllByText('Priority')).toHaveLength(priority ? 1 : 0);
  await submit();
  await waitFor(() => expect(requests()).toMatchObject([{ variables: { input: { priority } } }]));
});

test('two clicks send once, and the button says that it is sending', async () => {
  const requests = await openFilled(() => new Promise(() => undefined));
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send project details' }));
  expect(screen.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
  expect(requests()).toHaveLength(1);
});

test.each([
  [
    'RATE_LIMITED',
    'Too many attempts. Please try again in 15 minutes',
    /try again in 15 minutes\. Everything you entered/,
  ],
  ['INTERNAL', 'Something went wrong', /^Everything you entered is still here\.$/],
])('a failure (%s) is shown, and the form is kept', async (code, message, advice) => {
  await openFilled(errorReply(code, message));
  await submit();
  const alert = screen.getByRole('alert');
  expect(await within(alert).findByText('Error')).toBeInTheDocument();
  expect(within(alert).getByText('Failed to send your message. Please try again.')).toBeInTheDocument();
  expect(screen.getByText(advice)).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue('Ada Park');
  expect(screen.getByLabelText('Growth')).toBeChecked();
  expect(consent()).toBeChecked();
  expect(sent).not.toHaveBeenCalled();
  expect(events).toEqual([{ name: 'contact_form_error' }]);
});

test('a server error is shown at its field', async () => {
  await openFilled(
    errorReply('BAD_USER_INPUT', 'Please check the form', { phone: 'Please enter a valid phone number' }),
  );
  await submit();
  expect(await screen.findByText('Please enter a valid phone number')).toBeInTheDocument();
  expect(screen.getByLabelText('Phone (optional)')).toHaveFocus();
  expect(events).toEqual([{ name: 'contact_form_error' }]);
});

test('the use of the data is explained next to the consent', async () => {
  await open();
  await userEvent.click(screen.getByText('Read the privacy policy'));
  expect(screen.getByText(/reply to the confirmation email/)).toBeVisible();
});

test('the plan that the visitor clicked is preselected', async () => {
  await open(received, 'Pro');
  expect(screen.getByLabelText('Pro')).toBeChecked();
});
