/** What became of a lead, the lowest of the stack first: told apart by their filling, so what is won is solid. */
export const outcomes = [
  { key: 'won', label: 'Won' },
  { key: 'open', label: 'Open' },
  { key: 'lost', label: 'Lost' },
] as const;
