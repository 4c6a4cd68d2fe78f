import type { Task } from 'graphile-worker';
import type { CreateAiDocumentInput } from 'rules/documents';
import type { EntityManager } from '@mikro-orm/postgresql';
import { defineDomain } from '#define-domain';
import { AiDocument } from '#documents/ai-document.entity';
import { DocumentsResolver } from '#documents/documents.resolver';
import { AiDocumentPassage } from '#documents/passages/ai-document-passage.entity';
import { PassagesResolver } from '#documents/passages/passages.resolver';
import { DocumentUploadsResolver } from '#documents/processing/document-uploads.resolver';
import { readDocument } from '#documents/processing/read-document';
import { businessRecord, deletedWithOwner } from '#retention/kept-tables';
import type { Context } from '#context';
import { toUuidArray } from '#documents/search/found-passage';
import { packVector } from '#documents/search/vector';
import { ModelError } from '#models/model-error';
import { visibleTo } from '#documents/document.access';
import { maxPerKind, type Need } from '#action-items/need';
import { storeAiDocument } from '#documents/store-ai-document';

const documents: CreateAiDocumentInput[] = [
  {
    title: 'API Style Guide',
    description: 'How our interfaces are named, paged and versioned.',
    fileName: 'api-style-guide.md',
    fileUrl: 'https://docs.demo.example/api-style-guide.md',
    contentSummary:
      'Names are nouns. Lists are paged by cursor, never by offset. A field is never removed without two releases of notice.',
    tags: ['api', 'style'],
  },
  {
    title: 'Authentication Handbook',
    description: 'Sessions, passwords and sign-in through other providers.',
    fileName: 'authentication-handbook.pdf',
    fileUrl: 'https://docs.demo.example/authentication-handbook.pdf',
    contentSummary:
      'Sessions live in a cookie that scripts cannot read. Passwords are hashed with argon2id. Every sign-in gives a new session id.',
    tags: ['security', 'authentication'],
  },
  {
    title: 'Database Conventions',
    description: 'Keys, indexes and migrations in PostgreSQL.',
    fileName: 'database-conventions.md',
    fileUrl: 'https://docs.demo.example/database-conventions.md',
    contentSummary: 'Ids are UUID v7. Every foreign key has an index. A migration never locks a large table for long.',
    tags: ['database', 'postgresql'],
  },
  {
    title: 'Release Checklist 2024',
    description: 'Replaced by a newer list; kept for comparison.',
    fileName: 'release-checklist-2024.docx',
    fileUrl: 'https://docs.demo.example/release-checklist-2024.docx',
    tags: ['release'],
    isActive: false,
  },
];

async function loadDemoDocuments(em: EntityManager): Promise<void> {
  for (const document of documents) await storeAiDocument(em, document);
}

/** The documents whose processing failed. */
async function findUnreadDocuments({ em, viewer }: Context): Promise<Need[]> {
  const found = await em.find(
    AiDocument,
    { $and: [visibleTo(viewer), { status: 'failed' }] },
    { fields: ['title', 'failureReason', 'updatedAt'], orderBy: { updatedAt: 'asc', id: 'asc' }, limit: maxPerKind },
  );
  return found.map(({ id, title, failureReason, updatedAt }) => ({
    id,
    kind: 'unread_document',
    title,
    detail: failureReason ?? "Couldn't be read",
    since: updatedAt,
    dueAt: null,
    path: '/admin?section=ai&tab=documents',
  }));
}

const batchSize = 64;
/** The next run starts after a minute. */
const timeoutMs = 50_000;
/** After this many refused batches, all are assumed to be refused. */
const maxRefusedBatches = 3;

/** Uses an index, however many are done: "is distinct from" would not. */
const missingSql = `
  select id, text from ai_document_passages
   where (vector_by is null or vector_by < ? or vector_by > ?) and id <> all(?::uuid[]) limit ${batchSize}`;
const storeVectorsSql = `
  update ai_document_passages p set vector = decode(made.hex, 'hex'), vector_by = ?
    from json_to_recordset(?::json) as made(id uuid, hex text) where p.id = made.id`;

/** The job that computes missing vectors, or those of another model, in batches. */
const embedPassages =
  (newContext: () => Context): Task =>
  async (_payload, { abortSignal }) => {
    const context = newContext();
    const { embedder } = context.models;
    const until = performance.now() + timeoutMs;
    const refused: string[] = [];
    while (embedder && performance.now() < until) {
      const { em } = context;
      const left = [embedder.name, embedder.name, toUuidArray(refused)];
      const passages = await em.execute<Array<{ id: string; text: string }>>(missingSql, left);
      if (passages.length === 0) return;
      try {
        const texts = passages.map(({ text }) => text);
        const vectors = (await embedder.embed(texts, abortSignal)).map((each) => packVector(each).toString('hex'));
        const made = passages.map(({ id }, index) => ({ id, hex: vectors[index] }));
        await em.execute(storeVectorsSql, [embedder.name, JSON.stringify(made)]);
      } catch (error) {
        refused.push(...passages.map(({ id }) => id));
        const isOver = refused.length > maxRefusedBatches * batchSize;
        if (!(error instanceof ModelError) || error.retryable || isOver) throw error;
      }
    }
  };

/**
 * Restarts document processing that has stalled because its server stopped or failed. Any server can take over. Processing takes
 * a minute at most, and its job only waits longer in a long queue.
 */
const resumeReadings: Task = async (_payload, { query }) => {
  await query(
    `select graphile_worker.add_job('readDocument', json_build_object('documentId', id), job_key := 'readDocument:' || id, max_attempts := 5)
       from ai_documents where status = 'processing' and file_id is not null and updated_at < now() - interval '3 minutes'`,
  );
};

declare module '#live/bus' {
  interface Topics {
    documentProgress: { id: string };
  }
}

export const documentsDomain = defineDomain({
  name: 'documents',
  resolvers: [DocumentsResolver, DocumentUploadsResolver, PassagesResolver],
  entities: [AiDocument, AiDocumentPassage],
  keptTables: { ai_documents: businessRecord, ai_document_passages: deletedWithOwner },
  jobs: {
    readDocument: { worker: 'readings', create: ({ createContext, files }) => readDocument(createContext, files) },
    resumeReadings: { schedule: '* * * * *', create: () => resumeReadings },
    embedPassages: {
      worker: 'readings',
      schedule: '* * * * *',
      options: 'jobKey=embedPassages&queue=embedPassages&max=1',
      create: ({ createContext }) => embedPassages(createContext),
    },
  },
  actionItems: { '/admin': [findUnreadDocuments] },
  loadDemo: loadDemoDocuments,
});
