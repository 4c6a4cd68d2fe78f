/** Shortens a commit hash. The suffix for uncommitted changes is kept, as in 9c9a8dd5d519+changes. */
export const abbreviateCommit = (commit: string): string => commit.replace(/^([0-9a-f]{12})[0-9a-f]+/, '$1');
