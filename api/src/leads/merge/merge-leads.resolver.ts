import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { IfUpdatedAt, type Version } from '#db/if-updated-at';
import { notFound } from '#errors';
import { visibleTo } from '#leads/lead.access';
import { Lead } from '#leads/lead.entity';
import { mergeLeads } from '#leads/merge/merge-leads';
import { MergeLeadsInput } from '#leads/merge/merge-leads.inputs';

@Resolver(() => Lead)
export class MergeLeadsResolver {
  @RequireAudience('sales', 'admin')
  @Mutation(() => Lead, {
    description: 'Merges another lead into this one, with its contact log, notes and enquiry, and deletes it',
  })
  async mergeLeads(
    @Arg('id', () => ID, { description: 'Lead that is kept' }) id: string,
    @Arg('input', { description: 'The other lead, and what of it stays' }) input: MergeLeadsInput,
    @IfUpdatedAt() ifUpdatedAt: Version,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Lead> {
    await mergeLeads(context, id, input, ifUpdatedAt);
    const { read, viewer } = context;
    const lead = await read.one(Lead, info, { where: { $and: [{ id }, visibleTo(viewer)] } });
    if (!lead) throw notFound('lead');
    return lead;
  }
}
