import type { GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';
import type { Viewer } from '#access/viewer';
import type { Where } from '#db/where';

type Condition<T> = (viewer: Viewer | null) => Where<T>;

/** Marks a Boolean field whose resolver returns whether its row matches a condition, so that SQL can compute it. */
export const TrueWhere = <T extends object>(condition: Condition<T>) => Extensions({ trueWhere: condition });

/** Marks a field whose resolver returns the property of the same name if the row matches a condition, else null. */
export const ShownWhere = <T extends object>(condition: Condition<T>) => Extensions({ shownWhere: condition });

export const getTrueWhere = ({ extensions }: GraphQLField<unknown, unknown>) =>
  extensions.trueWhere as Condition<object> | undefined;
export const getShownWhere = ({ extensions }: GraphQLField<unknown, unknown>) =>
  extensions.shownWhere as Condition<object> | undefined;
