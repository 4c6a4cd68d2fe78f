import * as z from 'zod';

/** The first entry of a backup: what a restore must know before it reads the rest. */
export const aboutBackupRule = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  postgres: z.string(),
  /** All migrations of the schema, in order. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** Ids of the secrets that the data is sealed with. */
  secrets: z.array(z.string()),
});
export type About = z.infer<typeof aboutBackupRule>;

/** Almost the last entry: only its own hash follows, without which a backup is incomplete. */
export const manifestRule = z.object({
  /** Everything before it, by name. */
  parts: z.record(z.string(), z.object({ bytes: z.int(), sha256: z.string(), rows: z.int().optional() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Objects of the bucket that the database references and that were left there. */
  leftInBucket: z.array(z.object({ key: z.string(), bytes: z.int().nullable() })),
  /** Files that the database references and that were missing. */
  missing: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifestRule>;
export type Part = Manifest['parts'][string];

export const aboutFileName = 'about.json';
export const manifestName = 'manifest.json';
export const manifestHashName = 'manifest.sha256';

export const sumBytes = ({ parts }: Manifest, prefix: string): number =>
  Object.entries(parts).reduce((sum, [name, { bytes }]) => (name.startsWith(prefix) ? sum + bytes : sum), 0);
