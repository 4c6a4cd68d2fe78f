import type { DataClient } from 'kit/apollo';
import { getFault } from 'kit/fault';
import { ProcessDocumentDocument, StartDocumentUploadDocument } from '#gql/graphql.ts';
import { getTitle } from './get-title.ts';
import { authorizationRequired } from './upload-words.ts';

/** A file that is on the server, and the key that makes a document of it once, however often that is asked for. */
export interface Uploaded {
  fileName: string;
  fileUrl: string;
  processKey: string;
}

/** Asks where the bytes go. */
export async function startUpload(
  client: DataClient,
  fileName: string,
): Promise<{ uploadURL: string; fileUrl: string }> {
  try {
    const { data } = await client.mutate({ mutation: StartDocumentUploadDocument, variables: { input: { fileName } } });
    if (data) return data.startDocumentUpload;
  } catch (cause) {
    const { code, message } = getFault(cause);
    throw new Error(words(code, message), { cause });
  }
  throw new Error('Non 2xx');
}

/** Makes a document of it, which is read in the background. */
export async function processUpload(client: DataClient, { fileName, fileUrl, processKey }: Uploaded): Promise<void> {
  const input = { title: getTitle(fileName), fileName, fileUrl, contentType: 'documentation', tags: [] };
  const context = { headers: { 'Idempotency-Key': processKey } };
  await client.mutate({ mutation: ProcessDocumentDocument, variables: { input }, context });
}

/** Whether processing can only work after another upload: the server no longer has the file. */
export const needsUploadAgain = (error: unknown): boolean => 'fileUrl' in getFault(error).fields;

/** Whether the server has decided: no answer, and one that says that the first request still runs, are no decision. */
export const wasAnswered = (error: unknown): boolean => !['NETWORK', 'CONFLICT'].includes(getFault(error).code);

function words(code: string, message: string): string {
  if (code === 'UNAUTHENTICATED') return authorizationRequired;
  if (code === 'NETWORK') {
    return 'This looks like a network error, the endpoint might be blocked by an internet provider or a firewall.';
  }
  return message || 'Non 2xx';
}
