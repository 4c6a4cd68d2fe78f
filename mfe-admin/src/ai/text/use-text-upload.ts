import { useEffect, useRef, useState } from 'react';
import { useApolloClient } from 'kit/apollo';
import { toFault } from 'kit/fault';
import { getFailureMessage, getRejectionMessage, putFile } from 'kit/upload';
import { AddDocumentTextDocument, StartDocumentUploadDocument } from '#gql/graphql.ts';

const failedMessage = "Couldn't add the text. Please try again.";

/** Uploads the text of a document, pasted or a file. `sent` counts its bytes while it runs, and is null otherwise. */
export function useTextUpload(documentId: string, onAdded: () => void) {
  const client = useApolloClient();
  const [sent, setSent] = useState<number | null>(null);
  const [error, setError] = useState<string>();
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  async function upload(file: File, { signal }: AbortController): Promise<string | undefined> {
    try {
      const input = { fileName: file.name };
      const { data } = await client.mutate({ mutation: StartDocumentUploadDocument, variables: { input } });
      if (!data || signal.aborted) return failedMessage;
      const { uploadURL, fileUrl } = data.startDocumentUpload;
      const response = await putFile(uploadURL, file, { signal, onProgress: setSent });
      const message = getFailureMessage(response);
      if (signal.aborted || message) return message;
      const variables = { id: documentId, input: { fileUrl } };
      await client.mutate({ mutation: AddDocumentTextDocument, variables });
      return undefined;
    } catch (failure) {
      const { fields, code, message } = toFault(failure);
      return fields.fileName ?? fields.fileUrl ?? (code === 'NETWORK' || !message ? failedMessage : message);
    }
  }

  const add = async (file: File) => {
    if (sent !== null) return;
    const rejection = getRejectionMessage(file);
    setError(rejection);
    if (rejection) return;
    controller.current = new AbortController();
    const { signal } = controller.current;
    setSent(0);
    const message = await upload(file, controller.current);
    if (signal.aborted) return;
    setSent(null);
    if (message) setError(message);
    else onAdded();
  };
  return { add, sent, error, setError };
}
