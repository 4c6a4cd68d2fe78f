/** Project statuses (specification part 2 §4). Separate from the rules, so that a page that only displays them loads no zod. */
export const projectStatuses = ['pending', 'in_progress', 'testing', 'completed', 'cancelled'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

/** Projects that are over: neither counted nor listed as active (specification part 1 §2.10). */
export const closedProjectStatuses: readonly ProjectStatus[] = ['completed', 'cancelled'];

/** Aged is over four weeks old and neither completed nor canceled (specification part 2 §9). */
export const agedAfterDays = 28;
