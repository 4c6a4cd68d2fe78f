import { expect } from '@jest/globals';
import pg from 'pg';
import { startTestApp } from '#test/app';
import type { TestClient } from '#test/client';
import { startDocumentServer } from '#test/document-server';
import { eventually } from '#test/eventually';
import { startModelStandIn } from '#test/model-stand-in';
import { askJarvis, Reader, type ReplyRow } from '#test/replies';
import { signInAs } from '#test/sign-in-as';
import { uploadDocument } from '#test/uploads';

export interface DocumentState {
  status: string;
  stage: string;
  textSource: string | null;
  failureReason: string | null;
  fileName: string;
  fileUrl: string;
  contentSummary: string | null;
}
const fields = 'status stage textSource failureReason fileName fileUrl contentSummary';

/** An app with an administrator and a developer, a model, and a server of documents that it may fetch from. */
export async function startDocumentWorld() {
  const [server, model] = await Promise.all([startDocumentServer(), startModelStandIn()]);
  const app = await startTestApp({ ...model.env, DOCUMENT_PRIVATE_SERVERS: server.host });
  const person = await app.make.user({ role: 'contractor', contractorRole: 'developer' });
  const [admin, developer] = await Promise.all([
    app.make.user({ role: 'admin' }).then((user) => signInAs(app, user)),
    signInAs(app, person),
  ]);
  const database = new pg.Client(app.databaseUrl);
  await database.connect();

  const getDocument = async (id: string, who: TestClient = admin): Promise<DocumentState> => {
    const query = `query ($id: ID!) { node(id: $id) { ... on AiDocument { ${fields} } } }`;
    return (await who.graphql<{ node: DocumentState }>(query, { id })).data.node;
  };
  const change = async (name: string, types: string, variables: object, who: TestClient = admin) => {
    const names = Object.keys(variables).map((each) => `${each}: $${each}`);
    const { errors } = await who.graphql(`mutation (${types}) { ${name}(${names.join(', ')}) { id } }`, variables);
    if (errors) throw Object.assign(new Error(errors[0]?.message), errors[0]?.extensions);
  };
  return {
    app,
    admin,
    developer,
    database,
    server,
    model,
    getDocument,
    /** Adds a document by hand, as the dialog does. Returns its id. */
    addManually: async (fileUrl: string, input: object = {}) => {
      const body = { title: 'Handbook', fileName: 'handbook.md', fileUrl, ...input };
      return (await admin.send<{ id: string }>('POST', '/api/admin/ai-documents', body)).body.id;
    },
    update: (id: string, input: object) => admin.send('PUT', `/api/admin/ai-documents/${id}`, input),
    fetchDocument: (id: string, who?: TestClient) => change('fetchDocument', '$id: ID!', { id }, who),
    retry: (id: string) => change('retryDocument', '$id: ID!', { id }),
    upload: async (fileName: string, text: string | Buffer) =>
      (await uploadDocument(admin, fileName, Buffer.from(text))).fileUrl,
    addText: (id: string, fileUrl: string, who?: TestClient) =>
      change('addDocumentText', '$id: ID!, $input: AddDocumentTextInput!', { id, input: { fileUrl } }, who),
    waitFor: (id: string, wanted: Partial<DocumentState>) =>
      eventually(async () => expect(await getDocument(id)).toMatchObject(wanted)),
    /** The text of its file that is searched. */
    getFileText: async (id: string): Promise<string[]> => {
      const { rows } = await database.query<{ text: string }>(
        "select text from ai_document_passages where document_id = $1 and source = 'file' order by position",
        [id],
      );
      return rows.map(({ text }) => text);
    },
    /** Asks about documents in a new conversation. Returns those that the reply cites, and what the model got. */
    ask: async (question: string, documents: string[]) => {
      const { id } = await app.make.conversation({ owner: person });
      const reader = new Reader();
      reader.open(developer, id);
      const next = model.requests.length + 1;
      const { reply } = await askJarvis(developer, id, question, documents);
      const { metadata } = (await reader.waitForEnd(reply)) as ReplyRow;
      await reader.drop();
      const system = (await model.request(next)).body.messages[0]?.content ?? '';
      return { cited: metadata.referencedDocuments.map((each) => each.id), system };
    },
    stop: async () => {
      await database.end();
      await app.stop();
      await Promise.all([server.stop(), model.stop()]);
    },
  };
}
export type DocumentWorld = Awaited<ReturnType<typeof startDocumentWorld>>;
