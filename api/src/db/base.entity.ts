import { OptionalProps } from '@mikro-orm/core';
import { PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { nextUpdatedAt } from '#db/next-updated-at';
import { newId } from '#new-id';
import { clock } from '#clock';

/** The columns of every entity: an id that sorts by age, and when it was created and last updated. */
@ObjectType({ simpleResolvers: true })
export abstract class BaseEntity<Optional extends string = never> {
  [OptionalProps]?: 'id' | 'createdAt' | 'updatedAt' | Optional;

  @Field(() => ID, { description: 'Immutable identifier' })
  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @Field({ description: 'Creation time' })
  @Property({ type: 'timestamptz', length: 3 })
  createdAt: Date = clock.date();

  @Field({ description: 'Time of the last update' })
  @Property({ type: 'timestamptz', length: 3, onUpdate: nextUpdatedAt })
  updatedAt: Date = clock.date();
}
