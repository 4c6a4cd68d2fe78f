import { removeFromTabStorage, saveToTabStorage, readFromTabStorage } from '../tab-storage.ts';

/** A file that is on the server and waits for its enquiry. */
export interface StoredUpload {
  fileName: string;
  size: number;
  fileUrl: string;
  /** When it was uploaded, in milliseconds. */
  at: number;
}

const storageKey = 'enquiryFile';
/** The server deletes a file that no enquiry came with. */
const maxAgeMs = 24 * 60 * 60_000;

export function readUpload(now = Date.now()): StoredUpload | null {
  const { fileName, size, fileUrl, at } = readFromTabStorage(storageKey) ?? {};
  if (typeof fileName !== 'string' || typeof size !== 'number') return null;
  if (typeof fileUrl !== 'string' || typeof at !== 'number' || now - at >= maxAgeMs) return null;
  return { fileName, size, fileUrl, at };
}

export const saveUpload = (upload: StoredUpload): void => saveToTabStorage(storageKey, upload);
export const clearUpload = (): void => removeFromTabStorage(storageKey);
