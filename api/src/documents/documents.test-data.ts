import { getFileUrl } from 'rules/uploads';
import { exampleBodies } from '#rest/examples';
import { admins, contractors, defineTestData } from '#test/define-test-data';
import { createPassage } from '#test/document-factory';

declare module '#test/world' {
  interface Things {
    document: string;
    unreadDocument: string;
    /** A file of a selectable document. */
    passage: string;
    /** Entered by hand, without a text. */
    manualDocument: string;
    /** An uploaded file without a document. */
    upload: string;
  }
}

export const testData = defineTestData({
  things: {
    document: async ({ make }) => (await make.aiDocument()).id,
    unreadDocument: async ({ make }) => (await make.aiDocument({ isUnread: true })).id,
    manualDocument: async ({ make }) => (await make.aiDocument({ isManual: true })).id,
    passage: ({ app }) => createPassage(app),
    upload: async ({ make }) => (await make.storedFile()).id,
  },
  sampleArguments: ({ document, unreadDocument, manualDocument, passage, upload }) => ({
    aiDocuments: {},
    documents: { first: 1, filter: { search: 'handbook' } },
    createAiDocument: { input: exampleBodies.createAiDocument },
    updateAiDocument: { id: document, input: exampleBodies.updateAiDocument },
    deleteAiDocument: { id: document },
    startDocumentUpload: { input: exampleBodies.startDocumentUpload },
    processDocument: { input: { ...exampleBodies.processDocument, fileUrl: getFileUrl(upload) } },
    retryDocument: { id: unreadDocument },
    addDocumentText: { id: manualDocument, input: { fileUrl: getFileUrl(upload) } },
    fetchDocument: { id: manualDocument },
    documentProgress: {},
    passage: { id: passage },
    documentPassages: { documentId: document, first: 1 },
  }),
  nodes: {
    AiDocument: {
      create: ({ things }) => things.document,
      visibleTo: [...contractors, ...admins],
      foreignVisibleTo: [...contractors, ...admins],
    },
    Passage: {
      create: ({ things }) => things.passage,
      visibleTo: [...contractors, ...admins],
      foreignVisibleTo: [...contractors, ...admins],
    },
  },
  callers: {
    updateAiDocument: { as: 'admin', shared: 'administrators manage all documents' },
    deleteAiDocument: { as: 'admin', shared: 'administrators manage all documents' },
    retryDocument: { as: 'admin', shared: 'administrators manage all documents' },
    addDocumentText: { as: 'admin', shared: 'administrators manage all documents' },
    fetchDocument: { as: 'admin', shared: 'administrators manage all documents' },
    passage: { as: 'developer', shared: 'every contractor may read every active document' },
    documentPassages: { as: 'developer', shared: 'every contractor may read every active document' },
  },
  audited: {
    createAiDocument: 'ai_document_created',
    processDocument: 'ai_document_created',
    updateAiDocument: 'ai_document_changed',
    addDocumentText: 'ai_document_text_added',
    fetchDocument: 'ai_document_fetched',
    /** Of one whose address is fetched. Reading the same file again has no entry. */
    retryDocument: 'ai_document_fetched',
    deleteAiDocument: 'ai_document_deleted',
  },
  notAudited: {
    startDocumentUpload: 'a file belongs to no document until processDocument, which has an entry',
  },
});
