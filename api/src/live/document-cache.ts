import { type DocumentNode, type GraphQLError, type GraphQLSchema, validate } from 'graphql';
import { parseDocument } from '#access/parse-document';

/** The maximum number of characters of all documents together. Those of the portals have about 30,000. */
const maxLength = 100_000;

/** Caches parsed and validated documents, because the same few are subscribed to all the time. */
export class DocumentCache {
  readonly #schema: GraphQLSchema;
  readonly #documents = new Map<string, DocumentNode>();
  #length = 0;

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  has(text: string): boolean {
    return this.#documents.has(text);
  }

  /** Returns the document, or its validation errors. Throws if the text isn't GraphQL or is too large. */
  getOrParse(text: string): DocumentNode | readonly GraphQLError[] {
    const known = this.#documents.get(text);
    if (known) return known;
    const document = parseDocument(text);
    const errors = validate(this.#schema, document);
    if (errors.length > 0) return errors;
    this.#add(text, document);
    return document;
  }

  #add(text: string, document: DocumentNode): void {
    this.#documents.set(text, document);
    this.#length += text.length;
    for (const oldest of this.#documents.keys()) {
      if (this.#length <= maxLength) return;
      this.#documents.delete(oldest);
      this.#length -= oldest.length;
    }
  }
}
