import * as z from 'zod';

/** The first entry of a backup: what a restore must know before it reads the rest. */
export const aboutRule = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  postgres: z.string(),
  /** All that the schema had, in their order. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** Ids of the secrets that data is sealed with. */
  secrets: z.array(z.string()),
});
export type About = z.infer<typeof aboutRule>;

/** Almost the last entry: after it comes its own hash, without which a backup is incomplete. */
export const manifestRule = z.object({
  /** Everything that comes before it, by name. */
  parts: z.record(z.string(), z.object({ bytes: z.int(), sha256: z.string(), rows: z.int().optional() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Objects of the bucket that are named in the database and were left there. */
  leftInBucket: z.array(z.object({ key: z.string(), bytes: z.int().nullable() })),
  /** Files that the database names and that were not there. */
  missing: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifestRule>;
export type Part = Manifest['parts'][string];

export const aboutName = 'about.json';
export const manifestName = 'manifest.json';
export const manifestHashName = 'manifest.sha256';

export const sumBytes = ({ parts }: Manifest, prefix: string): number =>
  Object.entries(parts).reduce((sum, [name, { bytes }]) => (name.startsWith(prefix) ? sum + bytes : sum), 0);
