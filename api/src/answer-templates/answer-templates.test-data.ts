import { v7 } from 'uuid';
import { admins, defineTestData } from '#test/define-test-data';

declare module '#test/world' {
  interface Things {
    answerTemplate: string;
  }
}

const template = { name: 'First reply', subject: 'Your project', message: 'Thank you for writing to us.' };

export const testData = defineTestData({
  things: {
    answerTemplate: async ({ make }) => {
      const id = v7();
      await make.insert('answer_templates', { id, ...template });
      return id;
    },
  },
  sampleArguments: ({ answerTemplate }) => ({
    answerTemplates: {},
    createAnswerTemplate: { input: template },
    updateAnswerTemplate: { id: answerTemplate, input: { ...template, name: 'Second reply' } },
    deleteAnswerTemplate: { id: answerTemplate },
  }),
  nodes: {
    AnswerTemplate: {
      create: ({ things }) => things.answerTemplate,
      visibleTo: ['sales', ...admins],
      foreignVisibleTo: ['sales', ...admins],
    },
  },
  callers: {
    updateAnswerTemplate: { as: 'sales', shared: 'sales shares its templates' },
    deleteAnswerTemplate: { as: 'sales', shared: 'sales shares its templates' },
  },
  notAudited: {
    createAnswerTemplate: 'everyday work of sales',
    updateAnswerTemplate: 'everyday work of sales',
    deleteAnswerTemplate: 'everyday work of sales',
  },
});
