/** Rows that separate jobs delete together with files, for docs/operations.md. */
export const prunedWithFiles = [
  {
    data: 'Uploaded files that belong to nothing',
    table: 'stored_files',
    age: 'created_at',
    keep: '24 hours',
    deletion: 'deleted with the file',
  },
  {
    data: 'Versions of portals that were not used for a month, but for the last 20 of each',
    table: 'releases',
    age: 'last_used_at',
    keep: '30 days',
    deletion: 'deleted with their files',
  },
] as const;
