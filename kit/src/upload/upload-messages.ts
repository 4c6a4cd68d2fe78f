import {
  emptyFileMessage,
  maxUploadSize,
  supportedFilesHint,
  getUploadExtension,
  uploadTooLargeMessage,
} from 'rules/uploads';
import type { PutResponse } from './put-file.ts';

const noResponseMessage = "The upload didn't go through. Check your connection and try again.";
const failedMessage = 'The upload failed. Please try again.';

/** Why a file can't be uploaded, as the server would say it. */
export function getRejectionMessage({ name, size }: File): string | undefined {
  if (!getUploadExtension(name)) return supportedFilesHint;
  if (size === 0) return emptyFileMessage;
  return size > maxUploadSize ? uploadTooLargeMessage : undefined;
}

/** Why an upload failed, in the server's words where they say what to do. */
export function getFailureMessage({ status, body }: PutResponse): string | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status === 0) return noResponseMessage;
  return (isRefused(status) && parseMessage(body)) || failedMessage;
}

/** Whether the same file would be rejected again: too large, or its content doesn't match its extension. */
export const isRefused = (status: number): boolean => status === 413 || status === 415;

function parseMessage(body: string): string | undefined {
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    return typeof message === 'string' ? message : undefined;
  } catch {
    // Probably an error page from a proxy, not JSON.
    return undefined;
  }
}

/** A human-readable file size. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${Math.round(kilobytes)} kB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}
