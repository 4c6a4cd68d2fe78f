import { defineDomain } from '#define-domain';
import { AiDocument } from '#documents/ai-document.entity';
import { findUnreadDocuments } from '#documents/documents.action-items';
import { loadDemoDocuments } from '#documents/documents.demo';
import { DocumentsResolver } from '#documents/documents.resolver';
import { AiDocumentPassage } from '#documents/passages/ai-document-passage.entity';
import { PassagesResolver } from '#documents/passages/passages.resolver';
import { DocumentUploadsResolver } from '#documents/processing/document-uploads.resolver';
import { readDocument } from '#documents/processing/read-document';
import { resumeReadings } from '#documents/processing/resume-readings';
import { embedPassages } from '#documents/search/embed-passages';
import { businessRecord, deletedWithOwner } from '#retention/kept-tables';
import { passagesVisibleTo, visibleTo } from '#documents/document.access';
import { defineNode } from '#db/node-source';

declare module '#live/bus' {
  interface Topics {
    documentProgress: { id: string };
  }
}

export const documentsDomain = defineDomain({
  name: 'documents',
  tokenArea: 'ai',
  resolvers: [DocumentsResolver, DocumentUploadsResolver, PassagesResolver],
  entities: [AiDocument, AiDocumentPassage],
  nodes: {
    AiDocument: defineNode(AiDocument, visibleTo),
    Passage: defineNode(AiDocumentPassage, passagesVisibleTo),
  },
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
