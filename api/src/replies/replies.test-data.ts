import { exampleBodies } from '#rest/examples';
import { defineTestData } from '#test/define-test-data';
import type { ThingParts } from '#test/define-test-data';

declare module '#test/world' {
  interface Things {
    /** The last message of a conversation, with a failed reply. */
    question: string;
    failedReply: string;
  }
}

export const testData = defineTestData({
  things: {
    question: async (parts) => (await createFailedReply(parts)).question,
    failedReply: async (parts) => (await createFailedReply(parts)).reply,
  },
  sampleArguments: ({ conversation, question, failedReply, document }) => ({
    sendMessage: {
      input: { ...exampleBodies.sendMessage, conversationId: conversation, selectedDocumentIds: [document] },
      waitForReply: false,
    },
    editQuestion: { input: { messageId: question, content: 'In other words?' } },
    retryReply: { messageId: failedReply },
    stopReply: { messageId: failedReply },
    jarvisReply: { conversationId: conversation },
  }),
  nodes: {
    Message: { create: ({ things }) => things.question, visibleTo: ['developer'], foreignVisibleTo: [] },
  },
  callers: {
    sendMessage: { as: 'developer' },
    editQuestion: { as: 'developer' },
    retryReply: { as: 'developer' },
    stopReply: { as: 'developer' },
  },
  notAudited: {
    sendMessage: 'the caller’s own',
    editQuestion: 'the caller’s own',
    retryReply: 'the caller’s own',
    stopReply: 'the caller’s own',
  },
});

async function createFailedReply({ make, team }: ThingParts) {
  const talk = await make.conversation({ owner: team.developer, template: await make.promptTemplate() });
  const question = await make.message(talk);
  const failed = { role: 'assistant', question, failureReason: 'The model is busy' } as const;
  return { question: question.id, reply: (await make.message(talk, failed)).id };
}
