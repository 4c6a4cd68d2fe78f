import { Check, Entity, Enum, Index, Property, Trigger, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { audienceNames } from 'rules/audiences';
import { type Role, roles } from 'rules/people';
import { BaseEntity } from '#db/base.entity';
import { graphqlEnum } from '#db/graphql-enum';
import { contactsTrigger } from '#contacts/contact-rows';
import { Node } from '#db/node';
import { Teammate } from '#people/teammate';
import { EmailAddressScalar, UriReferenceScalar } from '#scalars';

export const RoleEnum = graphqlEnum('Role', roles, 'The role of a person', {
  admin: 'Administrator',
  client: 'Client',
  contractor: 'Contractor, with a contractor role',
  product_analyst: 'Product analyst',
});
export const AudienceEnum = graphqlEnum(
  'Audience',
  audienceNames,
  'A group of people that operations and screens are open to',
  {
    admin: 'Administrators',
    analyst: 'Product analysts',
    anyone: 'Everyone, also signed out',
    client: 'Clients',
    contractor: 'Contractors, whatever their role',
    founder: 'The first administrator',
    pm: 'Contractors who manage projects',
    releaser: 'A program with a release key',
    sales: 'Contractors in sales',
    support: 'Contractors in support',
    user: 'Everyone who is signed in',
  },
);

@ObjectType('User', {
  implements: [Node, Teammate],
  description: 'A person with an account. Who may not see all of it sees name and picture',
  simpleResolvers: true,
})
@Entity({ tableName: 'users' })
@Trigger(contactsTrigger('users'))
@Index({ properties: ['role', 'id'] })
@Index({ properties: ['role', 'createdAt'] })
@Index({
  name: 'users_contractors',
  expression: `create index "users_contractors" on "users" ("last_name", "first_name", "id") where role = 'contractor'`,
})
@Index({
  name: 'users_searched_by_name',
  expression: `create index "users_searched_by_name" on "users" using gin ((first_name || ' ' || last_name) gin_trgm_ops)`,
})
@Index({
  name: 'users_searched',
  expression: `create index "users_searched" on "users" using gin ("first_name" gin_trgm_ops, "last_name" gin_trgm_ops, "email" gin_trgm_ops)`,
})
@Check({ name: 'users_email_lower_case', expression: 'email = lower(email)' })
@Check({ name: 'users_contractor_role', expression: "contractor_role is null or role = 'contractor'" })
export class User extends BaseEntity<
  'wantsTaskMail' | 'wantsNextStepMail' | 'contractorRole' | 'profileImageUrl' | 'passwordHash' | 'deactivatedAt'
> {
  @Field(() => EmailAddressScalar, {
    nullable: true,
    description: 'Email, in lowercase; null if the viewer may not see it',
  })
  @Property({ type: 'text' })
  @Unique()
  email!: string;

  @Field({ description: 'Given name' })
  @Property({ type: 'text' })
  firstName!: string;

  @Field({ description: 'Family name' })
  @Property({ type: 'text' })
  lastName!: string;

  @Field(() => RoleEnum, { nullable: true, description: 'Their role' })
  @Enum({ items: () => [...roles] })
  role!: Role;

  @Field(() => String, {
    nullable: true,
    description:
      'For a contractor: sales, developer, project_manager, tester, support or one that an administrator defined',
  })
  @Property({ type: 'text', nullable: true })
  contractorRole: string | null = null;

  @Field(() => UriReferenceScalar, { nullable: true, description: 'URL of a picture' })
  @Property({ type: 'text', nullable: true })
  profileImageUrl: string | null = null;

  /** Whether they get an email when a task is assigned to them. */
  @Property({ type: 'boolean', default: true })
  wantsTaskMail: boolean = true;

  /** Whether they get an email on the day that the next step of one of their leads is due. */
  @Property({ type: 'boolean', default: true })
  wantsNextStepMail: boolean = true;

  /** argon2id. Null for a person who uses an external sign-in. */
  @Property({ type: 'text', nullable: true })
  passwordHash: string | null = null;

  @Field(() => Date, { nullable: true, description: 'When the account was deactivated; null while it is active' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  deactivatedAt: Date | null = null;
}
