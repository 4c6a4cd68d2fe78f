import { defineTestData } from '#test/define-test-data';

export const testData = defineTestData({
  sampleArguments: ({ project, person }) => ({
    changeProjectTeam: { id: project, input: { developerId: person, testerId: null } },
  }),
  callers: {
    changeProjectTeam: { as: 'pm' },
  },
  notAudited: { changeProjectTeam: 'recorded in the activity of the project' },
});
