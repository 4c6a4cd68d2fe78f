import { admins, projectPeople, defineTestData } from '#test/define-test-data';

declare module '#test/world' {
  interface Things {
    project: string;
    completedProject: string;
  }
}

const newProject = { title: 'Shop', description: 'A shop for tea', tier: 'small', technologies: ['React'] };

export const testData = defineTestData({
  things: {
    project: async ({ make, team }) => (await make.project(team)).id,
    completedProject: async ({ make, team }) => (await make.project({ ...team, status: 'completed' })).id,
  },
  sampleArguments: ({ project, completedProject, person }) => ({
    projects: { first: 1, filter: { memberId: person } },
    project: { id: project },
    projectRemoved: {},
    clientSummary: {},
    createProject: { input: newProject },
    updateProject: { id: project, input: { status: 'testing', progress: 80, liveUrl: 'https://shop.example' } },
    rateProject: { id: completedProject, rating: 5 },
    contactClient: { projectId: project, message: 'It is ready to try' },
  }),
  nodes: {
    Project: {
      create: ({ things }) => things.project,
      visibleTo: [...projectPeople, ...admins],
      foreignVisibleTo: admins,
    },
  },
  callers: {
    projects: { as: 'developer' },
    project: { as: 'client' },
    createProject: {
      as: 'admin',
      shared: 'administrators assign every contractor',
      arguments: ({ person }) => ({ input: { ...newProject, developerId: person } }),
    },
    updateProject: { as: 'developer' },
    rateProject: { as: 'client' },
    contactClient: { as: 'developer' },
  },
  audited: { updateProject: 'project_status_changed' },
  notAudited: {
    createProject: 'recorded in the activity of the project',
    contactClient: 'recorded in the activity of the project',
  },
});
