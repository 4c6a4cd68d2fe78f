const noMore = { hasNextPage: false, endCursor: null };

/** A document as listed in the DocHub. */
export const document = (fields: object = {}) => ({
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

export const documentsReply = (documents: object[], pageInfo: object = noMore) => ({
  data: {
    knowledgeResources: {
      __typename: 'KnowledgeResourceConnection',
      edges: documents.map((node) => ({ __typename: 'KnowledgeResourceEdge', node })),
      pageInfo: { __typename: 'PageInfo', ...pageInfo },
    },
  },
});

/** A document as returned by the search. */
export const match = (fields: object = {}) => {
  const { description, ...row } = document();
  return { ...row, __typename: 'KnowledgeMatch', excerpt: description, ...fields };
};

export const documentMatchesReply = (matches: object[]) => ({
  data: {
    knowledgeMatches: {
      __typename: 'KnowledgeMatchConnection',
      edges: matches.map((node) => ({ __typename: 'KnowledgeMatchEdge', node })),
      pageInfo: { __typename: 'PageInfo', ...noMore },
    },
  },
});

export function countsReply(isSample = true, [definitions, contracts, discovery, audits] = ['12', '8', '15', '6']) {
  const figure = (value: string | undefined) => ({ __typename: 'Figure', value, isSample });
  const docHub = {
    __typename: 'DocHubSummary',
    definitions: figure(definitions),
    contractSamples: figure(contracts),
    discoveryDocs: figure(discovery),
    auditDocs: figure(audits),
  };
  return { data: { knowledgeSummary: { __typename: 'KnowledgeSummary', docHub } } };
}

/** A resource as loaded by the reader. */
export const resourceReply = (fields: object = {}, courseLessons: object | null = null) => ({
  data: {
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
  },
});

export const createCourseProgress = (done: number, total: number, id = 'k1') => ({
  __typename: 'CourseStanding',
  id,
  done,
  total,
});

export const createLessons = (lessons: string[], done: number) => ({
  __typename: 'CourseLessons',
  id: 'k1',
  lessons,
  standing: createCourseProgress(done, lessons.length),
});

export const card = (fields: { resourceId?: string | null; title?: string; [field: string]: unknown } = {}) => {
  const all = {
    __typename: 'KnowledgeCard',
    resourceId: 'k1' as string | null,
    title: 'Prompt Library',
    description: 'Prompts that worked, sorted by task.',
    isSample: false,
    ...fields,
  };
  return { ...all, id: all.resourceId ?? all.title };
};

const createPage = (type: string, nodes: object[], endCursor: string | null) => ({
  __typename: `${type}Connection`,
  edges: nodes.map((node) => ({ __typename: `${type}Edge`, node })),
  pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
});

/** Tools and news, each fetched separately. */
export const aiNexusReply =
  (tools: object[], news: object[] = [], endCursor: string | null = null) =>
  ({ area }: Record<string, unknown>) => ({
    data: { aiNexusCards: createPage('KnowledgeCard', area === 'tools' ? tools : news, endCursor) },
  });

export const coursesReply = (courses: object[], endCursor: string | null = null) => ({
  data: {
    upskillCourses: createPage(
      'CourseCard',
      courses.map((course) => card({ __typename: 'CourseCard', ...course })),
      endCursor,
    ),
  },
});

export const recentLearningReply = (recent: string[] = []) => ({
  data: {
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
  },
});
