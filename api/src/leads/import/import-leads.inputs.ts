import { Field, InputType } from 'type-graphql';
import { type ImportLeadsInput as ImportLeads, importLeadsRule, maxImportedLeads } from 'rules/import-leads';
import { ValidateWith } from '#access/rules';
import { CreateLeadInput } from '#leads/lead.inputs';

@ValidateWith(importLeadsRule)
@InputType({ description: 'Leads from a file' })
export class ImportLeadsInput implements ImportLeads {
  @Field(() => [CreateLeadInput], { description: `Each as in the lead form, at most ${maxImportedLeads}` })
  leads!: ImportLeads['leads'];

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether to import leads that repeat an existing one or an earlier one of the list; by default, they are skipped',
  })
  includeDuplicates?: boolean;
}
