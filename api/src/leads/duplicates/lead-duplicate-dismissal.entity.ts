import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { BaseEntity } from '#db/base.entity';
import { Node } from '#db/node';
import { Lead } from '#leads/lead.entity';
import { User } from '#people/user.entity';

@ObjectType('LeadDuplicateDismissal', {
  implements: Node,
  description: 'Two leads that look the same and are not: they are no possible duplicates anymore',
  simpleResolvers: true,
})
@Entity({ tableName: 'lead_duplicate_dismissals' })
@Unique({ properties: ['lead', 'duplicate'] })
@Check({ name: 'lead_duplicate_dismissals_in_order', expression: 'lead_id < duplicate_id' })
export class LeadDuplicateDismissal extends BaseEntity {
  @Field(() => Lead, { description: 'The older lead' })
  @ManyToOne(() => Lead, { deleteRule: 'cascade' })
  lead!: Rel<Lead>;

  @Field(() => Lead, { description: 'The newer lead' })
  @ManyToOne(() => Lead, { deleteRule: 'cascade' })
  @Index()
  duplicate!: Rel<Lead>;

  @Field(() => User, { description: 'Who said that they are not the same' })
  @ManyToOne(() => User, { deleteRule: 'restrict' })
  @Index()
  dismissedBy!: Rel<User>;
}
