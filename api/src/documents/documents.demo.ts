import type { EntityManager } from '@mikro-orm/postgresql';
import type { CreateAiDocumentInput } from 'rules/documents';
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

export async function loadDemoDocuments(em: EntityManager): Promise<void> {
  for (const document of documents) await storeAiDocument(em, document);
}
