import { useSyncExternalStore } from 'react';
import { toFault } from 'kit/fault';
import { request, RequestError } from 'kit/request';
import { getFailureMessage, getRejectionMessage, isRefused, putFile } from 'kit/upload';
import { StartEnquiryUploadDocument } from '#enquiry-form/gql/graphql.ts';
import { clearUpload, saveUpload, type StoredUpload, readUpload } from './stored-upload.ts';

export type Upload =
  | { stage: 'none'; message?: string }
  | { stage: 'sending'; fileName: string; size: number; sent: number }
  | { stage: 'failed'; fileName: string; size: number; message: string; canRetry: boolean }
  | ({ stage: 'kept' } & StoredUpload);

/*
 * The enquiry's attachment. It lives outside the form, because the visitor may close and reopen the dialog,
 * or go to /contact, during the upload.
 */
const noUpload: Upload = { stage: 'none' };
let upload: Upload | undefined;
let file: File | null = null;
let activeController = new AbortController();
const listeners = new Set<() => void>();

export const useUpload = (): Upload => useSyncExternalStore(subscribe, getUpload, getServerSnapshot);

/** Validates a file and uploads it, replacing the previous one. */
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

/** Aborts the upload, or removes the uploaded file. */
export function discardUpload(): void {
  activeController.abort();
  file = null;
  clearUpload();
  setUpload(noUpload);
}

/** The server no longer has the file. */
export function markUploadLost(message: string): void {
  const known = getUpload();
  if (known.stage !== 'kept') return;
  const { fileName, size } = known;
  clearUpload();
  setUpload({ stage: 'failed', fileName, size, message, canRetry: file !== null });
}

/** Waits for the upload and resolves to its URL, or to null without a file. Throws if the upload failed. */
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

/** Restores an upload from before a reload on first use. */
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
