import type { DataClient } from 'kit/apollo';
import { toFault } from 'kit/fault';
import { ProcessDocumentDocument, StartDocumentUploadDocument } from '#gql/graphql.ts';
import { toDocumentTitle } from './to-document-title.ts';
import { authorizationRequiredMessage } from './upload-errors.ts';

/** An uploaded file and the idempotency key that creates its document only once. */
export interface UploadedFile {
  fileName: string;
  fileUrl: string;
  processKey: string;
}

/** Requests the upload URL. */
export async function startUpload(
  client: DataClient,
  fileName: string,
): Promise<{ uploadURL: string; fileUrl: string }> {
  try {
    const { data } = await client.mutate({ mutation: StartDocumentUploadDocument, variables: { input: { fileName } } });
    if (data) return data.startDocumentUpload;
  } catch (cause) {
    const { code, message } = toFault(cause);
    throw new Error(toStartErrorMessage(code, message), { cause });
  }
  throw new Error('Non 2xx');
}

/** Creates the document, which is processed in the background. */
export async function processUpload(
  client: DataClient,
  { fileName, fileUrl, processKey }: UploadedFile,
): Promise<void> {
  const input = { title: toDocumentTitle(fileName), fileName, fileUrl, contentType: 'documentation', tags: [] };
  const context = { headers: { 'Idempotency-Key': processKey } };
  await client.mutate({ mutation: ProcessDocumentDocument, variables: { input }, context });
}

/** Whether the file has to be uploaded again because the server no longer has it. */
export const needsReupload = (error: unknown): boolean => 'fileUrl' in toFault(error).fields;

/**
 * Whether the server reached a decision. No response, or one that says the first request is still running, is not a
 * decision.
 */
export const isServerDecision = (error: unknown): boolean => !['NETWORK', 'CONFLICT'].includes(toFault(error).code);

function toStartErrorMessage(code: string, message: string): string {
  if (code === 'UNAUTHENTICATED') return authorizationRequiredMessage;
  if (code === 'NETWORK') {
    return 'This looks like a network error, the endpoint might be blocked by an internet provider or a firewall.';
  }
  return message || 'Non 2xx';
}
