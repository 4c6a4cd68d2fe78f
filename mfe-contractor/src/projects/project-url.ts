/** The URL parameter that names a project to highlight. */
export const projectParam = 'project';

/** The element id of a project's card. */
export const getProjectUrl = (id: string) => `?tab=projects&${projectParam}=${id}`;
