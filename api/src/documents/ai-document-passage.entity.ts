import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '#db/base.entity';
import { AiDocument } from '#documents/ai-document.entity';

/** Where a passage is from: what an administrator wrote of the document, or its file. */
const passageSources = ['text', 'file'] as const;
export type PassageSource = (typeof passageSources)[number];

/** A piece of a document's text, short enough for a prompt: what Jarvis searches and cites. */
@Entity({ tableName: 'ai_document_passages' })
@Unique({ properties: ['document', 'source', 'position'] })
@Check({ name: 'ai_document_passages_position_natural', expression: 'position >= 0' })
export class AiDocumentPassage extends BaseEntity<'searched' | 'source' | 'place'> {
  @ManyToOne(() => AiDocument, { deleteRule: 'cascade' })
  document!: Rel<AiDocument>;

  @Enum({ items: () => [...passageSources] })
  source: PassageSource = 'text';

  /** The page or the heading that it stands under, where there is one. */
  @Property({ type: 'text', nullable: true })
  place: string | null = null;

  /** Its place among those of its source, from 0. */
  @Property({ type: 'integer' })
  position!: number;

  @Property({ type: 'text' })
  text!: string;

  /** The words of the text as the full-text search looks for them. The database makes them. */
  @Property({ type: 'tsvector', generated: `(to_tsvector('english'::regconfig, text)) stored`, lazy: true })
  @Index({ type: 'gin' })
  searched?: string;
}
