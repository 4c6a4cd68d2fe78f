import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { type DocumentStage, documentStages, type DocumentStatus, documentStatuses } from 'rules/documents';
import { BaseEntity } from '#db/base.entity';
import { graphqlEnum } from '#db/graphql-enum';
import { StoredFile } from '#files/stored-file.entity';
import { Node } from '#db/node';
import { UriReferenceScalar } from '#scalars';

const DocumentStageEnum = graphqlEnum('DocumentStage', documentStages, 'Steps of processing a document', {
  failed: 'Its file could not be read',
  indexing: 'Its text is made searchable',
  reading: 'Its file is being read',
  ready: 'Jarvis can answer from it',
  received: 'Its file has arrived',
});
const DocumentStatusEnum = graphqlEnum('DocumentStatus', documentStatuses, 'Processing status of a document', {
  failed: 'Its file could not be read',
  processing: 'Its file is being read',
  ready: 'Jarvis can answer from it',
});

type Optional =
  | 'description'
  | 'contentType'
  | 'contentSummary'
  | 'tags'
  | 'isActive'
  | 'status'
  | 'stage'
  | 'failureReason'
  | 'readings'
  | 'file';

@ObjectType('AiDocument', {
  implements: Node,
  description: 'A document that Jarvis answers from',
  simpleResolvers: true,
})
@Entity({ tableName: 'ai_documents' })
@Index({ properties: ['isActive', 'id'] })
@Index({ properties: ['status', 'updatedAt'] })
@Check({
  name: 'ai_documents_stage_of_status',
  expression: `status = case when stage in ('ready', 'failed') then stage else 'processing' end`,
})
@Check({ name: 'ai_documents_failure_has_reason', expression: `(failure_reason is not null) = (stage = 'failed')` })
@Check({ name: 'ai_documents_readings_natural', expression: 'readings >= 0' })
export class AiDocument extends BaseEntity<Optional> {
  @Field({ description: 'Display name' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'Description' })
  @Property({ type: 'text', nullable: true })
  description: string | null = null;

  @Field({ description: 'Kind of document, for example "documentation"' })
  @Property({ type: 'text' })
  contentType: string = 'documentation';

  @Field({ description: 'File name, for example "handbook.pdf"' })
  @Property({ type: 'text' })
  fileName!: string;

  @Field(() => UriReferenceScalar, { description: 'URL of the file' })
  @Property({ type: 'text' })
  fileUrl!: string;

  @Field(() => String, { nullable: true, description: 'Summary of its content' })
  @Property({ type: 'text', nullable: true })
  contentSummary: string | null = null;

  @Field(() => [String], { description: 'Keywords for search' })
  @Property({ type: 'text[]' })
  tags: string[] = [];

  @Field({ description: 'Whether it can be selected in a conversation' })
  @Property({ type: 'boolean' })
  isActive: boolean = true;

  @Field(() => DocumentStatusEnum, { description: 'Processing status' })
  @Enum({ items: () => [...documentStatuses] })
  status: DocumentStatus = 'ready';

  @Field(() => DocumentStageEnum, { description: 'Current processing step' })
  @Enum({ items: () => [...documentStages] })
  stage: DocumentStage = 'ready';

  /** Why it could not be read, for administrators. */
  @Property({ type: 'text', nullable: true })
  failureReason: string | null = null;

  /** How often processing has started: one that crashes the server is given up. */
  @Property({ type: 'integer' })
  readings: number = 0;

  /** The upload that it was created from, unique to this document; null if it was entered by hand. */
  @OneToOne(() => StoredFile, { nullable: true, deleteRule: 'restrict' })
  file: Rel<StoredFile> | null = null;
}

/** What an administrator may set. */
export const documentFields = [
  'title',
  'description',
  'fileName',
  'fileUrl',
  'contentSummary',
  'tags',
  'isActive',
] as const satisfies ReadonlyArray<keyof AiDocument>;
