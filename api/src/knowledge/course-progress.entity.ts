import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '#db/base.entity';
import { KnowledgeResource } from '#knowledge/knowledge-resource.entity';
import { User } from '#people/user.entity';

/** A person's progress in a course: its lessons are completed in order. */
@Entity({ tableName: 'course_progress' })
@Unique({ properties: ['person', 'resource'] })
@Check({ name: 'course_progress_done', expression: 'done >= 0' })
export class CourseProgress extends BaseEntity {
  @ManyToOne(() => User, { deleteRule: 'cascade' })
  person!: Rel<User>;

  @ManyToOne(() => KnowledgeResource, { deleteRule: 'cascade' })
  @Index()
  resource!: Rel<KnowledgeResource>;

  @Property({ type: 'smallint' })
  done!: number;
}
