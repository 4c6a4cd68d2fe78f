export type TeamRole = 'developer' | 'tester' | 'projectManager';

export const teamRoles: [TeamRole, string][] = [
  ['developer', 'Developer'],
  ['tester', 'Tester'],
  ['projectManager', 'Project manager'],
];
