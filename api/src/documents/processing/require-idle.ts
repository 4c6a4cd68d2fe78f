import type { AiDocument } from '#documents/ai-document.entity';
import { conflict } from '#errors';

/** Throws while the text of a document is being read, of which a new one would be the second. */
export function requireIdle({ status }: AiDocument): void {
  if (status === 'processing') throw conflict('This document is being read. Try again when that is done');
}
