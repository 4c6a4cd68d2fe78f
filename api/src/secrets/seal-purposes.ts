/** What is stored sealed. Each purpose has a key of its own. */
export const sealPurposes = {
  totp: 'totp',
  idempotentReplies: 'idempotent replies',
  idTokens: 'ID tokens',
} as const;
