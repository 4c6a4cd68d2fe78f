import type { GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';
import type { Viewer } from '#access/viewer';
import type { Where } from '#db/where';

type Condition<T> = (viewer: Viewer | null) => Where<T>;

/** On a Boolean field whose resolver asks whether its row matches this condition: the database can ask the same. */
export const TrueWhere = <T extends object>(condition: Condition<T>) => Extensions({ trueWhere: condition });

/** On a field whose resolver answers the property of its name where the row matches this condition, and null elsewhere. */
export const ShownWhere = <T extends object>(condition: Condition<T>) => Extensions({ shownWhere: condition });

export const trueWhereOf = ({ extensions }: GraphQLField<unknown, unknown>) =>
  extensions.trueWhere as Condition<object> | undefined;
export const shownWhereOf = ({ extensions }: GraphQLField<unknown, unknown>) =>
  extensions.shownWhere as Condition<object> | undefined;
