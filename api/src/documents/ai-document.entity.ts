import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, OneToOne, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import {
  type DocumentStage,
  documentStages,
  type DocumentStatus,
  documentStatuses,
  type DocumentTextSource,
  documentTextSources,
} from 'rules/documents';
import { BaseEntity } from '#db/base.entity';
import { graphqlEnum } from '#db/graphql-enum';
import { StoredFile } from '#files/stored-file.entity';
import { Node } from '#db/node';
import { UriReferenceScalar } from '#scalars';

const DocumentStageEnum = graphqlEnum('DocumentStage', documentStages, 'Steps of processing a document', {
  failed: 'Its file could not be read',
  indexing: 'Its text is made searchable',
  reading: 'Its file is being read',
  ready: 'Nothing is left to do',
  received: 'Its file has arrived, or is about to be fetched',
});
const DocumentStatusEnum = graphqlEnum('DocumentStatus', documentStatuses, 'Processing status of a document', {
  failed: 'Its file could not be read',
  processing: 'Its file is being read',
  ready:
    'Nothing is left to do: Jarvis can answer from it, unless `textSource` is null. If a new text could not be read, it has the one before',
});
const DocumentTextSourceEnum = graphqlEnum(
  'DocumentTextSource',
  documentTextSources,
  'Where the text that Jarvis answers from comes from',
  {
    added: 'A text that an administrator added',
    address: 'The address of the document, from which it is fetched',
    summary: 'Only the summary that an administrator wrote',
    upload: 'The uploaded file that the document was created from',
  },
);

const textSourceSql = `(CASE WHEN (file_url = ('/api/files/'::text || (file_id)::text)) THEN 'upload'::text WHEN (file_id IS NOT NULL) THEN 'added'::text WHEN is_read THEN 'address'::text WHEN ((content_summary IS NOT NULL) AND (NOT is_summary_generated)) THEN 'summary'::text ELSE NULL::text END) stored`;

/**
 * Servers of the version before don't say that they generated a summary. It is the one that comes with the end of indexing: a person
 * changes one without that, or together with the address.
 */
const generatedSummaryTrigger = {
  name: 'generated_summary',
  timing: 'before' as const,
  events: ['update' as const],
  body: `if old.stage = 'indexing' and new.stage = 'ready' and new.content_summary is distinct from old.content_summary and new.file_url = old.file_url then new.is_summary_generated := new.content_summary is not null; end if; return new;`,
};

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
  | 'isRead'
  | 'isSummaryGenerated'
  | 'textSource'
  | 'file'
  | 'nextFile';

@ObjectType('AiDocument', {
  implements: Node,
  description: 'A document that Jarvis answers from',
  simpleResolvers: true,
})
@Entity({ tableName: 'ai_documents' })
@Trigger(generatedSummaryTrigger)
@Index({ properties: ['isActive', 'id'] })
@Index({ properties: ['status', 'updatedAt'] })
@Check({
  name: 'ai_documents_stage_of_status',
  expression: `status = case when stage in ('ready', 'failed') then stage else 'processing' end`,
})
@Check({
  name: 'ai_documents_failure_has_reason',
  expression: `case stage when 'failed' then failure_reason is not null when 'ready' then true else failure_reason is null end`,
})
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

  /** Why it could not be read, for administrators; of one that is ready, why its text could not be replaced. */
  @Property({ type: 'text', nullable: true })
  failureReason: string | null = null;

  /** How often processing has started: one that crashes the server is given up. */
  @Property({ type: 'integer' })
  readings: number = 0;

  /** Whether the summary was made from its text, and so goes with it. One that an administrator wrote is a text on its own. */
  @Property({ type: 'boolean', default: false })
  isSummaryGenerated: boolean = false;

  /**
   * Whether its text was read. Defaults to false for servers of the version before, whose documents by hand have none; those that they
   * read have a file.
   */
  @Property({ type: 'boolean', default: false })
  isRead: boolean = false;

  /** The database computes it. */
  @Field(() => DocumentTextSourceEnum, {
    nullable: true,
    description: 'Where its text comes from; null if nothing of it was read, so that Jarvis does not answer from it',
  })
  @Enum({ items: () => [...documentTextSources], nullable: true, generated: textSourceSql })
  textSource?: DocumentTextSource | null;

  /** The upload that its text is from, unique to this document; null if it was entered by hand or fetched. */
  @OneToOne(() => StoredFile, { nullable: true, deleteRule: 'restrict' })
  file: Rel<StoredFile> | null = null;

  /** The upload that is being read, or could not be. It replaces `file` once it was read: until then the text before is not lost. */
  @OneToOne(() => StoredFile, { nullable: true, deleteRule: 'restrict' })
  nextFile: Rel<StoredFile> | null = null;
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
