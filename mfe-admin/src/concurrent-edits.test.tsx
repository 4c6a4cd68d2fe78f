import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorReply, replyTo } from 'kit/test/network';
import {
  DeleteDocumentDocument,
  DeleteTemplateDocument,
  UpdateDocumentDocument,
  UpdateResourceDocument,
  UpdateTemplateDocument,
} from '#gql/graphql.ts';
import { document, documentsReply, latestDocumentReply, template, templatesReply } from './testing/ai.ts';
import { editedReply, editedResource, knowledgeReply, resource } from './testing/knowledge.ts';
import { documentsPath, showAdmin, templatesPath } from './testing/show-admin.tsx';
import { showHub } from './testing/show-hub.tsx';

const changed = errorReply('CHANGED_MEANWHILE', 'Someone else has changed this');
const later = '2026-03-02T10:00:00.000Z';
const dialog = () => within(screen.getByRole('dialog'));
const update = (name: string) => userEvent.click(dialog().getByRole('button', { name }));

async function retype(label: string, text: string) {
  const field = await dialog().findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

async function editTemplate(stored: Parameters<typeof template>[0]) {
  const server = showAdmin(templatesPath, {
    PromptTemplates: templatesReply([template()]),
    UpdateTemplate: ({ ifUpdatedAt }) =>
      ifUpdatedAt === later ? replyTo(UpdateTemplateDocument, { updatePromptTemplate: template() }) : changed,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Code Reviewer' }));
  await dialog().findByRole('textbox', { name: 'Guardrails' });
  server.answers.PromptTemplates = templatesReply([template({ updatedAt: later, ...stored })]);
  return server;
}

test('a template that someone else changed keeps both edits, and shows their text where both edited', async () => {
  const { getInputs } = await editTemplate({
    name: 'Their name',
    description: 'Their description',
    guardrails: { avoid: ['jargon'] },
  });
  await retype('Name', 'My name');
  await retype('System prompt', 'My prompt');
  await update('Update Template');

  const notice = within(await dialog().findByRole('alert'));
  expect(notice.getByText('This template was changed elsewhere while you were editing')).toBeInTheDocument();
  expect(notice.getAllByRole('group')).toEqual([notice.getByRole('group', { name: 'Name, their version' })]);
  expect(notice.getByText('Their name')).toBeInTheDocument();
  expect(screen.queryByText('Template Updated')).not.toBeInTheDocument();
  expect(dialog().getByLabelText('Name')).toHaveValue('My name');
  expect(dialog().getByLabelText('System prompt')).toHaveValue('My prompt');
  expect(dialog().getByLabelText('Description')).toHaveValue('Their description');
  expect(dialog().getByRole('textbox', { name: 'Guardrails' })).toHaveTextContent('jargon');

  await update('Update Template');
  expect(await screen.findByText('Template Updated')).toBeInTheDocument();
  expect(getInputs('UpdateTemplate').at(-1)).toMatchObject({
    ifUpdatedAt: later,
    input: {
      name: 'My name',
      description: 'Their description',
      systemPrompt: 'My prompt',
      guardrails: { avoid: ['jargon'] },
    },
  });
});

test('their version can be taken for a field that both changed', async () => {
  const { getInputs } = await editTemplate({ name: 'Their name' });
  await retype('Name', 'My name');
  await update('Update Template');
  await userEvent.click(await dialog().findByRole('button', { name: 'Take theirs' }));
  expect(dialog().getByLabelText('Name')).toHaveValue('Their name');
  expect(dialog().queryByRole('group', { name: 'Name, their version' })).not.toBeInTheDocument();
  await update('Update Template');
  expect(await screen.findByText('Template Updated')).toBeInTheDocument();
  expect(getInputs('UpdateTemplate').at(-1)).toMatchObject({ input: { name: 'Their name' } });
});

test('a document of which only the file was read meanwhile is saved without a question', async () => {
  const { answers, getInputs } = showAdmin(documentsPath, {
    AiDocuments: documentsReply([document()]),
    UpdateDocument: ({ ifUpdatedAt }) =>
      ifUpdatedAt === later ? replyTo(UpdateDocumentDocument, { updateAiDocument: document() }) : changed,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Handbook' }));
  answers.LatestDocument = latestDocumentReply(document({ updatedAt: later, stage: 'ready' }));
  await retype('Title', 'My title');
  await update('Update Document');
  expect(await screen.findByText('Document Updated')).toBeInTheDocument();
  expect(getInputs('UpdateDocument').map((sent) => (sent as { ifUpdatedAt: string }).ifUpdatedAt)).toEqual([
    document().updatedAt,
    later,
  ]);
});

test('a document that someone else changed is read by its id: the list has only the newest 500', async () => {
  const { answers, getInputs } = showAdmin(documentsPath, {
    AiDocuments: documentsReply([document()]),
    UpdateDocument: changed,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Handbook' }));
  answers.AiDocuments = documentsReply([]);
  answers.LatestDocument = latestDocumentReply(document({ updatedAt: later, title: 'Their title' }));
  await retype('Title', 'My title');
  await update('Update Document');
  expect(
    within(await dialog().findByRole('group', { name: 'Title, their version' })).getByText('Their title'),
  ).toBeInTheDocument();
  expect(getInputs('LatestDocument')).toEqual([{ id: 'd1' }]);
});

test.each([
  ['document', 'Handbook', documentsPath],
  ['prompt template', 'Code Reviewer', templatesPath],
] as const)('a %s that someone else changed is not deleted, and is shown as it is now', async (kind, name, path) => {
  const { answers, getInputs } = showAdmin(path, {
    AiDocuments: documentsReply([document()]),
    PromptTemplates: templatesReply([template()]),
    DeleteDocument: ({ ifUpdatedAt }) =>
      ifUpdatedAt === later ? replyTo(DeleteDocumentDocument, { deleteAiDocument: 'd1' }) : changed,
    DeleteTemplate: ({ ifUpdatedAt }) =>
      ifUpdatedAt === later ? replyTo(DeleteTemplateDocument, { deletePromptTemplate: 7 }) : changed,
  });
  await userEvent.click(await screen.findByRole('button', { name: `Delete ${name}` }));
  answers.AiDocuments = documentsReply([document({ updatedAt: later, description: 'Their words' })]);
  answers.PromptTemplates = templatesReply([template({ updatedAt: later, description: 'Their words' })]);
  await update('Delete');
  expect(
    await screen.findByText(`Someone else changed the ${kind} “${name}” meanwhile.`, { exact: false }),
  ).toBeInTheDocument();
  expect(await screen.findByText('Their words')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: `Delete ${name}` }));
  await update('Delete');
  expect(await screen.findByText(/has been deleted successfully/)).toBeInTheDocument();
  const sent = [...getInputs('DeleteDocument'), ...getInputs('DeleteTemplate')];
  expect(sent).toMatchObject([{ ifUpdatedAt: template().updatedAt }, { ifUpdatedAt: later }]);
});

test('a resource that someone else changed is not deleted, and is shown as it is now', async () => {
  const { answers } = showHub('?tab=knowledge', {
    KnowledgeList: knowledgeReply([resource({ id: 'k1', title: 'Offer' })]),
    DeleteResource: changed,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Offer' }));
  answers.KnowledgeList = knowledgeReply([resource({ id: 'k1', title: 'Their offer', updatedAt: later })]);
  await update('Delete');
  expect(await screen.findByText(/Someone else changed the resource “Offer” meanwhile/)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Delete Their offer' })).toBeInTheDocument();
});

test('a resource that someone else changed keeps what was typed', async () => {
  const edited = { id: 'k1', title: 'Offer' };
  const { answers } = showHub('?tab=knowledge', {
    KnowledgeList: knowledgeReply([resource(edited)]),
    EditedResource: editedReply(edited),
    UpdateResource: ({ ifUpdatedAt }) =>
      ifUpdatedAt === later
        ? replyTo(UpdateResourceDocument, {
            updateKnowledgeResource: { ...resource(edited), ...editedResource(edited) },
          })
        : changed,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Offer' }));
  await screen.findByRole('dialog');
  await retype('Title', 'My title');
  answers.EditedResource = editedReply({ ...edited, title: 'Their title', content: 'Their text', updatedAt: later });
  await update('Update Resource');
  expect(
    within(await dialog().findByRole('group', { name: 'Title, their version' })).getByText('Their title'),
  ).toBeInTheDocument();
  expect(dialog().getByLabelText('Title')).toHaveValue('My title');
  expect(dialog().getByLabelText('Content')).toHaveValue('Their text');
  await update('Update Resource');
  expect(await screen.findByText('Resource Updated!')).toBeInTheDocument();
});

test('if their version cannot be loaded, nothing is overwritten and the text stays', async () => {
  const { answers, countRequests } = await editTemplate({});
  answers.PromptTemplates = errorReply('UNAVAILABLE', 'Away');
  await retype('Name', 'My name');
  await update('Update Template');
  expect(await screen.findByText('Failed to update prompt template.')).toBeInTheDocument();
  expect(dialog().getByLabelText('Name')).toHaveValue('My name');
  expect(countRequests('UpdateTemplate')).toBe(1);
});
