import { exampleBodies } from '#rest/examples';
import { defineTestData } from '#test/define-test-data';

declare module '#test/world' {
  interface Things {
    conversation: string;
    deletedConversation: string;
    template: number;
  }
}

export const testData = defineTestData({
  things: {
    template: async ({ make }) => (await make.promptTemplate()).id,
    conversation: async ({ make, team }) => (await make.conversation({ owner: team.developer })).id,
    // The list of templates has a limit, and a suite makes hundreds of these things.
    deletedConversation: async ({ make, team, things: { template } }) =>
      (await make.conversation({ owner: team.developer, template: { id: template }, isDeleted: true })).id,
  },
  missingThings: { template: 2_000_000_000 },
  sampleArguments: ({ conversation, deletedConversation, template, document }) => ({
    promptTemplates: {},
    availablePromptTemplates: {},
    createPromptTemplate: { input: exampleBodies.createPromptTemplate },
    updatePromptTemplate: { id: template, input: exampleBodies.updatePromptTemplate },
    deletePromptTemplate: { id: template },
    jarvisQuota: {},
    testJarvis: { input: exampleBodies.testJarvis },
    templateTrial: {
      input: { systemPrompt: 'You are a trial.', question: 'Are you there?', selectedDocumentIds: [document] },
    },
    conversations: { first: 1 },
    messages: { conversationId: conversation, first: 1, orderBy: { field: 'created', direction: 'desc' } },
    conversationMatches: { search: 'session' },
    createConversation: { input: { title: 'Sessions', templateIds: [template] } },
    updateConversation: { id: conversation, input: { title: 'Sessions', templateIds: [template] } },
    deleteConversation: { id: conversation },
    deletedConversations: { first: 1 },
    restoreConversation: { id: deletedConversation },
    purgeConversation: { id: deletedConversation },
  }),
  nodes: {
    Conversation: { create: ({ things }) => things.conversation, visibleTo: ['developer'], foreignVisibleTo: [] },
  },
  callers: {
    updatePromptTemplate: { as: 'admin', shared: 'administrators manage all templates' },
    deletePromptTemplate: { as: 'admin', shared: 'administrators manage all templates' },
    messages: { as: 'developer' },
    createConversation: { as: 'developer', shared: 'every contractor may choose every active template' },
    updateConversation: { as: 'developer' },
    deleteConversation: { as: 'developer' },
    restoreConversation: { as: 'developer' },
    purgeConversation: { as: 'developer' },
  },
  audited: {
    createPromptTemplate: 'prompt_template_created',
    updatePromptTemplate: 'prompt_template_changed',
    deletePromptTemplate: 'prompt_template_deleted',
  },
  notAudited: {
    createConversation: 'the caller’s own',
    updateConversation: 'the caller’s own',
    deleteConversation: 'the caller’s own',
    restoreConversation: 'the caller’s own',
    purgeConversation: 'the caller’s own',
    testJarvis: 'changes nothing',
  },
});
