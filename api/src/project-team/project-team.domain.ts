import { defineDomain } from '#define-domain';
import { ProjectTeamResolver } from '#project-team/project-team.resolver';

export const projectTeamDomain = defineDomain({
  name: 'project-team',
  tokenArea: 'projects',
  resolvers: [ProjectTeamResolver],
});
