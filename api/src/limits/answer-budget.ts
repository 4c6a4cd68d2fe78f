/** The maximum size of a response, and how long the database may work on one statement. */
export const answerBudget = {
  /** For one response: the data that the database sends for it, and the JSON that is built from it. */
  bytes: 8 * 1024 * 1024,
  /** For one statement whose rows aren't part of a response, such as a job's. */
  statementBytes: 64 * 1024 * 1024,
} as const;
