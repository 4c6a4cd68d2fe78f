import { v7 } from 'uuid';
import { admins, defineTestData } from '#test/define-test-data';

declare module '#test/world' {
  interface Things {
    cannedAnswer: string;
  }
}

const text = { title: 'Restart', content: 'Hello {{client}}, please restart it' };
const everyday = 'everyday work of support';

export const testData = defineTestData({
  things: {
    cannedAnswer: async ({ make }) => {
      const id = v7();
      await make.insert('canned_answers', { id, ...text });
      return id;
    },
  },
  sampleArguments: ({ cannedAnswer }) => ({
    cannedAnswers: {},
    createCannedAnswer: { input: text },
    updateCannedAnswer: { id: cannedAnswer, input: { ...text, title: 'Restart it' } },
    deleteCannedAnswer: { id: cannedAnswer },
  }),
  nodes: {
    CannedAnswer: {
      create: ({ things }) => things.cannedAnswer,
      visibleTo: ['support', ...admins],
      foreignVisibleTo: ['support', ...admins],
    },
  },
  callers: {
    updateCannedAnswer: { as: 'support', shared: 'support shares them' },
    deleteCannedAnswer: { as: 'support', shared: 'support shares them' },
  },
  notAudited: { createCannedAnswer: everyday, updateCannedAnswer: everyday, deleteCannedAnswer: everyday },
});
