import { defineTestData } from '#test/define-test-data';

export const testData = defineTestData({
  sampleArguments: ({ project, ticket }) => ({
    node: { id: project },
    nodes: { ids: [project, ticket] },
  }),
  callers: {
    node: { as: 'client' },
    nodes: { as: 'client' },
  },
});
