import type { Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { type ReleaseSource, releaseSources } from 'rules/releases';
import { BaseEntity } from '#db/base.entity';
import { graphqlEnum } from '#db/graphql-enum';
import { ReleaseKey } from '#releases/release-key.entity';

export const ReleaseSourceEnum = graphqlEnum('ReleaseSource', releaseSources, 'Where a version comes from');

/** Its files lie in a folder of their own and never change. */
@ObjectType('Release', { description: 'A version of a remote', simpleResolvers: true })
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
  @Field({ description: 'The remote, as in mfe-client; or shell, whose operations count as well' })
  @Property({ type: 'text' })
  remote!: string;

  @Field({ description: 'The hash of what the build says of itself' })
  @Property({ type: 'text' })
  version!: string;

  /** remote.json, byte for byte. */
  @Property({ type: 'text' })
  manifest!: string;

  @Field(() => ReleaseSourceEnum, { description: 'Where it comes from' })
  @Enum({ items: () => [...releaseSources] })
  source!: ReleaseSource;

  @Field({ description: 'Who brought it: the name of a release key, or the server' })
  @Property({ type: 'text' })
  publishedBy!: string;

  /** The key that staged or last published it; null for the server's own and for the key of an embedded database. */
  @ManyToOne(() => ReleaseKey, { deleteRule: 'restrict', nullable: true })
  releaseKey: Rel<ReleaseKey> | null = null;

  @Field(() => String, { nullable: true, description: 'The commit that it was built from, as the publisher says' })
  @Property({ type: 'text', nullable: true })
  commit: string | null = null;

  @Field(() => String, { nullable: true, description: 'The repository of the commit, as the publisher says' })
  @Property({ type: 'text', nullable: true })
  repository: string | null = null;

  @Field(() => String, { nullable: true, description: 'The CI job or person that built it, as the publisher says' })
  @Property({ type: 'text', nullable: true })
  builder: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'The Ed25519 signature of its manifest, verified when it was staged. Null if it is not signed',
  })
  @Property({ type: 'text', nullable: true })
  signature: string | null = null;

  @Field(() => String, { nullable: true, description: 'The public key that the signatures were verified with' })
  @Property({ type: 'text', nullable: true })
  signingKey: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'The Ed25519 signature of commit, repository and builder, verified when it was staged',
  })
  @Property({ type: 'text', nullable: true })
  provenanceSignature: string | null = null;

  @Field(() => String, { nullable: true, description: 'What it changes, from its changelog' })
  @Property({ type: 'text', nullable: true })
  notes: string | null = null;

  @Field(() => Date, { nullable: true, description: 'When all its files were there; before, no one can get it' })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  completeAt: Date | null = null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was rolled back; the server then no longer chooses it on its own',
  })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  withdrawnAt: Date | null = null;

  /** When a tab last told that it uses it, or the pointer left it: until a day later its operations are run. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  lastUsedAt: Date | null = null;
}
