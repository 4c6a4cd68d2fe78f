import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { notFound } from '#errors';
import { emailLead } from '#leads/email/email-lead';
import { EmailLeadInput } from '#leads/email/email-lead.inputs';
import { visibleTo } from '#leads/lead.access';
import { Lead } from '#leads/lead.entity';

@Resolver(() => Lead)
export class EmailLeadResolver {
  @RequireAudience('sales', 'admin')
  @Mutation(() => Lead, {
    description: 'Emails the contact of a lead: a new lead becomes contacted, and its enquiry is answered',
  })
  async emailLead(
    @Arg('id', () => ID, { description: 'Lead identifier' }) id: string,
    @Arg('input', { description: 'The email' }) input: EmailLeadInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Lead> {
    await emailLead(context, id, input);
    const { read, viewer } = context;
    const lead = await read.one(Lead, info, { where: { $and: [{ id }, visibleTo(viewer)] } });
    if (!lead) throw notFound('lead');
    return lead;
  }
}
