import { Entity, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { releaseEventLabels, type ReleaseEventKind, releaseEventKinds } from 'rules/releases';
import { BaseEntity } from '#db/base.entity';
import { graphqlEnum } from '#db/graphql-enum';
import { Node } from '#db/node';

const ReleaseEventKindEnum = graphqlEnum(
  'ReleaseEventKind',
  releaseEventKinds,
  'What happened to a remote',
  releaseEventLabels,
);

@ObjectType('ReleaseEvent', {
  implements: Node,
  description: "A move of a remote's pointer, or a decision about a version",
  simpleResolvers: true,
})
@Entity({ tableName: 'release_events' })
@Index({ properties: ['remote', 'id'] })
export class ReleaseEvent extends BaseEntity<'fromVersion' | 'commit' | 'reason'> {
  @Field({ description: 'The remote' })
  @Property({ type: 'text' })
  remote!: string;

  @Field(() => ReleaseEventKindEnum, { description: 'What happened' })
  @Enum({ items: () => [...releaseEventKinds] })
  kind!: ReleaseEventKind;

  @Field({ description: 'The version concerned' })
  @Property({ type: 'text' })
  version!: string;

  @Field(() => String, { nullable: true, description: 'The version that was served before' })
  @Property({ type: 'text', nullable: true })
  fromVersion: string | null = null;

  @Field({ description: 'The actor: a release key, a person, or the server' })
  @Property({ type: 'text' })
  by!: string;

  @Field(() => String, { nullable: true, description: 'The commit of that version' })
  @Property({ type: 'text', nullable: true })
  commit: string | null = null;

  @Field(() => String, { nullable: true, description: 'The reason' })
  @Property({ type: 'text', nullable: true })
  reason: string | null = null;
}
