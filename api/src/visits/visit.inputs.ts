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

const VisitEventKindEnum = graphqlEnum('VisitEventKind', visitEventKinds, 'A kind of counted event', {
  contact_form_error: 'The contact form was refused',
  contact_form_submit: 'The contact form was sent',
  page_view: 'A page was opened',
  uncaught_error: 'A script threw',
  unhandled_rejection: 'A promise was rejected',
});

@ValidateWith(visitEventRule)
@InputType({ description: 'An event in a page' })
export class VisitEventInput implements VisitEvent {
  @Field(() => VisitEventKindEnum, { description: 'Kind' })
  kind!: VisitEvent['kind'];

  @Field({ description: 'The route of the screen, for example /client/projects/:id; an unknown one counts as other' })
  route!: string;

  @Field(() => String, {
    nullable: true,
    description: `Only with contact_form_submit, where it is required: one of ${enquiryPlans.join(', ')}`,
  })
  plan?: VisitEvent['plan'];
}

@ValidateWith(recordVisitRule)
@InputType({ description: 'Events in a page since the last report' })
export class RecordVisitInput implements RecordVisit {
  @Field(() => [VisitEventInput], { description: `1 to ${maxVisitEvents}` })
  events!: VisitEventInput[];
}

@ValidateWith(siteVisitsRule)
@ArgsType()
export class SiteVisitsArgs {
  @Field(() => Int, { defaultValue: 30, description: 'Number of days, including today, 1 to 366' })
  days!: number;
}
