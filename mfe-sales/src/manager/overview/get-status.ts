import { type ProjectStatus, projectStatuses } from 'rules/projects';

/** The status that the address names; none where it names no status. */
export const getStatus = (name: string | null): ProjectStatus | null =>
  projectStatuses.find((status) => status === name) ?? null;
