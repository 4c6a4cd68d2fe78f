/** The URL parameter that names a project to highlight. */
export const wantedProject = 'project';

/** The element id of a project's card. */
export const projectAt = (id: string) => `?tab=projects&${wantedProject}=${id}`;
