import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { importLeads } from '#leads/import/import-leads';
import { ImportLeadsInput } from '#leads/import/import-leads.inputs';
import { LeadImport } from '#leads/import/lead-import';

@Resolver()
export class ImportLeadsResolver {
  @RequireAudience('sales', 'admin')
  @Mutation(() => LeadImport, {
    description: 'Creates leads from a file, all or none, without those that exist already',
  })
  async importLeads(
    @Arg('input', { description: 'The leads' }) input: ImportLeadsInput,
    @Ctx() context: Context,
  ): Promise<LeadImport> {
    return importLeads(context, input);
  }
}
