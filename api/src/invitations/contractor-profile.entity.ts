import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { type ExperienceLevel, experienceLevels } from 'rules/registration';
import { BaseEntity } from '#db/base.entity';
import { graphqlEnum } from '#db/graphql-enum';
import { User } from '#people/user.entity';
import { Node } from '#db/node';

export const ExperienceLevelEnum = graphqlEnum(
  'ExperienceLevel',
  experienceLevels,
  'Years of work: 0–2, 2–5, 5–10, more than 10',
  { junior: 'Up to 2 years', mid: '2 to 5 years', senior: '5 to 10 years', expert: 'More than 10 years' },
);

@ObjectType('ContractorProfile', {
  implements: Node,
  description: "A contractor's description of themselves",
  simpleResolvers: true,
})
@Entity({ tableName: 'contractor_profiles' })
@Check({ name: 'contractor_profiles_tag_name_length', expression: "tag_name <> '' and char_length(tag_name) <= 20" })
@Index({
  name: 'contractor_profiles_tag_name_unique',
  expression: 'create unique index "contractor_profiles_tag_name_unique" on "contractor_profiles" (lower("tag_name"))',
})
export class ContractorProfile extends BaseEntity {
  @OneToOne(() => User, { deleteRule: 'cascade' })
  user!: Rel<User>;

  @Field({ description: 'Unique short name, ignoring case' })
  @Property({ type: 'text' })
  tagName!: string;

  @Field(() => ExperienceLevelEnum, { description: 'Years of experience' })
  @Enum({ items: () => [...experienceLevels] })
  experienceLevel!: ExperienceLevel;

  @Field({ description: 'Their experience, in their own words' })
  @Property({ type: 'text' })
  technologies!: string;
}
