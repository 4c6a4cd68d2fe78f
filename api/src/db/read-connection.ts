/** For SQL of one's own that only reads: it runs over the pool of reads, under their timeout. */
export const readConnection = { connectionType: 'read' } as const;
