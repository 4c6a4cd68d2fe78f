import { Entity, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { type DocumentStatus, documentStatuses } from 'rules/documents';
import { BaseEntity } from '#db/base.entity';
import { graphqlEnum } from '#db/graphql-enum';

const DocumentStatusEnum = graphqlEnum('DocumentStatus', documentStatuses, 'How far the reading of a document is');

type Optional = 'description' | 'contentType' | 'contentSummary' | 'tags' | 'isActive' | 'status';

@ObjectType('AiDocument', { description: 'A document that Jarvis answers from', simpleResolvers: true })
@Entity({ tableName: 'ai_documents' })
@Index({ properties: ['isActive', 'id'] })
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
