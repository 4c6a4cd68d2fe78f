import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { ownedBy, visibleTo } from '#contractor-roles/contractor-role.access';
import { ContractorRole } from '#contractor-roles/contractor-role.entity';
import { CreateContractorRoleInput, UpdateContractorRoleInput } from '#contractor-roles/contractor-roles.inputs';
import { createContractorRole } from '#contractor-roles/create-contractor-role';
import { countPeopleByRole } from '#contractor-roles/people-by-role';
import { updateContractorRole } from '#contractor-roles/update-contractor-role';
import { DependsOn } from '#db/depends-on';
import { ReturnsRead } from '#db/returns-read';
import { Row } from '#db/row';
import { notFound } from '#errors';
import { listLimits } from '#limits/list-limits';

@Resolver(() => ContractorRole)
export class ContractorRolesResolver {
  @RequireAudience('admin')
  @ReturnsRead(ContractorRole)
  @Query(() => [ContractorRole], {
    description: `Contractor roles by name, at most ${listLimits.contractorRoles.limit}: more can't be created`,
  })
  async contractorRoles(@Ctx() { read, viewer }: Context, @Info() info: GraphQLResolveInfo): Promise<ContractorRole[]> {
    return read.list(ContractorRole, info, { where: visibleTo(viewer), orderBy: ['name', 'id'], direction: 'asc' });
  }

  @RequireAudience('contractor', 'admin')
  @ReturnsRead(ContractorRole)
  @Query(() => ContractorRole, {
    nullable: true,
    description: "The role of the viewer's contractorRole, or null if there is no record of it",
  })
  async contractorRole(@Ctx() { read, viewer }: Context, @Info() info: GraphQLResolveInfo) {
    return read.one(ContractorRole, info, { where: ownedBy(viewer) });
  }

  @RequireAudience('admin')
  @Mutation(() => ContractorRole, { description: 'Creates a role that contractors can be invited to' })
  async createContractorRole(
    @Arg('input', { description: 'Role to create' }) input: CreateContractorRoleInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ContractorRole> {
    return getRole(context, info, await createContractorRole(context, input));
  }

  @RequireAudience('admin')
  @Mutation(() => ContractorRole, { description: 'Changes a contractor role; its name is immutable' })
  async updateContractorRole(
    @Arg('id', () => ID, { description: 'Role to change' }) id: string,
    @Arg('input', { description: 'Changes to the role' }) input: UpdateContractorRoleInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ContractorRole> {
    await updateContractorRole(context, id, input);
    return getRole(context, info, id);
  }

  @DependsOn('name')
  @FieldResolver(() => Int, { description: 'Number of active accounts with this role' })
  async people(@Row() { name }: ContractorRole, @Ctx() context: Context): Promise<number> {
    return (await countPeopleByRole(context)).get(name) ?? 0;
  }
}

async function getRole({ read, viewer }: Context, info: GraphQLResolveInfo, id: string): Promise<ContractorRole> {
  const role = await read.one(ContractorRole, info, { where: { $and: [{ id }, visibleTo(viewer)] } });
  if (!role) throw notFound('role');
  return role;
}
