import type { EntityClass } from '@mikro-orm/core';
import type { GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';

/** On a query whose resolver returns what one read of this entity answers, unchanged: so the database may build its JSON. */
export const ReturnsRead = (entity: EntityClass<object>) => Extensions({ returnsRead: entity });

export const readEntityOf = ({ extensions }: GraphQLField<unknown, unknown>) =>
  extensions.returnsRead as EntityClass<object> | undefined;
