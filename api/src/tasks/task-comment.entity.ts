import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { BaseEntity } from '#db/base.entity';
import { Node } from '#db/node';
import { User } from '#people/user.entity';
import { Task } from '#tasks/task.entity';

@ObjectType('TaskComment', { implements: Node, description: 'A comment on a task', simpleResolvers: true })
@Entity({ tableName: 'task_comments' })
@Index({ properties: ['task', 'id'] })
export class TaskComment extends BaseEntity {
  @Field({ description: 'The text' })
  @Property({ type: 'text' })
  content!: string;

  @Field(() => User, { description: 'Its author' })
  @ManyToOne(() => User, { deleteRule: 'restrict' })
  @Index()
  author!: Rel<User>;

  @Field(() => Task, { description: 'The task that it belongs to' })
  @ManyToOne(() => Task, { deleteRule: 'cascade' })
  task!: Rel<Task>;
}
