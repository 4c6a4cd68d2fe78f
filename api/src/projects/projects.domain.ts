import { defineDomain } from '#define-domain';
import { findAgedProjects } from '#projects/aged-projects';
import { ProjectClientResolver } from '#projects/project-client.resolver';
import { Project } from '#projects/project.entity';
import { findProjectsToRate } from '#projects/projects-to-rate';
import { findProjectsToTest } from '#projects/projects-to-test';
import { findProjectsToTry } from '#projects/projects-to-try';
import { ProjectsResolver } from '#projects/projects.resolver';
import { businessRecord } from '#retention/kept-tables';

export const projectsDomain = defineDomain({
  name: 'projects',
  resolvers: [ProjectsResolver, ProjectClientResolver],
  entities: [Project],
  keptTables: { projects: businessRecord },
  actionItems: {
    '/client': [findProjectsToTry, findProjectsToRate],
    '/contractor': [findProjectsToTest],
    '/project-manager-portal': [findAgedProjects],
  },
});
