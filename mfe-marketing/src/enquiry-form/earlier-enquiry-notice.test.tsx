import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockNetwork, errorReply, type MockResponse, replyTo } from 'kit/test/network';
import { renderInPage, SessionLoaded } from 'kit/test/render';
import { SubmitEnquiryDocument } from '#enquiry-form/gql/graphql.ts';
import { exampleDraft } from '../testing/draft.ts';
import { enquiryDraft } from './draft.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { endSubmission } from './pending-submission.ts';

const ada = { ...exampleDraft, email: 'ada@teahouse.exmaple' };
const received: MockResponse = replyTo(SubmitEnquiryDocument, { submitEnquiry: { id: '1' } });
const keyReusedReply = errorReply('CONFLICT', 'This Idempotency-Key was used for another request').withStatus(409);
const onSent = jest.fn();

beforeEach(() => {
  endSubmission();
  onSent.mockReset();
});

/** A server that returns these responses in order; null is a lost response. */
async function open(...replies: (MockResponse | null)[]) {
  const { sent } = mockNetwork({
    Viewer: errorReply('UNAUTHENTICATED', 'Please sign in'),
    SubmitEnquiry: () => {
      const reply = replies.shift();
      if (!reply) throw new TypeError('Failed to fetch');
      return reply;
    },
  });
  enquiryDraft.save(ada);
  renderInPage(
    <SessionLoaded>
      <EnquiryForm onSent={onSent} />
    </SessionLoaded>,
  );
  await userEvent.click(await screen.findByRole('checkbox', { name: /I agree/ }));
  await press('Send project details');
  await screen.findByText(/Everything you entered is still here/);
  await userEvent.clear(screen.getByLabelText('Email'));
  await userEvent.type(screen.getByLabelText('Email'), 'ada@teahouse.example');
  await press('Send project details');
  return () =>
    sent
      .filter(({ operation }) => operation === 'SubmitEnquiry')
      .map(({ key, variables }) => [key, (variables as { input: { email: string } }).input.email]);
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('an edited enquiry reuses the key of the lost one, and is the only one if that never arrived', async () => {
  const sendings = await open(null, received);
  await waitFor(() => expect(onSent).toHaveBeenCalledWith('ada@teahouse.example'));
  const [[key] = []] = sendings();
  expect(sendings()).toEqual([
    [key, ada.email],
    [key, 'ada@teahouse.example'],
  ]);
});

test('if the earlier enquiry arrived, the form says so, and it can stay the only one', async () => {
  const sendings = await open(null, keyReusedReply, received);
  const words = await screen.findByText('We received your first message.');
  expect(words.parentElement).toHaveFocus();
  expect(words.parentElement).toHaveTextContent(`We'll reply to ${ada.email} within 24 hours`);
  expect(new Set(sendings().map(([key]) => key)).size).toBe(1);
  await press('Keep the first one');
  expect(onSent).toHaveBeenCalledWith(ada.email);
  expect(sessionStorage).toHaveLength(0);
});

test('the corrected enquiry can be sent as well, under its own key', async () => {
  const sendings = await open(null, keyReusedReply, received, received);
  await screen.findByText('We received your first message.');
  await press('Send the new one too');
  await waitFor(() => expect(onSent).toHaveBeenCalledWith('ada@teahouse.example'));
  const keys = sendings().map(([key]) => key);
  expect(keys.slice(0, 3)).toEqual([keys[0], keys[0], keys[0]]);
  expect(keys[3]).not.toBe(keys[0]);
});

test('if the lost response was a rejection, the edited enquiry is sent under a new key', async () => {
  await open(null, keyReusedReply, errorReply('BAD_USER_INPUT', 'Please check the form'), received);
  await waitFor(() => expect(onSent).toHaveBeenCalledWith('ada@teahouse.example'));
});

test('while the first is still being stored, submission fails, and submitting again finds it', async () => {
  await open(null, keyReusedReply, keyReusedReply, keyReusedReply, received);
  await screen.findByText(/Everything you entered is still here/);
  expect(screen.queryByText('We received your first message.')).not.toBeInTheDocument();
  await press('Send project details');
  expect(await screen.findByText('We received your first message.')).toBeInTheDocument();
});
