import { Field, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '#db/graphql-enum';
import type { DependencyState } from '#health/health';

const DependencyStateEnum = graphqlEnum('DependencyState', ['ok', 'down'] as const, 'Whether a dependency is well');

@ObjectType({ description: 'Something that the server needs', simpleResolvers: true })
export class DependencyHealth implements DependencyState {
  @Field({ description: 'As /readyz names it: database, redis, events, jobs' })
  name!: string;

  @Field(() => DependencyStateEnum, { description: 'What it answered; down also where it did not within two seconds' })
  state!: DependencyState['state'];

  @Field(() => String, {
    nullable: true,
    description: 'Why it is down, where that is known: read-only, disk full, no answer',
  })
  reason!: string | null;

  @Field(() => Int, { description: 'How many milliseconds the answer took' })
  ms!: number;

  @Field(() => Date, { nullable: true, description: 'Since when it was found down; null where it is well' })
  downSince!: Date | null;

  @Field({ description: 'When it was asked' })
  checkedAt!: Date;
}
