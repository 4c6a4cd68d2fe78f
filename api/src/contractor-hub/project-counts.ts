import type { FilterObject } from '@mikro-orm/core';
import { raw } from '@mikro-orm/postgresql';
import { Field, ObjectType } from 'type-graphql';
import { closedProjectStatuses } from 'rules/project-statuses';
import type { Context } from '#context';
import { visibleTo } from '#projects/project.access';
import { Project } from '#projects/project.entity';
import { Figure, figureOf } from '#sample-figures/figure';

@ObjectType({ description: 'How many projects of a contractor are in each phase', simpleResolvers: true })
export class DevelopmentStatus {
  @Field(() => Figure, { description: "One's projects with status in_progress" })
  inProgress!: Figure;

  @Field(() => Figure, { description: "One's projects with status testing" })
  inTesting!: Figure;

  @Field(() => Figure, { description: "One's projects with status completed" })
  inProduction!: Figure;
}

export interface ProjectCounts {
  /** Whether there is a project of one's own, of any status. */
  hasProjects: boolean;
  activeProjects: number;
  rating: Figure;
  developmentStatus: DevelopmentStatus;
}

type Counts = Record<'projects' | 'active' | 'inProgress' | 'inTesting' | 'inProduction' | 'rating', string | null>;

const closed = closedProjectStatuses.map((status) => `'${status}'`).join(', ');

/** Specification part 2 §2, tab 1: figures over one's projects. Counts are sample figures until there is a project, and the rating until there is a rating. */
export async function countProjects({ em, viewer, settings }: Context): Promise<ProjectCounts> {
  const counts = await em
    .createQueryBuilder(Project)
    .select([
      raw(`nullif(count(*), 0)::text as "projects"`),
      raw(`count(*) filter (where status not in (${closed}))::text as "active"`),
      raw(`count(*) filter (where status = 'in_progress')::text as "inProgress"`),
      raw(`count(*) filter (where status = 'testing')::text as "inTesting"`),
      raw(`count(*) filter (where status = 'completed')::text as "inProduction"`),
      raw(`round(avg(rating), 1)::text as "rating"`),
    ])
    .where(visibleTo(viewer) as FilterObject<Project>)
    .execute<Counts>('get', false);
  const hasProjects = counts.projects !== null;
  const figure = (name: keyof DevelopmentStatus) => figureOf(hasProjects ? counts[name] : null, name, settings);
  return {
    hasProjects,
    activeProjects: Number(counts.active),
    rating: figureOf(counts.rating, 'rating', settings),
    developmentStatus: {
      inProgress: figure('inProgress'),
      inTesting: figure('inTesting'),
      inProduction: figure('inProduction'),
    },
  };
}
