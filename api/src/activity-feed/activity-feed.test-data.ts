import { admins, projectPeople, defineTestData } from '#test/define-test-data';

export const testData = defineTestData({
  sampleArguments: () => ({
    activity: { first: 1 },
    activityAdded: {},
  }),
  nodes: {
    Activity: {
      create: async ({ make, things }) => (await make.activity({ id: things.project, title: 'A project' })).id,
      visibleTo: [...projectPeople, ...admins],
      foreignVisibleTo: admins,
    },
  },
});
