import { Field, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '#db/graphql-enum';
import type { DependencyState } from '#health/health';

const DependencyStateEnum = graphqlEnum('DependencyState', ['ok', 'down'] as const, 'Health of a dependency', {
  down: 'It does not answer',
  ok: 'It answers',
});

@ObjectType({ description: 'A dependency of the server', simpleResolvers: true })
export class DependencyHealth implements DependencyState {
  @Field({ description: 'Name in /readyz: database, redis, events, jobs' })
  name!: string;

  @Field(() => DependencyStateEnum, { description: 'Health; down if it does not respond within two seconds' })
  state!: DependencyState['state'];

  @Field(() => String, {
    nullable: true,
    description: 'Why it is down, if known: read-only, disk full, no answer',
  })
  reason!: string | null;

  @Field(() => Int, { description: 'Response time in milliseconds' })
  ms!: number;

  @Field(() => Date, { nullable: true, description: 'When it was first found down; null while it is ok' })
  downSince!: Date | null;

  @Field({ description: 'When it was checked' })
  checkedAt!: Date;
}
