import { Check, Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { BaseEntity } from '#db/base.entity';
import { Node } from '#db/node';

@ObjectType('ContractorRole', {
  implements: Node,
  description: "A contractor's role in the agency",
  simpleResolvers: true,
})
@Entity({ tableName: 'contractor_roles' })
@Check({ name: 'contractor_roles_name_form', expression: "name <> '' and name !~ '[^a-z_]'" })
export class ContractorRole extends BaseEntity<'description' | 'permissions' | 'isActive'> {
  @Field({ description: "Value of a person's contractorRole: lowercase letters and underscores" })
  @Property({ type: 'text' })
  @Unique()
  name!: string;

  @Field({ description: 'Display name' })
  @Property({ type: 'text' })
  displayName!: string;

  @Field(() => String, { nullable: true, description: 'Responsibilities of the role' })
  @Property({ type: 'text', nullable: true })
  description: string | null = null;

  @Field(() => [String], { description: 'Permissions of the role, in words' })
  @Property({ type: 'text[]' })
  permissions: string[] = [];

  @Field({ description: 'Whether people can be invited to it' })
  @Property({ type: 'boolean' })
  isActive: boolean = true;
}
