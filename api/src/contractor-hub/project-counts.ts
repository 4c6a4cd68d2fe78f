import { Field, ObjectType } from 'type-graphql';
import { closedProjectStatuses } from 'rules/project-statuses';
import type { Context } from '#context';
import { readConnection } from '#db/read-connection';
import { Figure, toFigure } from '#sample-figures/figure';
import { totalsSql } from '#totals/definitions';

@ObjectType({ description: "A contractor's projects by phase", simpleResolvers: true })
export class DevelopmentStatus {
  @Field(() => Figure, { description: 'Projects with status in_progress' })
  inProgress!: Figure;

  @Field(() => Figure, { description: 'Projects with status testing' })
  inTesting!: Figure;

  @Field(() => Figure, { description: 'Projects with status completed' })
  inProduction!: Figure;
}

export interface ProjectCounts {
  /** Whether the viewer has a project of any status. */
  hasProjects: boolean;
  activeProjects: number;
  rating: Figure;
  developmentStatus: DevelopmentStatus;
}

type Counts = Record<'projects' | 'active' | 'inProgress' | 'inTesting' | 'inProduction' | 'rating', string | null>;

const closedStatuses = closedProjectStatuses.map((status) => `'${status}'`).join(', ');
const countProjectsSql = (condition: string) => `coalesce(sum(count) filter (where ${condition}), 0)::text`;
const sql = `
  select nullif(sum(count), 0)::text as "projects", ${countProjectsSql(`key[2] not in (${closedStatuses})`)} as "active",
         ${countProjectsSql("key[2] = 'in_progress'")} as "inProgress", ${countProjectsSql("key[2] = 'testing'")} as "inTesting",
         ${countProjectsSql("key[2] = 'completed'")} as "inProduction",
         (select round(sum(amount) / nullif(sum(count), 0), 1)::text from ${totalsSql('ratings_of_people')} where key[1] = ?) as "rating"
    from ${totalsSql('projects_of_people')} where key[1] = ?`;

/** Specification part 2 §2, tab 1: figures of the viewer's projects. Counts are samples until there is a project, and the rating until there is one. */
export async function countProjects({ em, viewer, settings }: Context): Promise<ProjectCounts> {
  const [counts] = await em.execute<Counts[]>(sql, [viewer?.id ?? null, viewer?.id ?? null], readConnection);
  if (!counts) throw new Error('A sum without a row');
  const hasProjects = counts.projects !== null;
  const figure = (name: keyof DevelopmentStatus) => toFigure(hasProjects ? counts[name] : null, name, settings);
  return {
    hasProjects,
    activeProjects: Number(counts.active),
    rating: toFigure(counts.rating, 'rating', settings),
    developmentStatus: {
      inProgress: figure('inProgress'),
      inTesting: figure('inTesting'),
      inProduction: figure('inProduction'),
    },
  };
}
