import type { Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { type ReleaseSource, releaseSources } from 'rules/releases';
import { BaseEntity } from '#db/base.entity';
import { graphqlEnum } from '#db/graphql-enum';
import { ReleaseKey } from '#releases/release-key.entity';
import { Node } from '#db/node';

export const ReleaseSourceEnum = graphqlEnum('ReleaseSource', releaseSources, 'The origin of a version', {
  command: '`npm run release`',
  installation: 'The server’s own build',
});

/** Its files are in a separate folder and never change. */
@ObjectType('Release', { implements: Node, description: 'A version of a remote', simpleResolvers: true })
@Entity({ tableName: 'releases' })
@Unique({ properties: ['remote', 'version'] })
export class Release extends BaseEntity<
  | 'releaseKey'
  | 'commit'
  | 'repository'
  | 'builder'
  | 'signature'
  | 'signingKey'
  | 'provenanceSignature'
  | 'notes'
  | 'completeAt'
  | 'withdrawnAt'
  | 'lastUsedAt'
> {
  @Field({ description: 'The remote, for example mfe-client; or shell, whose operations count as well' })
  @Property({ type: 'text' })
  remote!: string;

  @Field({ description: "The hash of the build's manifest" })
  @Property({ type: 'text' })
  version!: string;

  /** remote.json, byte for byte. */
  @Property({ type: 'text' })
  manifest!: string;

  @Field(() => ReleaseSourceEnum, { description: 'Its origin' })
  @Enum({ items: () => [...releaseSources] })
  source!: ReleaseSource;

  @Field({ description: 'Who published it: the name of a release key, or the server' })
  @Property({ type: 'text' })
  publishedBy!: string;

  /** The key that staged or last published it; null for the server's own builds and for the key of an embedded database. */
  @ManyToOne(() => ReleaseKey, { deleteRule: 'restrict', nullable: true })
  releaseKey: Rel<ReleaseKey> | null = null;

  @Field(() => String, { nullable: true, description: 'The commit it was built from, according to the publisher' })
  @Property({ type: 'text', nullable: true })
  commit: string | null = null;

  @Field(() => String, { nullable: true, description: 'The repository of the commit, according to the publisher' })
  @Property({ type: 'text', nullable: true })
  repository: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'The CI job or person that built it, according to the publisher',
  })
  @Property({ type: 'text', nullable: true })
  builder: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'The Ed25519 signature of its manifest, verified when it was staged. Null if unsigned',
  })
  @Property({ type: 'text', nullable: true })
  signature: string | null = null;

  @Field(() => String, { nullable: true, description: 'The public key that verified the signatures' })
  @Property({ type: 'text', nullable: true })
  signingKey: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'The Ed25519 signature of commit, repository and builder, verified when it was staged',
  })
  @Property({ type: 'text', nullable: true })
  provenanceSignature: string | null = null;

  @Field(() => String, { nullable: true, description: 'Release notes, from its changelog' })
  @Property({ type: 'text', nullable: true })
  notes: string | null = null;

  @Field(() => Date, { nullable: true, description: "When all its files were there; before that, it can't be served" })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  completeAt: Date | null = null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was rolled back; the server then no longer chooses it automatically',
  })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  withdrawnAt: Date | null = null;

  /** When a tab last reported using it, or the pointer left it. Its operations are accepted until a day later. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  lastUsedAt: Date | null = null;
}
