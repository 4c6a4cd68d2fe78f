import { type Fixture, type MockResponse, replyTo, toConnection } from 'kit/test/network';
import {
  type DocumentRow_DocumentFragment,
  type TemplateCard_TemplateFragment,
  AiDocumentsDocument,
  LatestDocumentDocument,
  PromptTemplatesDocument,
  DocumentTextDocument,
  TrialDocumentsDocument,
} from '#gql/graphql.ts';

type Template = Fixture<TemplateCard_TemplateFragment>;
type Document = Fixture<DocumentRow_DocumentFragment>;

export function template(fields: Partial<Template> = {}): Template {
  return {
    __typename: 'PromptTemplate',
    id: 7,
    name: 'Code Reviewer',
    description: 'Reads code with care',
    systemPrompt: 'You review code.',
    contextInstructions: 'We write TypeScript.',
    guardrails: { include: ['tests', 'reasons'], avoid: ['secrets'] },
    isActive: true,
    createdAt: '2026-03-02T09:00:00.000Z',
    updatedAt: '2026-03-02T09:00:00.000Z',
    ...fields,
  };
}

export const templatesReply = (promptTemplates: Template[]): MockResponse =>
  replyTo(PromptTemplatesDocument, { promptTemplates });

export function document(fields: Partial<Document> = {}): Document {
  return {
    __typename: 'AiDocument',
    id: 'd1',
    title: 'Handbook',
    description: 'How we work',
    fileName: 'handbook.pdf',
    fileUrl: '/api/files/f1',
    isFetchable: false,
    contentSummary: 'All of it, in short',
    tags: ['process', 'people'],
    status: 'ready',
    stage: 'ready',
    textSource: 'upload',
    failureReason: null,
    isActive: true,
    createdAt: '2026-03-02T09:00:00.000Z',
    updatedAt: '2026-03-02T09:00:00.000Z',
    ...fields,
  };
}

export const documentsReply = (documents: Document[]): MockResponse =>
  replyTo(AiDocumentsDocument, { documents: toConnection('AiDocument', documents) });

export const latestDocumentReply = (latest: Document): MockResponse =>
  replyTo(LatestDocumentDocument, { node: { ...latest, __typename: 'AiDocument' } });

export const trialDocumentsReply = (documents: Document[]): MockResponse =>
  replyTo(TrialDocumentsDocument, { documents: toConnection('AiDocument', documents) });

/** One page of a document's text. */
export function passagesReply(
  texts: string[],
  endCursor: string | null = null,
  places = texts.map((text) => `Page of ${text}`),
): MockResponse {
  const edges = texts.map((text, index) => {
    const node = {
      __typename: 'Passage',
      id: `p-${text}`,
      place: places[index] ?? null,
      source: 'file' as const,
      text,
    };
    return { __typename: 'PassageEdge', cursor: node.id, node };
  });
  const pageInfo = { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor };
  return replyTo(DocumentTextDocument, { documentPassages: { __typename: 'PassageConnection', edges, pageInfo } });
}
