import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { TestApp } from '#test/app';
import type { TestClient } from '#test/client';
import type { ObjectStorage } from '#test/object-storage';

export interface Permission {
  uploadURL: string;
  fileUrl: string;
  expiresAt: string;
}

type Bytes = Buffer | ReadableStream;
interface Answer {
  status: number;
  body: { code?: string; message?: string; size?: number };
}

const startDocument =
  'mutation ($input: StartDocumentUploadInput!) { upload: startDocumentUpload(input: $input) { uploadURL fileUrl expiresAt } }';
const start =
  'mutation ($input: StartEnquiryUploadInput!) { startEnquiryUpload(input: $input) { uploadURL fileUrl expiresAt } }';

/** Requests permission to upload a file, as a visitor. */
export const requestUpload = ({ client }: TestApp, fileName: string): Promise<Permission> =>
  requestUploadFrom(client, fileName);

/** Requests permission to upload a file, as this visitor. */
export async function requestUploadFrom(client: TestClient, fileName: string): Promise<Permission> {
  const { data, errors } = await client.graphql<{ startEnquiryUpload: Permission }>(start, { input: { fileName } });
  if (errors) throw new Error(errors[0]?.message);
  return data.startEnquiryUpload;
}

/** Uploads bytes to the address of a permission. */
export async function putFile(
  { uploadURL }: Pick<Permission, 'uploadURL'>,
  body: Bytes,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(uploadURL, { method: 'PUT', body, headers, duplex: 'half' });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

/** Uploads a file. Returns its permission. */
export async function uploadFile(app: TestApp, fileName: string, bytes: Bytes): Promise<Permission> {
  const permission = await requestUpload(app, fileName);
  const { status } = await putFile(permission, bytes);
  if (status !== 201) throw new Error(`${fileName} failed with ${status}`);
  return permission;
}

/** The names of all stored files, including partial ones. */
export async function listStoredNames({
  dataDir,
  storage,
}: Pick<TestApp, 'dataDir'> & { storage?: ObjectStorage | null }): Promise<string[]> {
  const entries = await readdir(path.join(dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const keys = (await storage?.keys())?.filter((key) => !key.startsWith('remotes/')) ?? [];
  return [...files, ...keys.map((key) => path.basename(key))];
}

export const getFileId = ({ fileUrl }: Pick<Permission, 'fileUrl'>): string => fileUrl.split('/').at(-1) ?? '';

/** Uploads a file for a document, as an administrator. */
export async function uploadDocument(admin: TestClient, fileName: string, bytes: Bytes): Promise<Permission> {
  const { data } = await admin.graphql<{ upload: Permission }>(startDocument, { input: { fileName } });
  const { status } = await putFile(data.upload, bytes);
  if (status !== 201) throw new Error(`${fileName} failed with ${status}`);
  return data.upload;
}
