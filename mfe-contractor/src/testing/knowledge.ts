import { type Fixture, replyTo, toConnection } from 'kit/test/network';
import {
  type AiNexusCardsQuery,
  AiNexusCardsDocument,
  DocHubCountsDocument,
  type DocumentMatchesQuery,
  DocumentMatchesDocument,
  type OpenResourceQuery,
  OpenResourceDocument,
  RecentDocumentsDocument,
  type RecentDocumentsQuery,
  RecentLearningDocument,
  UpskillCoursesDocument,
  type UpskillCoursesQuery,
} from '#gql/graphql.ts';

type Document = Fixture<RecentDocumentsQuery['knowledgeResources']['edges'][number]['node']>;
type Match = Fixture<DocumentMatchesQuery['knowledgeMatches']['edges'][number]['node']>;
type Resource = Fixture<NonNullable<OpenResourceQuery['knowledgeResource']>>;
type Lessons = Fixture<NonNullable<OpenResourceQuery['courseLessons']>>;
type Card = Fixture<AiNexusCardsQuery['aiNexusCards']['edges'][number]['node']>;
type Course = Fixture<UpskillCoursesQuery['upskillCourses']['edges'][number]['node']>;

/** A document as listed in the DocHub. */
export const document = (fields: Partial<Document> = {}): Document => ({
  __typename: 'KnowledgeResource',
  id: 'k1',
  title: 'Security Audit Checklist',
  description: 'What to check before a product goes live.',
  category: 'audit',
  difficulty: null,
  estimatedDuration: null,
  fileName: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  ...fields,
});

export const documentsReply = (documents: Document[], endCursor: string | null = null) =>
  replyTo(RecentDocumentsDocument, { knowledgeResources: toConnection('KnowledgeResource', documents, endCursor) });

/** A document as returned by the search. */
export const match = (fields: Partial<Match> = {}): Match => {
  const { description, ...row } = document();
  return { ...row, __typename: 'KnowledgeMatch', excerpt: String(description), ...fields };
};

export const documentMatchesReply = (matches: Match[]) =>
  replyTo(DocumentMatchesDocument, { knowledgeMatches: toConnection('KnowledgeMatch', matches) });

export function countsReply(isSample = true, [definitions, contracts, discovery, audits] = ['12', '8', '15', '6']) {
  const figure = (value = '') => ({ __typename: 'Figure', value, isSample });
  const docHub = {
    __typename: 'DocHubSummary',
    definitions: figure(definitions),
    contractSamples: figure(contracts),
    discoveryDocs: figure(discovery),
    auditDocs: figure(audits),
  };
  return replyTo(DocHubCountsDocument, { knowledgeSummary: { __typename: 'KnowledgeSummary', docHub } });
}

/** A resource as loaded by the reader. */
export const resourceReply = (fields: Partial<Resource> = {}, courseLessons: Lessons | null = null) =>
  replyTo(OpenResourceDocument, {
    knowledgeResource: {
      ...document(),
      tags: ['security'],
      content: null,
      fileContent: null,
      fileType: null,
      fileSize: null,
      fileUrl: null,
      updatedAt: '2026-11-20T12:00:00.000Z',
      ...fields,
    },
    courseLessons,
  });

export const createCourseProgress = (done: number, total: number, id = 'k1') => ({
  __typename: 'CourseStanding',
  id,
  done,
  total,
});

export const createLessons = (lessons: string[], done: number): Lessons => ({
  __typename: 'CourseLessons',
  id: 'k1',
  lessons,
  standing: createCourseProgress(done, lessons.length),
});

export const card = (fields: Partial<Card> = {}): Card => {
  const all = {
    __typename: 'KnowledgeCard',
    resourceId: 'k1',
    title: 'Prompt Library',
    description: 'Prompts that worked, sorted by task.',
    isSample: false,
    ...fields,
  };
  return { ...all, id: all.resourceId ?? all.title };
};

/** Tools and news, each fetched separately. */
export const aiNexusReply =
  (tools: Card[], news: Card[] = [], endCursor: string | null = null) =>
  ({ area }: Record<string, unknown>) =>
    replyTo(AiNexusCardsDocument, {
      aiNexusCards: toConnection('KnowledgeCard', area === 'tools' ? tools : news, endCursor),
    });

export const coursesReply = (courses: Partial<Course>[], endCursor: string | null = null) =>
  replyTo(UpskillCoursesDocument, {
    upskillCourses: toConnection(
      'CourseCard',
      courses.map(({ standing = null, ...fields }) => ({ ...card(fields), __typename: 'CourseCard', standing })),
      endCursor,
    ),
  });

export const recentLearningReply = (recent: string[] = []) =>
  replyTo(RecentLearningDocument, {
    knowledgeSummary: {
      __typename: 'KnowledgeSummary',
      upskill: {
        __typename: 'UpskillSummary',
        recentLearning: recent.map((description) => ({
          __typename: 'RecentEvent',
          description,
          createdAt: '2026-11-20T12:00:00.000Z',
          isSample: false,
        })),
      },
    },
  });
