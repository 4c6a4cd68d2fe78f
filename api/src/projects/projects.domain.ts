import { defineDomain } from '#define-domain';
import { ProjectClientResolver } from '#projects/project-client.resolver';
import { Project } from '#projects/project.entity';
import {
  findAgedProjects,
  findNewProjects,
  findProjectsToRate,
  findProjectsToTest,
  findProjectsToTry,
} from '#projects/projects.action-items';
import { ProjectsResolver } from '#projects/projects.resolver';
import { businessRecord } from '#retention/kept-tables';
import { visibleTo } from '#projects/project.access';
import { defineNode } from '#db/node-source';

declare module '#live/bus' {
  interface Topics {
    /** A project is gone, because starting it was undone. */
    projectRemoved: { id: string; /** Client and team, who saw it. */ personIds: string[] };
  }
}

export const projectsDomain = defineDomain({
  name: 'projects',
  tokenArea: 'projects',
  resolvers: [ProjectsResolver, ProjectClientResolver],
  entities: [Project],
  nodes: { Project: defineNode(Project, visibleTo) },
  keptTables: { projects: businessRecord },
  actionItems: {
    '/admin': [findNewProjects],
    '/client': [findProjectsToTry, findProjectsToRate],
    '/contractor': [findProjectsToTest],
    '/project-manager-portal': [findAgedProjects],
  },
});
