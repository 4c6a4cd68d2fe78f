import { useSyncExternalStore } from 'react';
import { toFault } from 'kit/fault';
import { request, RequestError } from 'kit/request';
import { StartEnquiryUploadDocument } from '#enquiry-form/gql/graphql.ts';
import { clearUpload, saveUpload, type StoredUpload, readUpload } from './stored-upload.ts';
import { putFile } from './put-file.ts';
import { getFailureMessage, isRefused, getRejectionMessage } from './upload-messages.ts';

export type Upload =
  | { stage: 'none'; message?: string }
  | { stage: 'sending'; fileName: string; size: number; sent: number }
  | { stage: 'failed'; fileName: string; size: number; message: string; canRetry: boolean }
  | ({ stage: 'kept' } & StoredUpload);

/*
 * The one file of an enquiry. It belongs to the page and not to a form: the dialog may be closed and opened again, or the
 * visitor may go on to /contact, while it is on its way.
 */
const noUpload: Upload = { stage: 'none' };
let upload: Upload | undefined;
let file: File | null = null;
let activeController = new AbortController();
const listeners = new Set<() => void>();

export const useUpload = (): Upload => useSyncExternalStore(subscribe, getUpload, getServerSnapshot);

/** Looks at a file, and sends it. What was there before goes away. */
export function chooseFile(chosen: File): void {
  discardUpload();
  const message = getRejectionMessage(chosen);
  if (message) return setUpload({ stage: 'none', message });
  file = chosen;
  void send(chosen);
}

export function refuseFiles(message: string): void {
  discardUpload();
  setUpload({ stage: 'none', message });
}

export function retryUpload(): void {
  if (file) void send(file);
}

/** Cancels what is on its way, and removes what has arrived. */
export function discardUpload(): void {
  activeController.abort();
  file = null;
  clearUpload();
  setUpload(noUpload);
}

/** The server has it no longer. */
export function markUploadLost(message: string): void {
  const known = getUpload();
  if (known.stage !== 'kept') return;
  const { fileName, size } = known;
  clearUpload();
  setUpload({ stage: 'failed', fileName, size, message, canRetry: file !== null });
}

/** The address of the file, once it is there; null without one. A file that failed is the visitor's to decide on. */
export async function awaitFileUrl(): Promise<string | null> {
  const known = await waitUntilSettled();
  if (known.stage === 'kept') return known.fileUrl;
  if (known.stage !== 'failed') return null;
  const { message } = known;
  throw new RequestError({ code: 'BAD_USER_INPUT', message, fields: { fileUrl: message }, status: 0 });
}

async function send(chosen: File): Promise<void> {
  const { name: fileName, size } = chosen;
  const controller = new AbortController();
  const setIfActive = (next: Upload) => controller.signal.aborted || setUpload(next);
  activeController = controller;
  setUpload({ stage: 'sending', fileName, size, sent: 0 });
  try {
    const { startEnquiryUpload: permission } = await request(StartEnquiryUploadDocument, { input: { fileName } });
    if (controller.signal.aborted) return;
    const onProgress = (sent: number) =>
      void setIfActive({ stage: 'sending', fileName, size, sent: Math.min(sent, size) });
    const answer = await putFile(permission.uploadURL, chosen, { signal: controller.signal, onProgress });
    const message = getFailureMessage(answer);
    if (message) setIfActive({ stage: 'failed', fileName, size, message, canRetry: !isRefused(answer.status) });
    else if (!controller.signal.aborted) storeUpload({ fileName, size, fileUrl: permission.fileUrl, at: Date.now() });
  } catch (error) {
    const { fields, message } = toFault(error);
    setIfActive({ stage: 'failed', fileName, size, message: fields.fileName ?? message, canRetry: !fields.fileName });
  }
}

function storeUpload(stored: StoredUpload): void {
  saveUpload(stored);
  setUpload({ stage: 'kept', ...stored });
}

const waitUntilSettled = () =>
  new Promise<Upload>((resolve) => {
    const resolveIfSettled = () => {
      const known = getUpload();
      if (known.stage === 'sending') return;
      unsubscribe();
      resolve(known);
    };
    const unsubscribe = subscribe(resolveIfSettled);
    resolveIfSettled();
  });

/** What was uploaded before a reload of the page is found when someone first asks. */
function getUpload(): Upload {
  if (upload) return upload;
  const stored = readUpload();
  upload = stored ? { stage: 'kept', ...stored } : noUpload;
  return upload;
}
const getServerSnapshot = (): Upload => noUpload;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setUpload(next: Upload): void {
  upload = next;
  for (const listener of listeners) listener();
}
