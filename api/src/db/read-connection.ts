/** For custom SQL that only reads: it runs on the pool of reads, with their timeout. */
export const readConnection = { connectionType: 'read' } as const;
