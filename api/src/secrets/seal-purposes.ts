/** The kinds of sealed data. Each has its own key. */
export const sealPurposes = {
  totp: 'totp',
  idempotentReplies: 'idempotent replies',
  idTokens: 'ID tokens',
  webhooks: 'webhook secrets',
} as const;
