import { Ctx, FieldResolver, Resolver } from 'type-graphql';
import type { Role } from 'rules/people';
import { SemanticNonNull } from '#access/nullable-root-fields';
import type { Context } from '#context';
import { ShownWhere } from '#db/conditional-field';
import { DependsOn } from '#db/depends-on';
import { Row } from '#db/row';
import { matches } from '#db/where';
import { requireAccountAccess } from '#people/require-account-access';
import { accountVisibleTo, emailVisibleTo } from '#people/user.access';
import { RoleEnum, User } from '#people/user.entity';
import { EmailAddressScalar } from '#scalars';

/**
 * Who sees what of a person. Name and picture are for everyone who sees the person; what is null without a reason is null for others too,
 * the rest is refused.
 */
@Resolver(() => User)
export class AccountFieldsResolver {
  @DependsOn('role')
  @ShownWhere(emailVisibleTo)
  @FieldResolver(() => EmailAddressScalar, { nullable: true })
  email(@Row() user: User, @Ctx() { viewer }: Context): string | null {
    return matches(emailVisibleTo(viewer), user) ? user.email : null;
  }

  @ShownWhere(accountVisibleTo)
  @FieldResolver(() => String, { nullable: true })
  contractorRole(@Row() user: User, @Ctx() { viewer }: Context): string | null {
    return matches(accountVisibleTo(viewer), user) ? user.contractorRole : null;
  }

  @ShownWhere(accountVisibleTo)
  @FieldResolver(() => Date, { nullable: true })
  deactivatedAt(@Row() user: User, @Ctx() { viewer }: Context): Date | null {
    return matches(accountVisibleTo(viewer), user) ? user.deactivatedAt : null;
  }

  @SemanticNonNull()
  @FieldResolver(() => RoleEnum, { nullable: true })
  role(@Row() user: User, @Ctx() { viewer }: Context): Role {
    requireAccountAccess(viewer, user);
    return user.role;
  }

  @SemanticNonNull()
  @FieldResolver(() => Date, { nullable: true, description: 'Creation time' })
  createdAt(@Row() user: User, @Ctx() { viewer }: Context): Date {
    requireAccountAccess(viewer, user);
    return user.createdAt;
  }

  @SemanticNonNull()
  @FieldResolver(() => Date, { nullable: true, description: 'Time of the last update' })
  updatedAt(@Row() user: User, @Ctx() { viewer }: Context): Date {
    requireAccountAccess(viewer, user);
    return user.updatedAt;
  }
}
