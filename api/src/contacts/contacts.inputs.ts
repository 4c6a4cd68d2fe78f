import { ArgsType, Field, InputType } from 'type-graphql';
import { type ContactKind, contactKinds, type FindContacts, findContactsRule } from 'rules/contacts';
import type { LeadStatus } from 'rules/leads';
import { ValidateWith } from '#access/rules';
import { graphqlEnum } from '#db/graphql-enum';
import { useFilter } from '#db/list-arguments';
import { PageArgs } from '#db/page';
import { LeadStatusEnum } from '#leads/lead.entity';

const ContactKindEnum = graphqlEnum('ContactKind', contactKinds, 'The kind of a contact', {
  client: 'With an account or a project',
  lead: 'With a lead',
});

@ValidateWith(findContactsRule)
@InputType({ description: 'Which contacts' })
export class ContactFilter implements FindContacts {
  @Field(() => String, { nullable: true, description: 'Part of the name, the company, the email or the phone number' })
  search?: string | null;

  @Field(() => ContactKindEnum, { nullable: true, description: 'Only clients, or only those with a lead' })
  kind?: ContactKind | null;

  @Field(() => LeadStatusEnum, { nullable: true, description: 'Only those whose newest lead has this status' })
  leadStatus?: LeadStatus | null;
}

@ValidateWith(findContactsRule)
@ArgsType()
export class FindContactsArgs extends PageArgs implements FindContacts {
  @Field(() => String, {
    ...useFilter,
    nullable: true,
    description: 'Part of the name, the company, the email or the phone number',
  })
  search?: string | null;

  @Field(() => ContactKindEnum, {
    ...useFilter,
    nullable: true,
    description: 'Only clients, or only those with a lead',
  })
  kind?: ContactKind | null;

  @Field(() => LeadStatusEnum, {
    ...useFilter,
    nullable: true,
    description: 'Only those whose newest lead has this status',
  })
  leadStatus?: LeadStatus | null;
}
