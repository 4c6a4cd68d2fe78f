import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { BaseEntity } from '#db/base.entity';
import { Node } from '#db/node';
import { StoredFile } from '#files/stored-file.entity';
import { User } from '#people/user.entity';
import { Task } from '#tasks/task.entity';

@ObjectType('TaskFile', { implements: Node, description: 'A file that is attached to a task', simpleResolvers: true })
@Entity({ tableName: 'task_files' })
@Index({ properties: ['task', 'id'] })
export class TaskFile extends BaseEntity {
  @Field({ description: 'File name as uploaded, such as "sketch.pdf"' })
  @Property({ type: 'text' })
  fileName!: string;

  @Field({ description: 'Media type, such as "application/pdf"' })
  @Property({ type: 'text' })
  contentType!: string;

  @Field(() => Int, { description: 'In bytes' })
  @Property({ type: 'integer' })
  size!: number;

  @Field(() => User, { description: 'Who attached it' })
  @ManyToOne(() => User, { deleteRule: 'restrict' })
  @Index()
  uploadedBy!: Rel<User>;

  @Field(() => Task, { description: 'The task that it belongs to' })
  @ManyToOne(() => Task, { deleteRule: 'cascade' })
  task!: Rel<Task>;

  /** Its bytes, which are deleted within a day after this row. */
  @OneToOne(() => StoredFile, { deleteRule: 'restrict' })
  file!: Rel<StoredFile>;
}
