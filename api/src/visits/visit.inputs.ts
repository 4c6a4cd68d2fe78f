import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { enquiryPlans } from 'rules/enquiries';
import {
  maxVisitEvents,
  type RecordVisitInput as RecordVisit,
  recordVisitRule,
  siteVisitsRule,
  type VisitEvent,
  visitEventKinds,
  visitEventRule,
} from 'rules/visits';
import { ValidateWith } from '#access/rules';
import { graphqlEnum } from '#db/graphql-enum';

const VisitEventKindEnum = graphqlEnum('VisitEventKind', visitEventKinds, 'What is counted of visits');

@ValidateWith(visitEventRule)
@InputType({ description: 'Something that happened in a page' })
export class VisitEventInput implements VisitEvent {
  @Field(() => VisitEventKindEnum, { description: 'What it was' })
  kind!: VisitEvent['kind'];

  @Field({ description: 'The route of the screen, as in /client/projects/:id; what is none counts as other' })
  route!: string;

  @Field(() => String, {
    nullable: true,
    description: `With contact_form_submit, and only there: one of ${enquiryPlans.join(', ')}`,
  })
  plan?: VisitEvent['plan'];
}

@ValidateWith(recordVisitRule)
@InputType({ description: 'What happened in a page since it last told' })
export class RecordVisitInput implements RecordVisit {
  @Field(() => [VisitEventInput], { description: `1 to ${maxVisitEvents}` })
  events!: VisitEventInput[];
}

@ValidateWith(siteVisitsRule)
@ArgsType()
export class SiteVisitsArgs {
  @Field(() => Int, { defaultValue: 30, description: 'How many days, today included, 1 to 366' })
  days!: number;
}
