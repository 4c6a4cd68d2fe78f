import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KitApollo } from 'kit/apollo';
import { errorReply, type MockResponse, mockNetwork, replyTo } from '../../test/network.ts';
import { people, viewerReply } from '../../test/people.ts';
import { renderInPage, SignedIn } from '../../test/render.tsx';
import { mockUploads, type TestUpload } from '../../test/uploads.ts';
import {
  AttachTaskFileDocument,
  DeleteTaskFileDocument,
  StartTaskUploadDocument,
  TaskFilesDocument,
} from './gql/graphql.ts';
import { TaskFiles } from './task-files.tsx';

const file = (id: string, fileName: string, viewerCanDelete = true) => ({
  __typename: 'TaskFile',
  id,
  fileName,
  size: 2048,
  url: `/api/files/${id}`,
  createdAt: '2026-11-20T12:00:00.000Z',
  viewerCanDelete,
  uploadedBy: { __typename: 'User', id: 'u1', firstName: 'Paula', lastName: 'Ruiz' },
});
const reply = (...files: ReturnType<typeof file>[]): MockResponse =>
  replyTo(TaskFilesDocument, {
    task: {
      __typename: 'Task',
      id: 't1',
      files: {
        __typename: 'TaskFileConnection',
        edges: files.map((node) => ({ __typename: 'TaskFileEdge', node })),
      },
    },
  });
const permission = replyTo(StartTaskUploadDocument, {
  startTaskUpload: { __typename: 'UploadPermission', uploadURL: '/api/files/new?token=x', fileUrl: '/api/files/new' },
});
const attached = replyTo(AttachTaskFileDocument, { attachTaskFile: { __typename: 'TaskFile', id: 'new' } });

function show(answers: Parameters<typeof mockNetwork>[0]) {
  const puts = mockUploads();
  const network = mockNetwork({
    Viewer: viewerReply(people.developer),
    StartTaskUpload: permission,
    AttachTaskFile: attached,
    ...answers,
  });
  renderInPage(
    <SignedIn>
      <KitApollo>
        <TaskFiles taskId="t1" />
      </KitApollo>
    </SignedIn>,
  );
  const countSent = (name: string) => network.sent.filter(({ operation }) => operation === name).length;
  return { ...network, puts, countSent };
}
const sketch = new File(['x'.repeat(2048)], 'sketch.pdf');
const plan = new File(['x'.repeat(2048)], 'plan.pdf');
const choose = async (...files: File[]) => {
  await screen.findByRole('button', { name: 'Attach files' });
  await userEvent.upload(screen.getByLabelText('Files', { selector: 'input' }), files, { applyAccept: false });
};
async function nextPut(puts: TestUpload[], count: number): Promise<TestUpload> {
  await waitFor(() => expect(puts).toHaveLength(count));
  return puts.at(-1) as TestUpload;
}

test('files are listed with size and uploader, as downloads; only those that one may delete have a button', async () => {
  show({ TaskFiles: reply(file('1', 'sketch.pdf'), file('2', 'plan.pdf', false)) });
  const link = await screen.findByRole('link', { name: 'sketch.pdf' });
  expect(link).toHaveAttribute('href', '/api/files/1');
  expect(link).toHaveAttribute('download', 'sketch.pdf');
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/2 kB · Paula Ruiz/);
  expect(screen.getByRole('button', { name: 'Delete sketch.pdf' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete plan.pdf' })).not.toBeInTheDocument();
});

test('several files are uploaded one after the other, with progress, and attached', async () => {
  const { puts, answers, countSent } = show({ TaskFiles: reply() });
  expect(await screen.findByText('No files yet.')).toBeInTheDocument();
  await choose(sketch, plan);
  const first = await nextPut(puts, 1);
  act(() => first.progress(1024));
  expect(screen.getByRole('progressbar', { name: 'Upload of sketch.pdf' })).toHaveAttribute(
    'aria-valuetext',
    '1 kB of 2 kB',
  );
  answers.TaskFiles = reply(file('1', 'sketch.pdf'));
  act(() => first.answer(201));
  const second = await nextPut(puts, 2);
  expect(second.file).toBe(plan);
  answers.TaskFiles = reply(file('1', 'sketch.pdf'), file('2', 'plan.pdf'));
  act(() => second.answer(201));
  expect(await screen.findByRole('link', { name: 'plan.pdf' })).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(countSent('AttachTaskFile')).toBe(2);
});

test('a file that is empty or of another type is refused at once, and can be removed', async () => {
  const { countSent } = show({ TaskFiles: reply() });
  await choose(new File([], 'empty.pdf'), new File(['x'], 'photo.png'));
  const alerts = await within(await screen.findByRole('list')).findAllByRole('alert');
  expect(alerts.map(({ textContent }) => textContent?.trim())).toEqual([
    'This file is empty. Please choose another one',
    expect.stringMatching(/^Supported files: PDF/),
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove empty.pdf' }));
  expect(screen.queryByText('empty.pdf')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Attach files' })).toHaveFocus();
  expect(countSent('StartTaskUpload')).toBe(0);
});

test('a file whose content the server refuses says why and has no retry; an interrupted one has', async () => {
  const { puts, answers } = show({ TaskFiles: reply() });
  await choose(sketch);
  const refused = await nextPut(puts, 1);
  act(() => refused.answer(415, { message: 'The content of this file is not a PDF' }));
  expect(await screen.findByText('The content of this file is not a PDF')).toHaveRole('alert');
  expect(screen.queryByRole('button', { name: 'Retry sketch.pdf' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remove sketch.pdf' }));

  await choose(plan);
  const interrupted = await nextPut(puts, 2);
  act(() => interrupted.fail());
  await userEvent.click(await screen.findByRole('button', { name: 'Retry plan.pdf' }));
  answers.TaskFiles = reply(file('1', 'plan.pdf'));
  const again = await nextPut(puts, 3);
  act(() => again.answer(201));
  expect(await screen.findByRole('link', { name: 'plan.pdf' })).toBeInTheDocument();
});

test('a running upload can be canceled', async () => {
  const { puts, countSent } = show({ TaskFiles: reply() });
  await choose(sketch);
  const put = await nextPut(puts, 1);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel sketch.pdf' }));
  expect(put.aborted).toBe(true);
  expect(await screen.findByText('No files yet.')).toBeInTheDocument();
  expect(countSent('AttachTaskFile')).toBe(0);
});

test('files can be dropped, and the browser does not open them', async () => {
  const { puts } = show({ TaskFiles: reply() });
  const region = await screen.findByRole('region', { name: 'Files' });
  await screen.findByRole('button', { name: 'Attach files' });
  const event = createEvent.drop(region, { dataTransfer: { files: [sketch] } });
  fireEvent(region, event);
  expect(event.defaultPrevented).toBe(true);
  expect((await nextPut(puts, 1)).file).toBe(sketch);
});

test('a file is deleted after a confirmation', async () => {
  const { answers, countSent } = show({
    TaskFiles: reply(file('1', 'sketch.pdf')),
    DeleteTaskFile: replyTo(DeleteTaskFileDocument, { deleteTaskFile: '1' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete sketch.pdf' }));
  const question = within(screen.getByRole('group', { name: 'Delete sketch.pdf?' }));
  expect(question.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  expect(countSent('DeleteTaskFile')).toBe(0);
  answers.TaskFiles = reply();
  await userEvent.click(question.getByRole('button', { name: 'Delete file' }));
  expect(await screen.findByText('No files yet.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Attach files' })).toHaveFocus();
});

test('a deletion that fails is shown, and the file stays', async () => {
  show({
    TaskFiles: reply(file('1', 'sketch.pdf')),
    DeleteTaskFile: errorReply('FORBIDDEN', 'Only the person who attached a file can delete it'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete sketch.pdf' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete file' }));
  expect(await screen.findByText("Couldn't delete sketch.pdf")).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'sketch.pdf' })).toBeInTheDocument();
});

test('files that failed to load can be loaded again', async () => {
  const { answers } = show({ TaskFiles: errorReply('UNAVAILABLE', 'Try again') });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  answers.TaskFiles = reply(file('1', 'sketch.pdf'));
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'sketch.pdf' })).toBeInTheDocument();
});
