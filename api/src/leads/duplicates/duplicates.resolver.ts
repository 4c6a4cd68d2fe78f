import type { GraphQLResolveInfo } from 'graphql';
import { maxLeadCandidates } from 'rules/lead-matches';
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import { MaxRows } from '#access/max-rows';
import type { Context } from '#context';
import { readConnection } from '#db/read-connection';
import { notFound } from '#errors';
import { dismissLeadDuplicate } from '#leads/duplicates/dismiss-lead-duplicate';
import { DismissLeadDuplicateInput, LeadMatchesInput } from '#leads/duplicates/duplicates.inputs';
import { findLeadDuplicates, maxLeadDuplicates } from '#leads/duplicates/find-lead-duplicates';
import { findLeadMatches } from '#leads/duplicates/find-lead-matches';
import { LeadDuplicate } from '#leads/duplicates/lead-duplicate';
import { LeadDuplicateDismissal } from '#leads/duplicates/lead-duplicate-dismissal.entity';
import { LeadMatch } from '#leads/duplicates/lead-match';
import { dismissalVisibleTo, visibleTo } from '#leads/lead.access';
import { Lead } from '#leads/lead.entity';

@Resolver(() => LeadMatch)
export class DuplicatesResolver {
  @RequireAudience('sales', 'admin')
  @MaxRows(maxLeadCandidates)
  @Query(() => [LeadMatch], { description: 'The existing lead that each of these leads repeats, if there is one' })
  async leadMatches(
    @Arg('input', { description: 'Leads to compare' }) { candidates, exceptId }: LeadMatchesInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<LeadMatch[]> {
    const found = await findLeadMatches(context.em, candidates, { exceptId, connection: readConnection });
    const leads = await readLeads(
      context,
      info,
      'lead',
      found.map(({ id }) => id),
    );
    return found.flatMap(({ row, reason, id }) => {
      const lead = leads.get(id);
      return lead ? [{ row, reason, lead }] : [];
    });
  }

  @RequireAudience('sales', 'admin')
  @MaxRows(maxLeadDuplicates)
  @Query(() => [LeadDuplicate], {
    description: `Pairs of open leads that may be the same, the newest first, at most ${maxLeadDuplicates}`,
  })
  async leadDuplicates(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<LeadDuplicate[]> {
    const pairs = await findLeadDuplicates(context);
    const [leads, duplicates] = await Promise.all(
      (['lead', 'duplicate'] as const).map((side) =>
        readLeads(
          context,
          info,
          side,
          pairs.map((pair) => pair[side]),
        ),
      ),
    );
    return pairs.flatMap(({ reason, ...ids }) => {
      const [lead, duplicate] = [leads?.get(ids.lead), duplicates?.get(ids.duplicate)];
      return lead && duplicate ? [{ reason, lead, duplicate }] : [];
    });
  }

  @RequireAudience('sales', 'admin')
  @Mutation(() => LeadDuplicateDismissal, {
    description: 'Says that two leads are not the same: they are no longer listed as possible duplicates',
  })
  async dismissLeadDuplicate(
    @Arg('id', () => ID, { description: 'One of the leads' }) id: string,
    @Arg('input', { description: 'The other lead' }) { otherId }: DismissLeadDuplicateInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<LeadDuplicateDismissal> {
    const dismissalId = await dismissLeadDuplicate(context, id, otherId);
    const { read, viewer } = context;
    const where = { $and: [{ id: dismissalId }, dismissalVisibleTo(viewer)] };
    const dismissal = await read.one(LeadDuplicateDismissal, info, { where });
    if (!dismissal) throw notFound('lead');
    return dismissal;
  }
}

/** Leads by id, as selected at this field. One that was deleted meanwhile is left out. */
async function readLeads(
  { read, viewer }: Context,
  info: GraphQLResolveInfo,
  field: string,
  ids: string[],
): Promise<Map<string, Lead>> {
  const where = { $and: [{ id: { $in: ids } }, visibleTo(viewer)] };
  const leads = await read.list(Lead, info, { where, orderBy: ['id'], direction: 'asc', path: [field] });
  return new Map(leads.map((lead) => [lead.id, lead]));
}
