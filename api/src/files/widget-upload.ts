import type { EntityManager } from '@mikro-orm/postgresql';
import { startUploadRule } from 'rules/start-upload';
import { validate as isUuid } from 'uuid';
import { newId } from '#new-id';
import * as z from 'zod';
import { clock } from '#clock';
import { badInput, malformed, notFound } from '#errors';
import type { SentPart } from '#files/direct-uploads';
import { createToken, recordUpload } from '#files/start-upload';
import { StoredFile } from '#files/stored-file.entity';
import { getIncomingKey } from '#files/accept-upload';

/** A file name as sent by the upload widget. */
export function getFileName(filename: unknown): string {
  const { success, data, error } = startUploadRule.safeParse({ fileName: filename });
  if (!success) throw badInput({ filename: error.issues[0]?.message ?? '' });
  return data.fileName;
}

/** Permits sending a document's file directly to the bucket, under a key of its own. There is no secret for sending it here. */
export async function permitDirectUpload(em: EntityManager, filename: unknown): Promise<StoredFile> {
  const id = newId();
  const fileName = getFileName(filename);
  return recordUpload(em, { id, key: getIncomingKey(id), purpose: 'ai_document', fileName, token: createToken() });
}

/** The file behind a key that was issued within the last 15 minutes. Nothing is signed for any other key. */
export async function findDirectUpload(em: EntityManager, key: unknown): Promise<StoredFile> {
  const id = String(key).slice(getIncomingKey('').length);
  const isOurs = isUuid(id) && key === getIncomingKey(id);
  // An accepted file has another key. Completing it is retried if the response was lost.
  const under = { $or: [{ key: getIncomingKey(id) }, { uploadedAt: { $ne: null } }] };
  const file =
    isOurs &&
    (await em.findOne(StoredFile, { id, purpose: 'ai_document', expiresAt: { $gt: clock.date() }, ...under }));
  if (!file) throw notFound('upload');
  return file;
}

const maxParts = 10_000;
const partNumberRule = z.coerce.number().int().min(1).max(maxParts);
const partsRule = z.array(z.object({ PartNumber: partNumberRule, ETag: z.string().max(200) })).min(1);

export function parsePartNumber(value: unknown): number {
  const { success, data } = partNumberRule.safeParse(value);
  if (!success) throw malformed(`Part numbers are 1 to ${maxParts.toLocaleString('en')}`);
  return data;
}

export function parseParts(body: unknown): SentPart[] {
  const { success, data } = z.object({ parts: partsRule }).safeParse(body);
  if (!success) throw malformed('Send the parts as {"parts": [{"PartNumber": 1, "ETag": "…"}]}');
  return data.parts;
}
