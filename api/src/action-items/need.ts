import { Field, ID, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '#db/graphql-enum';

const needKinds = [
  'ticket_to_answer',
  'project_to_try',
  'project_to_rate',
  'project_to_test',
  'open_ticket',
  'client_store_request',
  'enquiry',
  'overdue_task',
  'aged_project',
  'unread_document',
  'expiring_invitation',
  'unpublished_resource',
] as const;
const NeedKindEnum = graphqlEnum('NeedKind', needKinds, 'What kind of thing waits for someone');

/** So many of one kind are looked at: the list is short, and its cost must not grow with the agency. */
export const maxPerKind = 50;

@ObjectType({ description: 'A thing that waits for whoever asks', simpleResolvers: true })
export class Need {
  @Field(() => ID, { description: 'Of the thing; once of each kind' })
  id!: string;

  @Field(() => NeedKindEnum, { description: 'What kind of thing it is' })
  kind!: (typeof needKinds)[number];

  @Field({ description: 'What it is called' })
  title!: string;

  @Field({ description: 'What there is to do or to know, in one line' })
  detail!: string;

  @Field({ description: 'Since when it waits; where nothing says so, when it last changed' })
  since!: Date;

  @Field(() => Date, { nullable: true, description: 'Until when it should be done, if there is a time for it' })
  dueAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'The screen that deals with it; null where one has none' })
  path!: string | null;
}

@ObjectType({ description: 'What waits for whoever asks', simpleResolvers: true })
export class NeedsMe {
  @Field(() => [Need], { description: 'Six at most, those of one kind together; each kind has its turn' })
  items!: Need[];

  @Field(() => Int, { description: `How many there are; ${maxPerKind} of each kind are counted at most` })
  total!: number;
}
