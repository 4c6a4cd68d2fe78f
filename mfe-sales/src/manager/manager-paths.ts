export const managerPath = '/project-manager-portal';

/** The page of a project. */
export const getProjectPath = (id: string) => `${managerPath}/projects/${id}`;

/** The overdue tasks of a project, on its board. */
export const getOverduePath = (id: string) => `${getBoardPath(id)}&due=overdue`;

/** The board of a project. */
export const getBoardPath = (id: string) => `${managerPath}?tab=tasks&project=${id}`;
