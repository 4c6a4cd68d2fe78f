import { OptionalProps } from '@mikro-orm/core';
import { PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { newId } from '#new-id';
import { clock } from '#clock';

/** What every stored thing has: an id that sorts by age, and when it was made and last changed. */
@ObjectType({ simpleResolvers: true })
export abstract class BaseEntity<Optional extends string = never> {
  [OptionalProps]?: 'id' | 'createdAt' | 'updatedAt' | Optional;

  @Field(() => ID, { description: 'Stays the same forever' })
  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @Field({ description: 'When it was made' })
  @Property({ type: 'timestamptz', length: 3 })
  createdAt: Date = clock.date();

  @Field({ description: 'When it last changed' })
  @Property({ type: 'timestamptz', length: 3, onUpdate: () => clock.date() })
  updatedAt: Date = clock.date();
}
