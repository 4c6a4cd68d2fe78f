import { v7 } from 'uuid';
import { admins, defineTestData, type ThingParts } from '#test/define-test-data';

declare module '#test/world' {
  interface Things {
    task: string;
    taskFile: string;
    taskUpload: string;
  }
}

export const testData = defineTestData({
  things: {
    task: async ({ make, team }) =>
      (await make.task({ project: await make.project(team), assignee: team.developer })).id,
    taskFile: createFile,
    /** Uploaded by the developer. */
    taskUpload: async ({ make, team }) => (await make.storedFile(toTaskUpload(team.developer.id))).id,
  },
  sampleArguments: ({ project, task, taskFile, taskUpload, person }) => ({
    tasks: { projectId: project },
    managedTasks: { first: 1, filter: { projectId: project } },
    boardTasks: { status: 'todo', first: 1, filter: { projectId: project } },
    taskCounts: { filter: { projectId: project } },
    taskWeeks: { projectId: project },
    plannedProjects: { first: 1, filter: { memberId: person } },
    managerOverview: {},
    taskChanged: {},
    team: {},
    teamMembers: { first: 1, filter: { id: person } },
    createTask: { input: { projectId: project, title: 'Draw the map', dueOn: '2026-12-01' } },
    moveTask: { id: task, input: { status: 'done', position: 0 } },
    assignTask: { id: task, assigneeId: person },
    updateTask: { id: task, input: { title: 'Draw the whole map', dueOn: null, assigneeId: person } },
    deleteTask: { id: task },
    myTasks: { first: 1, filter: { projectId: project } },
    task: { id: task },
    reportFinding: { input: { projectId: project, title: 'The map is upside down' } },
    commentOnTask: { id: task, input: { content: 'The map needs a legend' } },
    setTaskTimebox: { id: task, input: { minutes: 90 } },
    startTaskUpload: { id: task, input: { fileName: 'sketch.pdf' } },
    attachTaskFile: { id: task, input: { fileUrl: `/api/files/${taskUpload}` } },
    deleteTaskFile: { id: taskFile },
    myTaskChanged: {},
    emailSettings: {},
    updateEmailSettings: { input: { taskAssigned: false, nextStepDue: false } },
  }),
  nodes: {
    Task: { create: ({ things }) => things.task, visibleTo: ['developer', 'pm', ...admins], foreignVisibleTo: admins },
    TaskComment: { create: createComment, visibleTo: ['developer', 'pm', ...admins], foreignVisibleTo: admins },
    TaskFile: {
      create: ({ things }) => things.taskFile,
      visibleTo: ['developer', 'pm', ...admins],
      foreignVisibleTo: admins,
    },
  },
  callers: {
    plannedProjects: { as: 'pm' },
    tasks: { as: 'pm' },
    managedTasks: { as: 'pm' },
    boardTasks: { as: 'pm' },
    taskCounts: { as: 'pm' },
    taskWeeks: { as: 'pm' },
    teamMembers: { as: 'pm', shared: 'project managers assign every contractor' },
    createTask: { as: 'pm' },
    moveTask: { as: 'pm' },
    assignTask: { as: 'pm' },
    updateTask: { as: 'pm' },
    deleteTask: { as: 'pm' },
    myTasks: { as: 'developer', shared: 'narrows their own tasks: a project of others has none' },
    task: { as: 'developer' },
    reportFinding: { as: 'tester' },
    commentOnTask: { as: 'developer' },
    setTaskTimebox: { as: 'developer' },
    startTaskUpload: { as: 'developer' },
    attachTaskFile: { as: 'developer' },
    deleteTaskFile: { as: 'developer' },
  },
  notAudited: {
    createTask: 'everyday work of a project team',
    moveTask: 'everyday work of a project team',
    assignTask: 'everyday work of a project team',
    updateTask: 'everyday work of a project team',
    deleteTask: 'everyday work of a project team',
    commentOnTask: 'recorded in the task, with its author',
    setTaskTimebox: 'everyday work of a project team',
    startTaskUpload: 'changes nothing until the file is attached',
    attachTaskFile: 'recorded in the task, with who attached it',
    deleteTaskFile: 'everyday work of a project team',
    updateEmailSettings: 'a preference of their own account',
  },
});

async function createComment({ make, team, things }: ThingParts): Promise<string> {
  const id = v7();
  await make.insert('task_comments', {
    id,
    task_id: things.task,
    author_id: team.developer.id,
    content: 'Almost done',
  });
  return id;
}

const toTaskUpload = (person: string) => ({ purpose: 'task_file', uploader: `person:${person}` });

async function createFile({ make, team, things }: ThingParts): Promise<string> {
  const id = v7();
  await make.insert('task_files', {
    id,
    task_id: things.task,
    file_id: (await make.storedFile(toTaskUpload(team.developer.id))).id,
    uploaded_by_id: team.developer.id,
    file_name: 'document.md',
    content_type: 'text/markdown',
    size: 1,
  });
  return id;
}
