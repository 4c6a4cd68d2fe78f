import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { BaseEntity } from '#db/base.entity';
import { User } from '#people/user.entity';
import { Project } from '#projects/project.entity';

@ObjectType('Activity', { description: 'Something that happened to a project', simpleResolvers: true })
@Entity({ tableName: 'activity' })
@Index({ properties: ['project', 'id'] })
export class Activity extends BaseEntity<'actor'> {
  @Field({ description: 'One sentence, for everybody on the project' })
  @Property({ type: 'text' })
  description!: string;

  @Field(() => Project, { description: 'The project that it happened to' })
  @ManyToOne(() => Project, { deleteRule: 'cascade' })
  project!: Rel<Project>;

  /** Who did it. Null for the system. */
  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null' })
  @Index()
  actor: Rel<User> | null = null;
}
