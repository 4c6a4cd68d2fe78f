import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { IfUpdatedAt, type Version } from '#db/if-updated-at';
import { Filter } from '#db/list-arguments';
import { getConnection, PageArgs } from '#db/page';
import { ReturnsRead } from '#db/returns-read';
import { notFound } from '#errors';
import { createLead } from '#leads/create-lead';
import { followLeads } from '#leads/follow-leads';
import { visibleTo } from '#leads/lead.access';
import { LeadCount, countLeads } from '#leads/lead-counts';
import { toLeadWhere } from '#leads/lead-where';
import { Lead } from '#leads/lead.entity';
import { CreateLeadInput, LeadCountsArgs, LeadFilter, LeadsArgs, UpdateLeadInput } from '#leads/lead.inputs';
import { startEnquiryReview } from '#leads/start-enquiry-review';
import { updateLead } from '#leads/update-lead';

const LeadConnection = getConnection(Lead, 'Lead', { isCounted: true });

@Resolver(() => Lead)
export class LeadsResolver {
  @RequireAudience('sales', 'admin')
  @ReturnsRead(Lead)
  @Query(() => LeadConnection, { description: 'The leads, newest first' })
  async leads(
    @Filter(() => LeadFilter) filter: LeadFilter | null,
    @Args() { first, after, skip, ...old }: LeadsArgs,
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const where = { $and: [visibleTo(viewer), toLeadWhere(filter ?? old, viewer)] };
    return read.page(Lead, info, { where, orderBy: ['id'], direction: 'desc', first, after, skip });
  }

  @RequireAudience('sales', 'admin')
  @Query(() => [LeadCount], { description: 'How many leads have each status' })
  async leadCounts(
    @Filter(() => LeadFilter) filter: LeadFilter | null,
    @Args() old: LeadCountsArgs,
    @Ctx() context: Context,
  ): Promise<LeadCount[]> {
    return countLeads(context, filter ?? old);
  }

  @RequireAudience('sales', 'admin')
  @ReturnsRead(Lead)
  @Query(() => Lead, { nullable: true, description: "One lead, or null if the viewer can't see such a lead" })
  async lead(
    @Arg('id', () => ID, { description: 'Lead identifier' }) id: string,
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return read.one(Lead, info, { where: { $and: [{ id }, visibleTo(viewer)] } });
  }

  @RequireAudience('sales', 'admin')
  @ReturnsRead(Lead)
  @Query(() => LeadConnection, { description: 'Leads whose enquiry is unanswered, the soonest due first' })
  async enquiriesToAnswer(@Args() page: PageArgs, @Ctx() { read, viewer }: Context, @Info() info: GraphQLResolveInfo) {
    const where = { $and: [visibleTo(viewer), { enquiry: { answeredAt: null } }] };
    // A lead is created with its enquiry, and ids are in order of creation.
    return read.page(Lead, info, { where, orderBy: ['id'], direction: 'asc', ...page });
  }

  @RequireAudience('sales', 'admin')
  @Mutation(() => Lead, { description: 'Creates a lead' })
  async createLead(
    @Arg('input', { description: 'The lead form' }) input: CreateLeadInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Lead> {
    const { id } = await createLead(context, input);
    return readLead(context, info, id);
  }

  @RequireAudience('sales', 'admin')
  @Mutation(() => Lead, { description: 'Updates a lead: its details, status, owner, next step or lost reason' })
  async updateLead(
    @Arg('id', () => ID, { description: 'Lead identifier' }) id: string,
    @Arg('input', { description: 'Changes' }) input: UpdateLeadInput,
    @IfUpdatedAt() ifUpdatedAt: Version,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Lead> {
    await updateLead(context, id, input, ifUpdatedAt);
    return readLead(context, info, id);
  }

  @RequireAudience('sales', 'admin')
  @Mutation(() => Lead, {
    description:
      'Marks the enquiry of a lead as being reviewed by the viewer; only the first call counts. The visitor sees it',
  })
  async startEnquiryReview(
    @Arg('leadId', () => ID, { description: 'Lead identifier' }) leadId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Lead> {
    await startEnquiryReview(context, leadId);
    return readLead(context, info, leadId);
  }

  @RequireAudience('sales', 'admin')
  @Subscription(() => Lead, {
    description: 'Leads that are created or changed, by hand or by an enquiry, as it happens',
    subscribe: followLeads,
  })
  async leadChanged(
    @Root() { id }: { id: string },
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Lead> {
    return readLead(context, info, id);
  }
}

async function readLead({ read, viewer }: Context, info: GraphQLResolveInfo, id: string): Promise<Lead> {
  const lead = await read.one(Lead, info, { where: { $and: [{ id }, visibleTo(viewer)] } });
  if (!lead) throw notFound('lead');
  return lead;
}
