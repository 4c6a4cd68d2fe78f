import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Context } from '#context';
import { graphqlEnum } from '#db/graphql-enum';
import { actionItemLabels, type ActionItemKind, actionItemKinds } from 'rules/action-items';

const ActionItemKindEnum = graphqlEnum('NeedKind', actionItemKinds, 'Kind of action item', actionItemLabels);

/** At most this many of each kind are read: the list is short, and its cost must not grow with the agency. */
export const maxPerKind = 50;

// Released remotes ask for these types by the names they had first.
@ObjectType('Need', { description: "Something that needs the viewer's attention", simpleResolvers: true })
export class ActionItem {
  @Field(() => ID, { description: 'Identifier of the item, unique within its kind' })
  id!: string;

  @Field(() => ActionItemKindEnum, { description: 'Kind of action item' })
  kind!: ActionItemKind;

  @Field({ description: 'Display name' })
  title!: string;

  @Field({ description: 'What to do or to know, in one line' })
  detail!: string;

  @Field({ description: 'When it started waiting, or when it last changed if that is unknown' })
  since!: Date;

  @Field(() => Date, { nullable: true, description: 'Due date, if there is one' })
  dueAt!: Date | null;

  @Field({ description: 'The screen to handle it on, which the viewer can open' })
  path!: string;
}

/** One kind of action item: the rows the viewer may see, most urgent first. */
export type ActionItemSource = (context: Context) => Promise<ActionItem[]>;

@ObjectType('NeedsMe', { description: "The viewer's action items", simpleResolvers: true })
export class ActionItems {
  @Field(() => [ActionItem], { description: 'At most six, grouped by kind; each kind has at least one' })
  items!: ActionItem[];

  @Field(() => Int, { description: `Total number, counting at most ${maxPerKind} of each kind` })
  total!: number;
}
