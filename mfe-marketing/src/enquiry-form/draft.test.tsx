import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockNetwork, errorReply, type MockResponse } from 'kit/test/network';
import { renderInPage, SessionLoaded } from 'kit/test/render';
import { enquiryDraft } from './draft.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { discardUpload } from './upload/upload-store.ts';

const ada = {
  name: 'Ada Park',
  email: 'ada@teahouse.example',
  phone: '+49 30 1',
  projectType: 'ecommerce',
  outcome: 'Tea from small gardens, sold on our own page',
  budget: '$5–10k',
  timeline: 'Fast (2–4 weeks)',
  preferredPlan: 'Growth',
  consent: 'yes',
};
beforeEach(discardUpload);

async function open(reply: MockResponse | (() => Promise<MockResponse>) = errorReply('INTERNAL', ''), plan?: string) {
  cleanup();
  const { sent } = mockNetwork({ Viewer: errorReply('UNAUTHENTICATED', 'Please sign in'), SubmitEnquiry: reply });
  renderInPage(
    <SessionLoaded>
      <EnquiryForm plan={plan} onSent={() => undefined} />
    </SessionLoaded>,
  );
  await screen.findByLabelText('Name');
  return sent;
}
const name = () => screen.getByLabelText('Name');
async function send() {
  await userEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Send project details' }));
  await screen.findByText(/Everything you entered is still here/);
}
const rejectWithNetworkError = () => Promise.reject(new TypeError('Failed to fetch'));

test('the draft is restored, except for the consent', async () => {
  await open();
  await userEvent.type(name(), 'Ada');
  await userEvent.click(screen.getByLabelText('Pro'));
  await userEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
  expect(screen.queryByText(/Draft restored/)).not.toBeInTheDocument();
  await open();
  expect(name()).toHaveValue('Ada');
  expect(screen.getByLabelText('Pro')).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /I agree/ })).not.toBeChecked();
  expect(screen.getByText(/Draft restored/)).toBeInTheDocument();
});

test('one click clears the draft, and the first field gets the focus', async () => {
  enquiryDraft.save(ada);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(name()).toHaveValue('');
  expect(name()).toHaveFocus();
  expect(screen.queryByText(/Draft restored/)).not.toBeInTheDocument();
  await open();
  expect(name()).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

test("a plan chosen just now overrides the draft's", async () => {
  enquiryDraft.save(ada);
  await open(undefined, 'Starter');
  expect(screen.getByLabelText('Starter')).toBeChecked();
  expect(name()).toHaveValue('Ada Park');
});

test.each(['{', 'null', '"text"', '{"name":7,"constructor":"x"}'])('an invalid draft is ignored: %s', async (kept) => {
  sessionStorage.setItem('draft:enquiry:1:', kept);
  await open();
  expect(name()).toHaveValue('');
});

test('the form works without storage', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
  await open();
  await userEvent.type(name(), 'Ada');
  expect(name()).toHaveValue('Ada');
});

test('after a lost response, the same enquiry is resent under the same key, even after a reload', async () => {
  enquiryDraft.save(ada);
  const first = await open(rejectWithNetworkError);
  await send();
  const again = await open(rejectWithNetworkError);
  await send();
  const key = first.at(-1)?.key;
  expect(key).toBeDefined();
  expect(again.at(-1)).toMatchObject({ operation: 'SubmitEnquiry', key });
});

test('after a rejection, the enquiry is sent under a new key', async () => {
  enquiryDraft.save(ada);
  const refused = await open(errorReply('INTERNAL', 'Something went wrong'));
  await send();
  await userEvent.click(screen.getByRole('button', { name: 'Send project details' }));
  await waitFor(() => expect(refused.filter(({ key }) => key)).toHaveLength(2));
  expect(refused.at(-1)?.key).not.toBe(refused.find(({ key }) => key)?.key);
});
