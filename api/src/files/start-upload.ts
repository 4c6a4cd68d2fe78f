import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ObjectType } from 'type-graphql';
import type { StartUploadInput } from 'rules/start-upload';
import { getFileUrl } from 'rules/uploads';
import { newId } from '#new-id';
import { clock } from '#clock';
import { badInput } from '#errors';
import { type FilePurpose, StoredFile } from '#files/stored-file.entity';
import { checkPendingBytes } from '#files/check-pending-bytes';
import { getUploadKind } from '#files/upload-kinds';
import { UriReferenceScalar } from '#scalars';
import type { Settings } from '#settings';

const validityMs = 15 * 60_000;

@ObjectType({ description: 'Permission to upload one file', simpleResolvers: true })
export class UploadPermission {
  @Field(() => UriReferenceScalar, { description: 'URL to send the bytes to, with one PUT' })
  uploadURL!: string;

  @Field(() => UriReferenceScalar, { description: 'URL of the uploaded file, for those who can download it' })
  fileUrl!: string;

  @Field({ description: 'When the permission expires; the PUT must begin before' })
  expiresAt!: Date;
}

/** Grants permission to upload one file: a URL with a secret, of which only the hash is stored. */
export async function startUpload(
  em: EntityManager,
  purpose: FilePurpose,
  { fileName }: StartUploadInput,
  { publicUrl, uploader = null }: Pick<Settings, 'publicUrl'> & { uploader?: string | null },
): Promise<UploadPermission> {
  const id = newId();
  const token = createToken();
  const { expiresAt } = await recordUpload(em, { id, key: getKey(purpose, id), purpose, fileName, token, uploader });
  const fileUrl = getFileUrl(id);
  return { uploadURL: new URL(`${fileUrl}?token=${token}`, publicUrl).href, fileUrl, expiresAt };
}

interface NewUpload {
  id: string;
  key: string;
  purpose: FilePurpose;
  fileName: string;
  token: string;
  uploader?: string | null;
}

/** Records that a file may be uploaded within 15 minutes. */
export async function recordUpload(em: EntityManager, { token, ...upload }: NewUpload): Promise<StoredFile> {
  const { getContentType, hint } = getUploadKind(upload.purpose);
  const contentType = getContentType(upload.fileName);
  if (!contentType) throw badInput({ fileName: hint });
  await checkPendingBytes(em, upload.uploader ?? null, 1);
  const file = em.create(StoredFile, {
    ...upload,
    contentType,
    tokenHash: hashToken(token),
    expiresAt: new Date(clock.now() + validityMs),
  });
  await em.flush();
  return file;
}

export const createToken = (): string => randomBytes(32).toString('base64url');

/** The key of a file, which only the server writes to. */
export const getKey = (purpose: FilePurpose, id: string): string => `${purpose}/${id}`;

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
