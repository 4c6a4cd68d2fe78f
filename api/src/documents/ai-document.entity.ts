import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { type DocumentStage, documentStages, type DocumentStatus, documentStatuses } from 'rules/documents';
import { BaseEntity } from '#db/base.entity';
import { graphqlEnum } from '#db/graphql-enum';
import { StoredFile } from '#files/stored-file.entity';

const DocumentStageEnum = graphqlEnum('DocumentStage', documentStages, 'The steps of reading a document');
const DocumentStatusEnum = graphqlEnum('DocumentStatus', documentStatuses, 'How far the reading of a document is');

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

@ObjectType('AiDocument', { description: 'A document that Jarvis answers from', simpleResolvers: true })
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
  @Field({ description: 'What it is called' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'What it is about' })
  @Property({ type: 'text', nullable: true })
  description: string | null = null;

  @Field({ description: 'What kind of document it is, as in "documentation"' })
  @Property({ type: 'text' })
  contentType: string = 'documentation';

  @Field({ description: 'The name of its file, as in "handbook.pdf"' })
  @Property({ type: 'text' })
  fileName!: string;

  @Field({ description: 'Where its file is' })
  @Property({ type: 'text' })
  fileUrl!: string;

  @Field(() => String, { nullable: true, description: 'What stands in it, in short' })
  @Property({ type: 'text', nullable: true })
  contentSummary: string | null = null;

  @Field(() => [String], { description: 'Words to find it by' })
  @Property({ type: 'text[]' })
  tags: string[] = [];

  @Field({ description: 'Whether it can be chosen in a conversation' })
  @Property({ type: 'boolean' })
  isActive: boolean = true;

  @Field(() => DocumentStatusEnum, { description: 'How far its reading is' })
  @Enum({ items: () => [...documentStatuses] })
  status: DocumentStatus = 'ready';

  @Field(() => DocumentStageEnum, { description: 'The step that its reading is at' })
  @Enum({ items: () => [...documentStages] })
  stage: DocumentStage = 'ready';

  /** Why it could not be read, in words for an administrator. */
  @Property({ type: 'text', nullable: true })
  failureReason: string | null = null;

  /** How often its reading began: one that takes the server down with it is given up. */
  @Property({ type: 'integer' })
  readings: number = 0;

  /** The upload that it is read from, which no other document has; null where it was entered by hand. */
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
