import path from 'node:path';
import type { Settings } from '#settings';

/** The effects of the settings: where data is stored, and which services are used. */
export function describeInstallation({
  database,
  redisUrl,
  smtp,
  model,
  s3,
  dataDir,
  oidc,
}: Settings): Record<string, string> {
  return {
    Database:
      database.kind === 'external'
        ? `PostgreSQL at ${new URL(database.url).host}`
        : `Embedded PostgreSQL under ${dataDir}`,
    Sessions: redisUrl ? 'In Redis' : 'In the database',
    'Live events': redisUrl ? 'Over Redis, between all servers' : 'Within this server',
    Mail: smtp ? `Sent over ${new URL(smtp.url).host}` : `Written to ${path.join(dataDir, 'outbox')}`,
    Files: s3 ? `In the bucket ${s3.bucket}` : `In ${path.join(dataDir, 'files')}`,
    Jarvis: model
      ? `Asks ${model.name ?? 'the usual model'}${model.baseUrl ? ` at ${new URL(model.baseUrl).host}` : ''}`
      : 'Answers offline, from the selected documents',
    'Sign-in': oidc ? `With a password, or at ${new URL(oidc.issuer).host}` : 'With a password',
    Runtime: `Node.js ${process.versions.node}`,
  };
}
