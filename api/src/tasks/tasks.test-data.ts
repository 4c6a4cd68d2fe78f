import { admins, defineTestData } from '#test/define-test-data';

declare module '#test/world' {
  interface Things {
    task: string;
  }
}

export const testData = defineTestData({
  things: {
    task: async ({ make, team }) => (await make.task({ project: await make.project(team) })).id,
  },
  sampleArguments: ({ project, task, person }) => ({
    tasks: { projectId: project },
    boardTasks: { status: 'todo', first: 1, filter: { projectId: project } },
    taskCounts: { filter: { projectId: project } },
    taskWeeks: { projectId: project },
    plannedProjects: { first: 1 },
    managerOverview: {},
    taskChanged: {},
    team: { id: person },
    createTask: { input: { projectId: project, title: 'Draw the map', dueOn: '2026-12-01' } },
    moveTask: { id: task, input: { status: 'done', position: 0 } },
    assignTask: { id: task, assigneeId: person },
    updateTask: { id: task, input: { title: 'Draw the whole map', dueOn: null, assigneeId: person } },
    deleteTask: { id: task },
  }),
  nodes: {
    Task: { create: ({ things }) => things.task, visibleTo: ['pm', ...admins], foreignVisibleTo: admins },
  },
  callers: {
    tasks: { as: 'pm' },
    boardTasks: { as: 'pm' },
    taskCounts: { as: 'pm' },
    taskWeeks: { as: 'pm' },
    team: { as: 'pm', shared: 'project managers assign every contractor' },
    createTask: { as: 'pm' },
    moveTask: { as: 'pm' },
    assignTask: { as: 'pm' },
    updateTask: { as: 'pm' },
    deleteTask: { as: 'pm' },
  },
  notAudited: {
    createTask: 'everyday work of a project team',
    moveTask: 'everyday work of a project team',
    assignTask: 'everyday work of a project team',
    updateTask: 'everyday work of a project team',
    deleteTask: 'everyday work of a project team',
  },
});
