import type { EntityManager } from '@mikro-orm/postgresql';
import { startUploadRule } from 'rules/start-upload';
import { validate as isUuid } from 'uuid';
import { newId } from '#new-id';
import * as z from 'zod';
import { clock } from '#clock';
import { badInput, malformed, notFound } from '#errors';
import type { SentPart } from '#files/direct-uploads';
import { newToken, recordUpload } from '#files/start-upload';
import { StoredFile } from '#files/stored-file.entity';
import { arrivalKey } from '#files/take-upload';

/** The name of a file as the upload widget sends it. */
export function getFileName(filename: unknown): string {
  const { success, data, error } = startUploadRule.safeParse({ fileName: filename });
  if (!success) throw badInput({ filename: error.issues[0]?.message ?? '' });
  return data.fileName;
}

/** Permits a document's file to be sent straight to the bucket, under a key of its own. Nobody has a secret to send it here. */
export async function permitDirectUpload(em: EntityManager, filename: unknown): Promise<StoredFile> {
  const id = newId();
  const fileName = getFileName(filename);
  return recordUpload(em, { id, key: arrivalKey(id), purpose: 'ai_document', fileName, token: newToken() });
}

/** The file behind a key that was given out, until its quarter of an hour is over. Nothing is signed for any other key. */
export async function findDirectUpload(em: EntityManager, key: unknown): Promise<StoredFile> {
  const id = String(key).slice(arrivalKey('').length);
  const isOurs = isUuid(id) && key === arrivalKey(id);
  // One that has been taken in is kept under another key. Completing it is asked again where the answer got lost.
  const under = { $or: [{ key: arrivalKey(id) }, { uploadedAt: { $ne: null } }] };
  const file =
    isOurs &&
    (await em.findOne(StoredFile, { id, purpose: 'ai_document', expiresAt: { $gt: clock.date() }, ...under }));
  if (!file) throw notFound('upload');
  return file;
}

const mostParts = 10_000;
const partNumber = z.coerce.number().int().min(1).max(mostParts);
const sentParts = z.array(z.object({ PartNumber: partNumber, ETag: z.string().max(200) })).min(1);

export function getPartNumber(given: unknown): number {
  const { success, data } = partNumber.safeParse(given);
  if (!success) throw malformed(`A part has a number from 1 to ${mostParts.toLocaleString('en')}`);
  return data;
}

export function getSentParts(body: unknown): SentPart[] {
  const { success, data } = z.object({ parts: sentParts }).safeParse(body);
  if (!success) throw malformed('Send the parts as {"parts": [{"PartNumber": 1, "ETag": "…"}]}');
  return data.parts;
}
