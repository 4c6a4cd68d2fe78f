/* A project, as administrators and project managers see and change it. */
export { ProjectActivity } from './project/project-activity.tsx';
export { ProjectFacts } from './project/project-facts.tsx';
export { ProjectForm } from './project/project-form.tsx';
export { ProjectStatusSelect } from './project/project-status-select.tsx';
export { ProjectTeam, type TeamChange, type TeamChoice } from './project/project-team.tsx';
export { saveOverSeen } from './project/save-over-seen.ts';
export { teamRoles, type TeamRole } from './project/team-roles.ts';
