import { Check, Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { BaseEntity } from '#db/base.entity';

@ObjectType('ContractorRole', { description: 'What a contractor can be to the agency', simpleResolvers: true })
@Entity({ tableName: 'contractor_roles' })
@Check({ name: 'contractor_roles_name_form', expression: "name <> '' and name !~ '[^a-z_]'" })
export class ContractorRole extends BaseEntity<'description' | 'permissions' | 'isActive'> {
  @Field({ description: "What stands in a person's contractorRole: lower-case letters and underscores" })
  @Property({ type: 'text' })
  @Unique()
  name!: string;

  @Field({ description: 'What it is called on screen' })
  @Property({ type: 'text' })
  displayName!: string;

  @Field(() => String, { nullable: true, description: 'What someone in this role does' })
  @Property({ type: 'text', nullable: true })
  description: string | null = null;

  @Field(() => [String], { description: 'What someone in this role may do, in words' })
  @Property({ type: 'text[]' })
  permissions: string[] = [];

  @Field({ description: 'Whether people can be invited to it' })
  @Property({ type: 'boolean' })
  isActive: boolean = true;
}
