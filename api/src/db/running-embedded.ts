import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { database, derivePassword, roles } from '#db/embedded-roles';
import { findRunningPort } from '#db/embedded-server';

/** The URLs of the embedded database running on a data folder; null if none runs. */
export function findRunningEmbedded(folder: string): { url: string; ownerUrl: string } | null {
  const port = findRunningPort(path.join(folder, 'postgres'));
  const passwordFile = path.join(folder, 'postgres.password');
  if (port === null || !existsSync(passwordFile)) return null;
  const password = readFileSync(passwordFile, 'utf8').trim();
  const getAddress = (role: string) =>
    `postgres://${role}:${derivePassword(role, password)}@127.0.0.1:${port}/${database}`;
  return { url: getAddress(roles.app), ownerUrl: getAddress(roles.owner) };
}
