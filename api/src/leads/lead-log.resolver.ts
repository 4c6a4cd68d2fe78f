import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { getNestedPage, NestedConnection } from '#db/nested';
import { getConnection, PageArgs } from '#db/page';
import { ReturnsRead } from '#db/returns-read';
import { Row } from '#db/row';
import { notFound } from '#errors';
import { addLeadLogEntry } from '#leads/add-lead-log-entry';
import { LeadLogEntry } from '#leads/lead-log-entry.entity';
import { canOwnLeads, logEntryVisibleTo } from '#leads/lead.access';
import { Lead } from '#leads/lead.entity';
import { AddLeadLogEntryInput } from '#leads/lead.inputs';
import { User } from '#people/user.entity';

const LeadLogConnection = getConnection(LeadLogEntry, 'LeadLog');
const LeadOwnerConnection = getConnection(User, 'LeadOwner', { isCounted: true });

@Resolver(() => Lead)
export class LeadLogResolver {
  @RequireAudience('sales', 'admin')
  @ReturnsRead(User)
  @Query(() => LeadOwnerConnection, {
    description: 'Who can own a lead: sales and administrators who can sign in, the longest here first',
  })
  async leadOwners(@Args() page: PageArgs, @Ctx() { read }: Context, @Info() info: GraphQLResolveInfo) {
    return read.page(User, info, { where: canOwnLeads, orderBy: ['id'], direction: 'asc', ...page });
  }

  @RequireAudience('sales', 'admin')
  @Mutation(() => LeadLogEntry, { description: 'Adds an entry to the contact log of a lead' })
  async addLeadLogEntry(
    @Arg('id', () => ID, { description: 'Lead identifier' }) id: string,
    @Arg('input', { description: 'The entry' }) input: AddLeadLogEntryInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<LeadLogEntry> {
    const where = { $and: [{ id: await addLeadLogEntry(context, id, input) }, logEntryVisibleTo(context.viewer)] };
    const entry = await context.read.one(LeadLogEntry, info, { where });
    if (!entry) throw notFound('entry');
    return entry;
  }

  @NestedConnection<LeadLogEntry>({
    entity: () => LeadLogEntry,
    by: 'lead',
    visible: logEntryVisibleTo,
    orderBy: ['happenedAt', 'id'],
    direction: 'desc',
  })
  @FieldResolver(() => LeadLogConnection, { description: 'Its contact log, newest first' })
  log(@Row() lead: Lead, @Args() _page: PageArgs, @Info() info: GraphQLResolveInfo) {
    return getNestedPage<LeadLogEntry>(lead, info);
  }
}
