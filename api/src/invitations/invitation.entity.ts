import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { type Role, roles } from 'rules/people';
import { BaseEntity } from '#db/base.entity';
import { RoleEnum, User } from '#people/user.entity';
import { Node } from '#db/node';
import { EmailAddressScalar, UrlScalar } from '#scalars';

const secretDescription = 'Only returned when it is created; null afterward';

@ObjectType('Invitation', {
  implements: Node,
  description: 'An invitation to create an account: single use, valid for 72 hours',
  simpleResolvers: true,
})
@Entity({ tableName: 'invitations' })
@Check({ name: 'invitations_email_lower_case', expression: 'email = lower(email)' })
@Check({ name: 'invitations_contractor_role', expression: "contractor_role is null or role = 'contractor'" })
@Check({ name: 'invitations_expiry', expression: 'expires_at > issued_at' })
@Check({ name: 'invitations_used', expression: '(used_at is null) = (used_by_id is null)' })
@Check({ name: 'invitations_used_or_revoked', expression: 'used_at is null or revoked_at is null' })
export class Invitation extends BaseEntity<'contractorRole' | 'usedAt' | 'usedBy' | 'revokedAt'> {
  @Field(() => EmailAddressScalar, { description: "The recipient's email, in lower case" })
  @Property({ type: 'text' })
  email!: string;

  @Field(() => RoleEnum, { description: 'The role of the new account' })
  @Enum({ items: () => [...roles] })
  role!: Role;

  @Field(() => String, { nullable: true, description: 'For a contractor: their contractor role' })
  @Property({ type: 'text', nullable: true })
  contractorRole: string | null = null;

  /** SHA-256, so that read access to the table doesn't allow redeeming anything. */
  @Property({ type: 'text' })
  @Unique()
  tokenHash!: string;

  @Property({ type: 'text' })
  @Unique()
  codeHash!: string;

  @Field({ description: 'When its token and code were created' })
  @Property({ type: 'timestamptz', length: 3 })
  issuedAt!: Date;

  @Field({ description: 'When it expires' })
  @Property({ type: 'timestamptz', length: 3 })
  expiresAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was redeemed' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  usedAt: Date | null = null;

  @Field(() => Date, { nullable: true, description: 'When an administrator revoked it' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  revokedAt: Date | null = null;

  @ManyToOne(() => User, { deleteRule: 'restrict' })
  @Index()
  issuedBy!: Rel<User>;

  @ManyToOne(() => User, { nullable: true, deleteRule: 'restrict' })
  @Index()
  usedBy: Rel<User> | null = null;

  @Field(() => String, { nullable: true, description: `The token in the join link. ${secretDescription}` })
  token?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The login code, such as "XXXX-XXXX-XXXX". ${secretDescription}`,
  })
  code?: string | null;

  @Field(() => UrlScalar, { nullable: true, description: `The registration link. ${secretDescription}` })
  joinUrl?: string | null;
}
