import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { BaseEntity } from '#db/base.entity';
import { graphqlEnum } from '#db/graphql-enum';
import { AiDocument } from '#documents/ai-document.entity';

/** Where a passage is from: what an administrator wrote of the document, or its file. */
const passageSources = ['text', 'file'] as const;
export type PassageSource = (typeof passageSources)[number];
const PassageSourceEnum = graphqlEnum(
  'PassageSource',
  passageSources,
  'Where a passage is from: what an administrator wrote of the document, or its file',
);

/** A piece of a document's text, short enough for a prompt: what Jarvis searches and cites. */
@ObjectType('Passage', { description: 'A piece of a document, which Jarvis searches and cites', simpleResolvers: true })
@Entity({ tableName: 'ai_document_passages' })
@Unique({ properties: ['document', 'source', 'position'] })
@Check({ name: 'ai_document_passages_position_natural', expression: 'position >= 0' })
@Check({ name: 'ai_document_passages_vector_of_model', expression: '(vector is null) = (vector_by is null)' })
export class AiDocumentPassage extends BaseEntity<'searched' | 'source' | 'part' | 'place' | 'vector' | 'vectorBy'> {
  @Field(() => AiDocument, { description: 'The document that it is of' })
  @ManyToOne(() => AiDocument, { deleteRule: 'cascade' })
  document!: Rel<AiDocument>;

  @Field(() => PassageSourceEnum, { description: 'Where it is from' })
  @Enum({ items: () => [...passageSources] })
  source: PassageSource = 'text';

  /** What is written of a document is read before what stands in it. The database makes it. */
  @Property({
    type: 'smallint',
    generated: `(case when source = 'text' then 0 else 1 end) stored`,
    lazy: true,
  })
  part?: number;

  @Field(() => String, { nullable: true, description: 'The page or the heading that it stands under, if any' })
  @Property({ type: 'text', nullable: true })
  place: string | null = null;

  @Field(() => Int, { description: 'Its place among those of its document that are from the same source, from 0' })
  @Property({ type: 'integer' })
  position!: number;

  @Field({ description: 'What it says' })
  @Property({ type: 'text' })
  text!: string;

  /** The words of the text as the full-text search looks for them. The database makes them. */
  @Property({ type: 'tsvector', generated: `(to_tsvector('english'::regconfig, text)) stored`, lazy: true })
  @Index({ type: 'gin' })
  searched?: string;

  /** What it means, as the embedding model named beside it says: a byte a number, its direction alone. */
  @Property({ type: 'blob', nullable: true, lazy: true })
  vector: Buffer | null = null;

  /** Vectors of different models cannot be compared. */
  @Property({ type: 'text', nullable: true, lazy: true })
  @Index()
  vectorBy: string | null = null;
}
