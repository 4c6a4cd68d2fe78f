/** How much one answer may be, and how long the database may work on one statement. */
export const answerBudget = {
  /** Of one answer: what the database sends for it, and the JSON that is made of it. */
  bytes: 8 * 1024 * 1024,
  /** Of one statement whose rows are no answer, as a job reads them. */
  statementBytes: 64 * 1024 * 1024,
} as const;
