import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { type PayoutKind, payoutKinds } from 'rules/payouts';
import { BaseEntity } from '#db/base.entity';
import { graphqlEnum } from '#db/graphql-enum';
import { User } from '#people/user.entity';
import { Project } from '#projects/project.entity';
import { NameOfProject } from '#projects/project.access';
import { MoneyScalar } from '#scalars';
import { totalsTrigger } from '#totals/trigger';
import { Node } from '#db/node';

const PayoutKindEnum = graphqlEnum('PayoutKind', payoutKinds, 'What a contractor was paid for', {
  bonus: 'A bonus',
  project: 'Work on a project',
  support_residual: 'A share of the monthly support fee',
});

@ObjectType('Payout', {
  implements: Node,
  description: 'A payment from the agency to a contractor',
  simpleResolvers: true,
})
@Entity({ tableName: 'payouts' })
@Trigger(totalsTrigger('payouts'))
@Check({ name: 'payouts_amount_positive', expression: 'amount > 0' })
@Index({ properties: ['contractor', 'paidAt', 'id'] })
@Index({ properties: ['paidAt', 'id'] })
export class Payout extends BaseEntity<'project'> {
  @Field(() => PayoutKindEnum, { description: 'What it was paid for' })
  @Enum({ items: () => [...payoutKinds] })
  kind!: PayoutKind;

  @Field(() => MoneyScalar, { description: 'US dollars, as in "2500.00"' })
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  amount!: string;

  @Field({ description: 'When it was paid' })
  @Property({ type: 'timestamptz', length: 3 })
  paidAt!: Date;

  @Field(() => User, { description: 'Who was paid' })
  @ManyToOne(() => User, { deleteRule: 'restrict' })
  contractor!: Rel<User>;

  @NameOfProject
  @Field(() => Project, { nullable: true, description: 'The project that it was paid for, if any' })
  @ManyToOne(() => Project, { nullable: true, deleteRule: 'set null' })
  @Index()
  project: Rel<Project> | null = null;
}
