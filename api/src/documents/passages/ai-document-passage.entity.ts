import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { BaseEntity } from '#db/base.entity';
import { graphqlEnum } from '#db/graphql-enum';
import { AiDocument } from '#documents/ai-document.entity';
import { Node } from '#db/node';

/** Source of a passage: the text that an administrator wrote about the document, or its file. */
const passageSources = ['text', 'file'] as const;
export type PassageSource = (typeof passageSources)[number];
const PassageSourceEnum = graphqlEnum(
  'PassageSource',
  passageSources,
  'Source of a passage: the text that an administrator wrote about the document, or its file',
  { file: 'The file', text: 'The text that an administrator wrote' },
);

/** A piece of a document's text, short enough for a prompt: what Jarvis searches and cites. */
@ObjectType('Passage', {
  implements: Node,
  description: 'A piece of a document, which Jarvis searches and cites',
  simpleResolvers: true,
})
@Entity({ tableName: 'ai_document_passages' })
@Unique({ properties: ['document', 'source', 'position'] })
@Check({ name: 'ai_document_passages_position_natural', expression: 'position >= 0' })
@Check({ name: 'ai_document_passages_vector_of_model', expression: '(vector is null) = (vector_by is null)' })
export class AiDocumentPassage extends BaseEntity<'searched' | 'source' | 'part' | 'place' | 'vector' | 'vectorBy'> {
  @Field(() => AiDocument, { description: 'Document it belongs to' })
  @ManyToOne(() => AiDocument, { deleteRule: 'cascade' })
  document!: Rel<AiDocument>;

  @Field(() => PassageSourceEnum, { description: 'Source of the text' })
  @Enum({ items: () => [...passageSources] })
  source: PassageSource = 'text';

  /** The written text comes before the file. The database computes it. */
  @Property({
    type: 'smallint',
    generated: `(case when source = 'text' then 0 else 1 end) stored`,
    lazy: true,
  })
  part?: number;

  @Field(() => String, { nullable: true, description: 'Page or heading it is under, if any' })
  @Property({ type: 'text', nullable: true })
  place: string | null = null;

  @Field(() => Int, { description: 'Position among the passages of the same document and source, starting at 0' })
  @Property({ type: 'integer' })
  position!: number;

  @Field({ description: 'Text of the passage' })
  @Property({ type: 'text' })
  text!: string;

  /** The words of the text for full-text search. The database computes them. */
  @Property({ type: 'tsvector', generated: `(to_tsvector('english'::regconfig, text)) stored`, lazy: true })
  @Index({ type: 'gin' })
  searched?: string;

  /** The embedding by the model named beside it: one byte per number, as a direction only. */
  @Property({ type: 'blob', nullable: true, lazy: true })
  vector: Buffer | null = null;

  /** Vectors of different models cannot be compared. */
  @Property({ type: 'text', nullable: true, lazy: true })
  @Index()
  vectorBy: string | null = null;
}
