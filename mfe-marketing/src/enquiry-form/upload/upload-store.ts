import { useSyncExternalStore } from 'react';
import { toFault } from 'kit/fault';
import { request, RequestError } from 'kit/request';
import { StartEnquiryUploadDocument } from '#enquiry-form/gql/graphql.ts';
import { forgetUpload, keepUpload, type KeptUpload, keptUpload } from './kept-upload.ts';
import { putFile } from './put-file.ts';
import { getFailure, isRefused, getRefusal } from './upload-words.ts';

export type Upload =
  | { stage: 'none'; message?: string }
  | { stage: 'sending'; fileName: string; size: number; sent: number }
  | { stage: 'failed'; fileName: string; size: number; message: string; canRetry: boolean }
  | ({ stage: 'kept' } & KeptUpload);

/*
 * The one file of an enquiry. It belongs to the page and not to a form: the dialog may be closed and opened again, or the
 * visitor may go on to /contact, while it is on its way.
 */
const none: Upload = { stage: 'none' };
let upload: Upload | undefined;
let file: File | null = null;
let running = new AbortController();
const listeners = new Set<() => void>();

export const useUpload = (): Upload => useSyncExternalStore(listen, current, nothingYet);

/** Looks at a file, and sends it. What was there before goes away. */
export function chooseFile(chosen: File): void {
  discardUpload();
  const message = getRefusal(chosen);
  if (message) return set({ stage: 'none', message });
  file = chosen;
  void send(chosen);
}

export function refuseFiles(message: string): void {
  discardUpload();
  set({ stage: 'none', message });
}

export function retryUpload(): void {
  if (file) void send(file);
}

/** Cancels what is on its way, and removes what has arrived. */
export function discardUpload(): void {
  running.abort();
  file = null;
  forgetUpload();
  set(none);
}

/** The server has it no longer. */
export function loseUpload(message: string): void {
  const known = current();
  if (known.stage !== 'kept') return;
  const { fileName, size } = known;
  forgetUpload();
  set({ stage: 'failed', fileName, size, message, canRetry: file !== null });
}

/** The address of the file, once it is there; null without one. A file that failed is the visitor's to decide on. */
export async function fileUrlToSend(): Promise<string | null> {
  const known = await settled();
  if (known.stage === 'kept') return known.fileUrl;
  if (known.stage !== 'failed') return null;
  const { message } = known;
  throw new RequestError({ code: 'BAD_USER_INPUT', message, fields: { fileUrl: message }, status: 0 });
}

async function send(chosen: File): Promise<void> {
  const { name: fileName, size } = chosen;
  const ours = new AbortController();
  const tell = (next: Upload) => ours.signal.aborted || set(next);
  running = ours;
  set({ stage: 'sending', fileName, size, sent: 0 });
  try {
    const { startEnquiryUpload: permission } = await request(StartEnquiryUploadDocument, { input: { fileName } });
    if (ours.signal.aborted) return;
    const onProgress = (sent: number) => void tell({ stage: 'sending', fileName, size, sent: Math.min(sent, size) });
    const answer = await putFile(permission.uploadURL, chosen, { signal: ours.signal, onProgress });
    const message = getFailure(answer);
    if (message) tell({ stage: 'failed', fileName, size, message, canRetry: !isRefused(answer.status) });
    else if (!ours.signal.aborted) keep({ fileName, size, fileUrl: permission.fileUrl, at: Date.now() });
  } catch (error) {
    const { fields, message } = toFault(error);
    tell({ stage: 'failed', fileName, size, message: fields.fileName ?? message, canRetry: !fields.fileName });
  }
}

function keep(kept: KeptUpload): void {
  keepUpload(kept);
  set({ stage: 'kept', ...kept });
}

const settled = () =>
  new Promise<Upload>((resolve) => {
    const look = () => {
      const known = current();
      if (known.stage === 'sending') return;
      stop();
      resolve(known);
    };
    const stop = listen(look);
    look();
  });

/** What was uploaded before a reload of the page is found when someone first asks. */
function current(): Upload {
  if (upload) return upload;
  const kept = keptUpload();
  upload = kept ? { stage: 'kept', ...kept } : none;
  return upload;
}
const nothingYet = (): Upload => none;

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: Upload): void {
  upload = next;
  for (const listener of listeners) listener();
}
