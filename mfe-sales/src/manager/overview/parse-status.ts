import { type ProjectStatus, projectStatuses } from 'rules/projects';

/** The status in the URL, if it is a valid one. */
export const parseStatus = (name: string | null): ProjectStatus | null =>
  projectStatuses.find((status) => status === name) ?? null;
