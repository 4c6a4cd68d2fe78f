import { exampleBodies } from '#rest/examples';
import { admins, contractors, defineTestData } from '#test/define-test-data';

declare module '#test/world' {
  interface Things {
    resource: string;
  }
}

export const testData = defineTestData({
  things: {
    resource: async ({ make }) => (await make.knowledgeResource({ hub: 'upskill', category: 'course', lessons: 3 })).id,
  },
  sampleArguments: ({ resource }) => ({
    knowledgeSummary: {},
    aiNexusCards: { area: 'tools', first: 1 },
    upskillCourses: { first: 1 },
    knowledgeCounts: {},
    knowledgeResources: { first: 1, orderBy: { field: 'title', direction: 'asc' } },
    createKnowledgeResource: { input: exampleBodies.createKnowledgeResource },
    updateKnowledgeResource: { id: resource, input: exampleBodies.updateKnowledgeResource },
    deleteKnowledgeResource: { id: resource },
    knowledgeResource: { id: resource },
    knowledgeMatches: { search: 'session', first: 1 },
    countKnowledgeView: { id: resource },
    knowledgeChanged: {},
    courseProgressChanged: {},
    courseLessons: { resourceId: resource },
    markCourseProgress: { resourceId: resource, done: 1 },
    suggestTool: { input: { title: 'A tool' } },
  }),
  nodes: {
    KnowledgeResource: {
      create: ({ things }) => things.resource,
      visibleTo: ['client', 'analyst', ...contractors, ...admins],
      foreignVisibleTo: ['client', 'analyst', ...contractors, ...admins],
    },
  },
  callers: {
    updateKnowledgeResource: { as: 'analyst', shared: 'analysts manage the whole hub' },
    deleteKnowledgeResource: { as: 'analyst', shared: 'analysts manage the whole hub' },
    knowledgeResource: { as: 'developer', shared: 'published resources are for everyone' },
    countKnowledgeView: { as: 'developer', shared: 'published resources are for everyone' },
    courseLessons: { as: 'developer', shared: 'published resources are for everyone' },
    markCourseProgress: { as: 'developer', shared: 'everyone may take published courses' },
  },
  audited: {
    createKnowledgeResource: 'knowledge_resource_created',
    updateKnowledgeResource: 'knowledge_resource_changed',
    deleteKnowledgeResource: 'knowledge_resource_deleted',
  },
});
