import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '#db/base.entity';
import { KnowledgeResource } from '#knowledge/knowledge-resource.entity';
import { User } from '#people/user.entity';

/** The last day on which someone viewed a resource, so that they count once a day. */
@Entity({ tableName: 'knowledge_views' })
@Unique({ properties: ['person', 'resource'] })
export class KnowledgeView extends BaseEntity {
  @ManyToOne(() => User, { deleteRule: 'cascade' })
  person!: Rel<User>;

  @ManyToOne(() => KnowledgeResource, { deleteRule: 'cascade' })
  @Index()
  resource!: Rel<KnowledgeResource>;

  /** In UTC, like every time that is stored. */
  @Property({ type: 'date' })
  day!: string;
}
