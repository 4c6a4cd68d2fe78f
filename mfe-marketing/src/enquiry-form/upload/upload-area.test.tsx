import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockNetwork, errorReply, type MockResponse, replyTo } from 'kit/test/network';
import { renderInPage, SessionLoaded } from 'kit/test/render';
import { type TestUpload, mockUploads } from 'kit/test/uploads';
import { SubmitEnquiryDocument, StartEnquiryUploadDocument } from '#enquiry-form/gql/graphql.ts';
import { getWrongContentMessage, maxUploadSize, supportedFilesHint } from 'rules/uploads';
import { exampleDraft } from '../../testing/draft.ts';
import { enquiryDraft } from '../draft.ts';
import { EnquiryForm } from '../enquiry-form.tsx';
import { discardUpload } from './upload-store.ts';

const fileUrl = '/api/files/019a0000-0000-7000-8000-000000000000';
const permission: MockResponse = replyTo(StartEnquiryUploadDocument, {
  startEnquiryUpload: { uploadURL: `http://localhost${fileUrl}?token=secret`, fileUrl },
});
const offer = new File(['x'.repeat(2048)], 'offer.pdf');
const sent = jest.fn();
beforeEach(() => {
  discardUpload();
  sent.mockReset();
});

async function open(answers: Parameters<typeof mockNetwork>[0] = {}) {
  const puts = mockUploads();
  const { sent: requests } = mockNetwork({
    Viewer: errorReply('UNAUTHENTICATED', 'Please sign in'),
    StartEnquiryUpload: permission,
    SubmitEnquiry: replyTo(SubmitEnquiryDocument, { submitEnquiry: { id: '1' } }),
    ...answers,
  });
  renderInPage(
    <SessionLoaded>
      <EnquiryForm onSent={sent} />
    </SessionLoaded>,
  );
  await screen.findByLabelText('Name');
  const sentOperations = (operation: string) => requests.filter((request) => request.operation === operation);
  return { puts, sentOperations };
}
const area = () => within(screen.getByRole('group', { name: 'File (optional)' }));
const input = () => area().getByLabelText(/^Choose/);
const press = (name: string) => userEvent.click(area().getByRole('button', { name }));
/** Bypasses the browser's `accept` filter, as a drop does. */
const choose = (file: File) => userEvent.upload(input(), file, { applyAccept: false });

async function sending(puts: TestUpload[], count = 1): Promise<TestUpload> {
  await waitFor(() => expect(puts).toHaveLength(count));
  return puts.at(-1) as TestUpload;
}
async function uploaded(puts: TestUpload[]) {
  await choose(offer);
  const put = await sending(puts);
  act(() => put.answer(201));
  await area().findByText('uploaded, 2 kB');
}
async function fillIn() {
  await userEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Send project details' }));
}

test.each([
  ['a type that is not supported', new File(['x'], 'photo.png'), supportedFilesHint],
  [
    'a file of more than 10 MB',
    Object.defineProperty(new File(['x'], 'long.pdf'), 'size', { value: maxUploadSize + 1 }),
    'Please choose a file of up to 10 MB',
  ],
  ['an empty file', new File([], 'offer.pdf'), 'This file is empty. Please choose another one'],
])('%s is rejected before anything is sent', async (_, file, message) => {
  const { puts, sentOperations } = await open();
  await choose(file);
  expect(input()).toHaveAccessibleDescription(message);
  expect(input()).toBeInvalid();
  expect(sentOperations('StartEnquiryUpload')).toEqual([]);
  expect(puts).toEqual([]);
});

test('an upload shows its progress and is sent with the enquiry', async () => {
  enquiryDraft.save(exampleDraft);
  const { puts, sentOperations } = await open();
  await choose(offer);
  const put = await sending(puts);
  expect(sentOperations('StartEnquiryUpload')).toMatchObject([{ variables: { input: { fileName: 'offer.pdf' } } }]);
  expect([put.method, put.url, put.file]).toEqual(['PUT', `http://localhost${fileUrl}?token=secret`, offer]);
  act(() => put.progress(1024));
  expect(area().getByRole('progressbar', { name: 'Upload' })).toHaveAttribute('aria-valuetext', '1 kB of 2 kB');
  expect(area().getByRole('status')).toHaveTextContent('offer.pdfis being uploaded');
  act(() => put.progress(2048));
  expect(area().getByRole('status')).toHaveTextContent('is being checked');
  act(() => put.answer(201));
  await waitFor(() => expect(area().getByRole('status')).toHaveTextContent('offer.pdfuploaded, 2 kB'));
  await fillIn();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sentOperations('SubmitEnquiry')).toMatchObject([{ variables: { input: { fileUrl } } }]);
});

test('an enquiry submitted during the upload waits for its file', async () => {
  enquiryDraft.save(exampleDraft);
  const { puts, sentOperations } = await open();
  await choose(offer);
  const put = await sending(puts);
  await fillIn();
  expect(screen.getByRole('button', { name: 'Waiting for the upload…' })).toHaveAttribute('aria-disabled', 'true');
  expect(sentOperations('SubmitEnquiry')).toEqual([]);
  act(() => put.answer(201));
  await waitFor(() => expect(sentOperations('SubmitEnquiry')).toMatchObject([{ variables: { input: { fileUrl } } }]));
});

test('a canceled upload is aborted, and the focus stays in the upload area', async () => {
  const { puts } = await open();
  await choose(offer);
  const put = await sending(puts);
  await press('Cancel');
  expect(put.aborted).toBe(true);
  expect(area().queryByText('offer.pdf')).not.toBeInTheDocument();
  expect(input()).toHaveFocus();
  expect(input()).toBeValid();
});

test('a removed file is not sent with the enquiry', async () => {
  enquiryDraft.save(exampleDraft);
  const { puts, sentOperations } = await open();
  await uploaded(puts);
  await press('Remove');
  expect(input()).toHaveFocus();
  await fillIn();
  await waitFor(() =>
    expect(sentOperations('SubmitEnquiry')).toMatchObject([{ variables: { input: { fileUrl: null } } }]),
  );
});

test('an interrupted upload stays in view and can be retried', async () => {
  const { puts } = await open();
  await choose(offer);
  const put = await sending(puts);
  act(() => put.fail());
  await area().findByText('not uploaded');
  expect(input()).toHaveAccessibleDescription("The upload didn't go through. Check your connection and try again.");
  await press('Retry');
  const second = await sending(puts, 2);
  expect(second.file).toBe(offer);
  act(() => second.answer(201));
  expect(await area().findByText('uploaded, 2 kB')).toBeInTheDocument();
});

test("a file that doesn't match its extension shows the server's error and no retry", async () => {
  const { puts } = await open();
  await choose(offer);
  const put = await sending(puts);
  act(() => put.answer(415, { code: 'UNSUPPORTED_TYPE', message: getWrongContentMessage('offer.pdf') }));
  await waitFor(() => expect(input()).toHaveAccessibleDescription(/^The content of this file is not a PDF/));
  expect(area().queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('an upload that the server denies says why', async () => {
  await open({ StartEnquiryUpload: errorReply('RATE_LIMITED', 'Too many attempts. Please try again in 15 minutes') });
  await choose(offer);
  expect(await area().findByText('Too many attempts. Please try again in 15 minutes')).toBeInTheDocument();
});

test('an enquiry is not sent without a file that failed: the visitor decides', async () => {
  enquiryDraft.save(exampleDraft);
  const { puts, sentOperations } = await open();
  await choose(offer);
  const put = await sending(puts);
  act(() => put.answer(500));
  await area().findByText('not uploaded');
  await fillIn();
  expect(input()).toHaveFocus();
  expect(sentOperations('SubmitEnquiry')).toEqual([]);
  await press('Remove');
  await userEvent.click(screen.getByRole('button', { name: 'Send project details' }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
});

test('a file that the server lost is marked at its field', async () => {
  enquiryDraft.save(exampleDraft);
  const { puts } = await open({
    SubmitEnquiry: errorReply('BAD_USER_INPUT', 'Please check the form', { fileUrl: 'Please upload the file again' }),
  });
  await uploaded(puts);
  await fillIn();
  await waitFor(() => expect(input()).toHaveAccessibleDescription('Please upload the file again'));
  expect(input()).toHaveFocus();
  await press('Retry');
  expect(await sending(puts, 2)).toMatchObject({ file: offer });
});

const drop = (...files: File[]) => fireEvent.drop(input(), { dataTransfer: { files } });

test('a file can be dropped, and the browser does not open it', async () => {
  const { puts } = await open();
  const event = createEvent.drop(input(), { dataTransfer: { files: [offer] } });
  fireEvent(input(), event);
  expect(event.defaultPrevented).toBe(true);
  expect((await sending(puts)).file).toBe(offer);
});

test('only one file can be dropped', async () => {
  await open();
  drop(offer, offer);
  expect(input()).toHaveAccessibleDescription('Please choose one file');
});
