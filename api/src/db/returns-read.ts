import type { EntityClass } from '@mikro-orm/core';
import type { GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';

/** Marks a query whose resolver returns one read of this entity unchanged, so that the database may build its JSON. */
export const ReturnsRead = (entity: EntityClass<object>) => Extensions({ returnsRead: entity });

export const getReadEntity = ({ extensions }: GraphQLField<unknown, unknown>) =>
  extensions.returnsRead as EntityClass<object> | undefined;
