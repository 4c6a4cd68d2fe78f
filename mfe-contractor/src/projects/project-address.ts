/** The parameter of the address that says which project one came for. */
export const wantedProject = 'project';

/** The card of one project, among the others. */
export const projectAt = (id: string) => `?tab=projects&${wantedProject}=${id}`;
