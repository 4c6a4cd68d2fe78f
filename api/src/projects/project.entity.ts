import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { projectPriorities, type ProjectPriority } from 'rules/create-project';
import { type ProjectStatus, projectStatuses, type ProjectTier, projectTiers } from 'rules/projects';
import { BaseEntity } from '#db/base.entity';
import { graphqlEnum } from '#db/graphql-enum';
import { contactsTrigger } from '#contacts/contact-rows';
import { User } from '#people/user.entity';
import { EmailAddressScalar, MoneyScalar, UrlScalar } from '#scalars';
import { totalsTrigger } from '#totals/trigger';
import { Node } from '#db/node';

export const ProjectStatusEnum = graphqlEnum('ProjectStatus', projectStatuses, 'The status of a project', {
  pending: 'Not started',
  in_progress: 'It is being built',
  testing: 'It is being tested',
  completed: 'It is handed over',
  cancelled: 'It was called off',
});
export const ProjectTierEnum = graphqlEnum('ProjectTier', projectTiers, 'The size of a project, which sets its price', {
  small: 'Small',
  medium: 'Medium',
  high: 'Large',
  enterprise: 'For enterprises',
});
export const ProjectPriorityEnum = graphqlEnum('ProjectPriority', projectPriorities, 'The priority of a project', {
  critical: 'Before everything else',
  high: 'Before others',
  medium: 'As planned',
  low: 'When there is time',
});

type Optional =
  | 'status'
  | 'progress'
  | 'technologies'
  | 'client'
  | 'clientEmail'
  | 'monthlySupportFee'
  | 'developer'
  | 'tester'
  | 'projectManager'
  | 'priority'
  | 'workingLocation'
  | 'estimatedWeeks'
  | 'rating'
  | 'liveUrl'
  | 'stagingUrl'
  | 'waitsForClient';

/** Completed but not rated, or ready to try. */
const waitsForClientSql = `(status = 'completed' and rating is null) or (status = 'testing' and staging_url is not null)`;

@ObjectType('Project', {
  implements: Node,
  description: 'A project that the agency builds for a client',
  simpleResolvers: true,
})
@Entity({ tableName: 'projects' })
@Trigger(totalsTrigger('projects'))
@Trigger(contactsTrigger('projects'))
@Index({ properties: ['client', 'id'] })
@Index({
  name: 'projects_searched',
  expression: `create index "projects_searched" on "projects" using gin ("title" gin_trgm_ops, "client_email" gin_trgm_ops)`,
})
@Index({ properties: ['developer', 'id'] })
@Index({ properties: ['tester', 'id'] })
@Index({ properties: ['projectManager', 'id'] })
@Index({ properties: ['updatedAt'] })
@Index({ properties: ['status', 'id'] })
@Index({
  name: 'projects_open',
  expression: `create index "projects_open" on "projects" ("created_at") where status not in ('completed', 'cancelled')`,
})
@Check({ name: 'projects_progress_percent', expression: 'progress >= 0 and progress <= 100' })
@Check({ name: 'projects_rating_stars', expression: 'rating >= 1 and rating <= 5' })
@Check({ name: 'projects_weeks', expression: 'estimated_weeks > 0' })
@Check({ name: 'projects_fees_positive', expression: 'implementation_fee >= 0 and monthly_support_fee >= 0' })
@Check({ name: 'projects_client_email_lower_case', expression: 'client_email = lower(client_email)' })
export class Project extends BaseEntity<Optional> {
  @Field({ description: 'Title' })
  @Property({ type: 'text' })
  title!: string;

  @Field({ description: 'What should be built' })
  @Property({ type: 'text' })
  description!: string;

  @Field(() => ProjectStatusEnum, { description: 'Status; completed and canceled projects are not active' })
  @Enum({ items: () => [...projectStatuses] })
  status: ProjectStatus = 'pending';

  @Field(() => ProjectTierEnum, { description: 'Its size' })
  @Enum({ items: () => [...projectTiers] })
  tier!: ProjectTier;

  @Field(() => Int, { description: 'Percent complete, 0 to 100' })
  @Property({ type: 'smallint' })
  progress: number = 0;

  @Field(() => MoneyScalar, { description: 'US dollars, one-time, for example "2500.00"' })
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  implementationFee!: string;

  @Field(() => MoneyScalar, { description: 'US dollars a month, for example "129.00"' })
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  monthlySupportFee: string = '0.00';

  @Field(() => [String], { description: 'Technologies' })
  @Property({ type: 'text[]' })
  technologies: string[] = [];

  @Field(() => UrlScalar, { nullable: true, description: 'The production URL' })
  @Property({ type: 'text', nullable: true })
  liveUrl: string | null = null;

  @Field(() => UrlScalar, { nullable: true, description: 'The staging URL, where the next version can be tried' })
  @Property({ type: 'text', nullable: true })
  stagingUrl: string | null = null;

  @Field(() => ProjectPriorityEnum, { description: 'Priority' })
  @Enum({ items: () => [...projectPriorities] })
  priority: ProjectPriority = 'medium';

  @Field(() => String, { nullable: true, description: 'Working location' })
  @Property({ type: 'text', nullable: true })
  workingLocation: string | null = null;

  @Field(() => Int, { nullable: true, description: 'Estimated duration in weeks' })
  @Property({ type: 'smallint', nullable: true })
  estimatedWeeks: number | null = null;

  @Field(() => Int, { nullable: true, description: "The client's rating, 1 to 5; null until rated" })
  @Property({ type: 'smallint', nullable: true })
  rating: number | null = null;

  @Field(() => User, { nullable: true, description: 'The client; null while only `clientEmail` is known' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'restrict' })
  client: Rel<User> | null = null;

  @Field(() => EmailAddressScalar, {
    nullable: true,
    description:
      'The email, in lowercase, of a client who has no account yet or, for contractors, has not been active in this project',
  })
  @Property({ type: 'text', nullable: true })
  @Index()
  clientEmail: string | null = null;

  @Field(() => User, { nullable: true, description: 'The developer' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null' })
  developer: Rel<User> | null = null;

  @Field(() => User, { nullable: true, description: 'The tester' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null' })
  tester: Rel<User> | null = null;

  @Field(() => User, { nullable: true, description: 'The project manager' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null' })
  projectManager: Rel<User> | null = null;

  /** Whether its client can act on it now. Computed by the database because it is a sort key. */
  @Property({ type: 'boolean', generated: `(${waitsForClientSql}) stored`, lazy: true })
  waitsForClient!: boolean;
}
