import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSample, sampleMarkdown } from 'kit/test/markdown';
import { errorReply, replyTo } from 'kit/test/network';
import { EditedResourceDocument, UpdateResourceDocument, CreateResourceDocument } from '#gql/graphql.ts';
import { editedReply, editedResource, knowledgeReply, resource } from '../../../testing/knowledge.ts';
import { showHub } from '../../../testing/show-hub.tsx';

const made = replyTo(CreateResourceDocument, {
  createKnowledgeResource: { __typename: 'KnowledgeResource', id: 'k9' },
});
const dialog = () => within(screen.getByRole('dialog'));
const button = (name: string) => dialog().getByRole('button', { name });
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

async function add(answers: Parameters<typeof showHub>[1] = {}) {
  const server = showHub('?tab=knowledge', { CreateResource: made, ...answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Add Resource' }));
  await screen.findByLabelText('Title');
  return server;
}

async function edit(fields: Parameters<typeof editedReply>[0], answers: Parameters<typeof showHub>[1] = {}) {
  const server = showHub('?tab=knowledge', {
    KnowledgeList: knowledgeReply([resource({ id: fields.id, title: fields.title })]),
    EditedResource: editedReply(fields),
    ...answers,
  });
  await userEvent.click(await screen.findByRole('button', { name: `Edit ${fields.title}` }));
  return server;
}

/** Pastes the values instead of typing them: these tests are not about typing. */
async function enter(label: string, text: string) {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
}

async function fillIn() {
  await enter('Title', 'React Mastery');
  await userEvent.selectOptions(screen.getByLabelText('Hub'), 'Upskill');
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'Course');
}

const choose = (file: File) => userEvent.upload(screen.getByLabelText('File', { selector: 'input' }), file);

test('requires title, category and hub, each with its own message, and sends nothing without them', async () => {
  const { getInputs } = await add();
  await userEvent.click(button('Create Resource'));
  expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('Title is required');
  expect(screen.getByLabelText('Title')).toHaveFocus();
  expect(screen.getByLabelText('Category')).toHaveAccessibleDescription('Please select a category');
  expect(screen.getByLabelText('Hub')).toHaveAccessibleDescription('Please select a hub');
  expect(getInputs('CreateResource')).toEqual([]);
});

test('a new resource is published and not premium, and empty fields are null', async () => {
  const { getInputs } = await add();
  await fillIn();
  await userEvent.click(button('Create Resource'));
  expect(await screen.findByText('Resource Created!')).toBeInTheDocument();
  await noDialog();
  expect(getInputs('CreateResource')).toEqual([
    {
      input: {
        title: 'React Mastery',
        hub: 'upskill',
        category: 'course',
        description: null,
        content: null,
        fileContent: null,
        fileName: null,
        fileType: null,
        fileSize: null,
        fileUrl: null,
        thumbnailUrl: null,
        tags: [],
        difficulty: null,
        estimatedDuration: null,
        lessons: null,
        isPublished: true,
        isPremium: false,
      },
    },
  ]);
});

test('sends every field', async () => {
  const { getInputs } = await add();
  await fillIn();
  await enter('Description', 'Twelve lessons');
  await enter('Content', '## One');
  await enter('File URL', 'https://files.example/a.pdf');
  await enter('Thumbnail URL', 'https://files.example/a.png');
  await enter('Tags', ' react, , front end ');
  await userEvent.selectOptions(screen.getByLabelText('Difficulty'), 'Advanced');
  await enter('Estimated duration', '2 hours');
  await enter('Lessons', '12');
  await userEvent.click(screen.getByLabelText('Published'));
  await userEvent.click(screen.getByLabelText('Premium'));
  await userEvent.click(button('Create Resource'));
  await noDialog();
  expect(getInputs('CreateResource')[0]).toMatchObject({
    input: {
      description: 'Twelve lessons',
      content: '## One',
      fileUrl: 'https://files.example/a.pdf',
      thumbnailUrl: 'https://files.example/a.png',
      tags: ['react', 'front end'],
      difficulty: 'advanced',
      estimatedDuration: '2 hours',
      lessons: 12,
      isPublished: false,
      isPremium: true,
    },
  });
});

test('only Upskill resources have lessons, as whole numbers', async () => {
  await add();
  expect(screen.queryByLabelText('Lessons')).not.toBeInTheDocument();
  await fillIn();
  await enter('Lessons', 'many');
  await userEvent.click(button('Create Resource'));
  expect(screen.getByLabelText('Lessons')).toHaveAccessibleDescription('Please enter 1 to 100 lessons');
});

test('shows an error at the field for an invalid URL', async () => {
  await add();
  await fillIn();
  await enter('File URL', 'files');
  await userEvent.click(button('Create Resource'));
  expect(screen.getByLabelText('File URL')).toHaveAccessibleDescription('Please enter a valid web address');
});

test('sends the content of text files and a placeholder for others; a file can be replaced and removed', async () => {
  const { getInputs } = await add();
  await fillIn();
  expect(dialog().getByText('PDF, DOC, TXT, MD up to 10MB')).toBeInTheDocument();
  await choose(new File(['# Notes'], 'notes.md', { type: 'text/markdown' }));
  expect(await dialog().findByText('notes.md')).toBeInTheDocument();
  await choose(new File(['x'.repeat(3000)], 'offer.pdf', { type: 'application/pdf' }));
  expect(await dialog().findByText('3 KB · application/pdf')).toBeInTheDocument();
  expect(dialog().queryByText('notes.md')).not.toBeInTheDocument();
  await userEvent.click(button('Remove'));
  expect(dialog().getByText('No file chosen')).toBeInTheDocument();
  expect(button('Choose File')).toHaveFocus();
  await choose(new File(['# Notes'], 'notes.md', { type: 'text/markdown' }));
  await dialog().findByText('notes.md');
  await userEvent.click(button('Create Resource'));
  await noDialog();
  expect(getInputs('CreateResource')[0]).toMatchObject({
    input: { fileName: 'notes.md', fileType: 'text/markdown', fileSize: 7, fileContent: '# Notes' },
  });
});

test('rejects a file over 10 MB and keeps the previous one', async () => {
  await add();
  await choose(new File(['# Notes'], 'notes.md', { type: 'text/markdown' }));
  await dialog().findByText('notes.md');
  await choose(new File([new Uint8Array(10_485_761)], 'film.pdf', { type: 'application/pdf' }));
  expect(await dialog().findByRole('alert')).toHaveTextContent('film.pdf: Please choose a file of up to 10 MB.');
  expect(dialog().getByText('notes.md')).toBeInTheDocument();
});

test('the preview shows the text as readers see it', async () => {
  await add();
  fireEvent.change(screen.getByLabelText('Content'), { target: { value: sampleMarkdown } });
  await userEvent.click(button('Preview'));
  expect(dialog().getByRole('region', { name: 'Preview' }).innerHTML).toBe(renderSample());
});

test('a rejected resource shows the server message and keeps the form values', async () => {
  await add({ CreateResource: errorReply('UNAVAILABLE', 'The database is away. Try again in a moment') });
  await fillIn();
  await userEvent.click(button('Create Resource'));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Error')).toBeInTheDocument();
  expect(alert.getByText('The database is away. Try again in a moment')).toBeInTheDocument();
  expect(screen.getByLabelText('Title')).toHaveValue('React Mastery');
});

test('confirms before discarding changes', async () => {
  await add();
  await enter('Title', 'R');
  await userEvent.keyboard('{Escape}');
  const question = within(await dialog().findByRole('alertdialog', { name: 'Discard your changes?' }));
  await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('Title')).toHaveValue('R');
  await userEvent.click(button('Cancel'));
  await userEvent.click(button('Discard'));
  await noDialog();
});

test('fetches the whole resource for editing, saves it and shows a toast', async () => {
  const changed = { ...editedResource({ id: 'k1', title: 'Offer, new' }), viewCount: 0 };
  const { getInputs } = await edit(
    { id: 'k1', title: 'Offer', tags: ['law'], fileName: 'offer.pdf', fileSize: 184_320, content: 'Terms' },
    { UpdateResource: replyTo(UpdateResourceDocument, { updateKnowledgeResource: changed }) },
  );
  const title = await screen.findByLabelText('Title');
  expect(screen.getByLabelText('Content')).toHaveValue('Terms');
  expect(screen.getByLabelText('Tags')).toHaveValue('law');
  expect(dialog().getByText('180 KB')).toBeInTheDocument();
  await userEvent.type(title, ', new');
  await userEvent.click(button('Update Resource'));
  expect(await screen.findByText('Resource Updated!')).toBeInTheDocument();
  expect(getInputs('UpdateResource')).toMatchObject([
    { id: 'k1', input: { title: 'Offer, new', tags: ['law'], fileName: 'offer.pdf', fileSize: 184_320 } },
  ]);
});

test('a resource that failed to load can be retried; a deleted one says so', async () => {
  const { answers } = await edit({ id: 'k1', title: 'Offer' }, { EditedResource: errorReply('UNAVAILABLE', 'Away') });
  answers.EditedResource = replyTo(EditedResourceDocument, { knowledgeResource: null });
  await userEvent.click(await dialog().findByRole('button', { name: 'Retry' }));
  expect(await dialog().findByText('This resource no longer exists')).toBeInTheDocument();
});
