/** A commit as people read it. The mark of changes that are not in it stays, as in 9c9a8dd5d519+changes. */
export const abbreviateCommit = (commit: string): string => commit.replace(/^([0-9a-f]{12})[0-9a-f]+/, '$1');
