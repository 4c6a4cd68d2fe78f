import { defineDraft } from 'kit/draft';

/** An uploaded file that is not yet part of an enquiry. */
export interface StoredUpload {
  fileName: string;
  size: number;
  fileUrl: string;
  /** Upload time in milliseconds since the epoch. */
  at: number;
}

const uploadDraft = defineDraft<StoredUpload>({
  name: 'enquiry-file',
  version: 1,
  parse(value) {
    const { fileName, size, fileUrl, at } = (value ?? {}) as Partial<StoredUpload>;
    if (typeof fileName !== 'string' || typeof size !== 'number') return null;
    return typeof fileUrl === 'string' && typeof at === 'number' ? { fileName, size, fileUrl, at } : null;
  },
})();

/** The server deletes a file that no enquiry refers to after this time. */
const maxAgeMs = 24 * 60 * 60_000;

export function readUpload(now = Date.now()): StoredUpload | null {
  const upload = uploadDraft.read();
  return upload && now - upload.at < maxAgeMs ? upload : null;
}

export const { save: saveUpload, clear: clearUpload } = uploadDraft;
