import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { For } from '#access/audiences';
import type { Context } from '#context';
import { ownedBy, visibleTo } from '#contractor-roles/contractor-role.access';
import { ContractorRole } from '#contractor-roles/contractor-role.entity';
import { CreateContractorRoleInput } from '#contractor-roles/contractor-roles.inputs';
import { createContractorRole } from '#contractor-roles/create-contractor-role';
import { notFound } from '#errors';

@Resolver(() => ContractorRole)
export class ContractorRolesResolver {
  @For('admin')
  @Query(() => [ContractorRole], { description: 'The roles that a contractor can have, by name, at most 500' })
  async contractorRoles(@Ctx() { read, viewer }: Context, @Info() info: GraphQLResolveInfo): Promise<ContractorRole[]> {
    return read.list(ContractorRole, info, { where: visibleTo(viewer), orderBy: ['name', 'id'], direction: 'asc' });
  }

  @For('contractor', 'admin')
  @Query(() => ContractorRole, {
    nullable: true,
    description: "The record of one's own contractorRole, or null where there is none",
  })
  async contractorRole(@Ctx() { read, viewer }: Context, @Info() info: GraphQLResolveInfo) {
    return read.one(ContractorRole, info, { where: ownedBy(viewer) });
  }

  @For('admin')
  @Mutation(() => ContractorRole, { description: 'Makes a role that contractors can be invited to' })
  async createContractorRole(
    @Arg('input', { description: 'The role' }) input: CreateContractorRoleInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ContractorRole> {
    const id = await createContractorRole(context, input);
    const role = await context.read.one(ContractorRole, info, { where: { $and: [{ id }, visibleTo(context.viewer)] } });
    if (!role) throw notFound('role');
    return role;
  }
}
