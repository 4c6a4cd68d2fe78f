import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '#db/base.entity';
import { AiDocument } from '#documents/ai-document.entity';

/** A piece of a document's text, short enough for a prompt: what Jarvis searches and cites. */
@Entity({ tableName: 'ai_document_passages' })
@Unique({ properties: ['document', 'position'] })
@Check({ name: 'ai_document_passages_position_natural', expression: 'position >= 0' })
export class AiDocumentPassage extends BaseEntity<'searched'> {
  @ManyToOne(() => AiDocument, { deleteRule: 'cascade' })
  document!: Rel<AiDocument>;

  /** Its place in the document, from 0. */
  @Property({ type: 'integer' })
  position!: number;

  @Property({ type: 'text' })
  text!: string;

  /** The words of the text as the full-text search looks for them. The database makes them. */
  @Property({ type: 'tsvector', generated: `(to_tsvector('english'::regconfig, text)) stored`, lazy: true })
  @Index({ type: 'gin' })
  searched?: string;
}
