import { forgetInTab, keepInTab, keptInTab } from '../tab-storage.ts';

/** A file that is on the server and waits for its enquiry. */
export interface KeptUpload {
  fileName: string;
  size: number;
  fileUrl: string;
  /** When it was uploaded, in milliseconds. */
  at: number;
}

const key = 'enquiryFile';
/** The server deletes a file that no enquiry came with. */
const day = 24 * 60 * 60_000;

export function keptUpload(now = Date.now()): KeptUpload | null {
  const { fileName, size, fileUrl, at } = keptInTab(key) ?? {};
  if (typeof fileName !== 'string' || typeof size !== 'number') return null;
  if (typeof fileUrl !== 'string' || typeof at !== 'number' || now - at >= day) return null;
  return { fileName, size, fileUrl, at };
}

export const keepUpload = (upload: KeptUpload): void => keepInTab(key, upload);
export const forgetUpload = (): void => forgetInTab(key);
