export const managerPath = '/project-manager-portal';

/** The page of a project. */
export const getProjectPath = (id: string) => `${managerPath}/projects/${id}`;

/** The overdue tasks of a project, on its board. */
export const getOverduePath = (id: string) => `${getBoardPath(id)}&due=overdue`;

/** The board of a project. */
export const getBoardPath = (id: string) => `${managerPath}?tab=tasks&project=${id}`;

/** The URL parameter of a task that opens over the board. */
export const taskParam = 'task';

/** A task, over the board of its project. */
export const getTaskPath = (projectId: string, id: string) => `${getBoardPath(projectId)}&${taskParam}=${id}`;
