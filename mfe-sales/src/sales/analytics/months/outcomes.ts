/** The outcomes of a lead, bottom of the stack first. Distinguished by fill pattern: won is solid. */
export const outcomes = [
  { key: 'won', label: 'Won' },
  { key: 'open', label: 'Open' },
  { key: 'lost', label: 'Lost' },
] as const;
