/**
 * Who is counted together. `address` is one IPv4 address or one IPv6 /64; a /48 gets eight times as much. `device` is a browser
 * that has signed in to this account before: if it is known, only its own row counts. `caller` is a session, or the address of a
 * request without one.
 */
export type RateLimitKey =
  'email and address' | 'address' | 'account' | 'device' | 'person' | 'token' | 'caller' | 'recipient' | 'everyone';

/** Settings that replace the `points` of a row, as `.env.example` explains them. */
export const limitSettings = {
  SIGN_IN_FAILURES_PER_ADDRESS: 'Failed sign-ins per IP address in 15 minutes.',
  JARVIS_QUESTIONS_PER_HOUR: 'Questions per person to Jarvis in an hour.',
  JARVIS_QUESTIONS_PER_DAY: 'Questions per person to Jarvis in 24 hours.',
} as const;
export type LimitSetting = keyof typeof limitSettings;

export interface Limit {
  points: number;
  /** Length of the window, which starts with the first point. */
  minutes: number;
  by: RateLimitKey;
  setting?: LimitSetting;
  /**
   * What happens over the limit: rejected with RATE_LIMITED (the default), rejected with QUOTA_EXCEEDED that names the `quota`,
   * delayed with backoff up to ten seconds, or answered as usual without sending the mail.
   */
  over?: 'delay' | 'no mail' | { quota: string };
  /** An alternative, for the error message. */
  orElse?: string;
}

/**
 * How many attempts may fail. A successful attempt costs nothing. Narrow rows come first: what one rejects isn't counted by the
 * next.
 */
export const attemptLimits = {
  /** Both sign-in forms together. */
  signIn: [
    { points: 5, minutes: 15, by: 'device', orElse: 'reset your password' },
    { points: 5, minutes: 15, by: 'email and address', orElse: 'reset your password' },
    { points: 30, minutes: 15, by: 'address', setting: 'SIGN_IN_FAILURES_PER_ADDRESS' },
    { points: 20, minutes: 15, by: 'account', over: 'delay' },
  ],
  /** Requires the password first, and a code has six digits: an account under attack is closed to unknown browsers. */
  secondFactor: [
    { points: 15, minutes: 15, by: 'device' },
    { points: 15, minutes: 15, by: 'account' },
    { points: 30, minutes: 15, by: 'address' },
  ],
  /** Confirming the password within a session. A locked-out user can sign in again. */
  ownPassword: [{ points: 5, minutes: 15, by: 'person' }],
  /** A login code within a session, entered by someone it may not have been sent to. */
  redeemCode: [{ points: 60, minutes: 15, by: 'person' }],
  validateInvitationCode: [
    { points: 10, minutes: 15, by: 'email and address' },
    { points: 30, minutes: 15, by: 'address' },
    { points: 30, minutes: 15, by: 'account', over: 'delay' },
  ],
  /** A token can't be guessed; this limits noise. */
  resetPassword: [{ points: 30, minutes: 15, by: 'address' }],
} as const satisfies Record<string, readonly Limit[]>;
export type AttemptLimit = keyof typeof attemptLimits;

/** How many requests are allowed, successful or not. */
export const requestLimits = {
  /** A token can't be guessed; this limits noise. */
  register: [{ points: 200, minutes: 60, by: 'address' }],
  /** Each may send a mail. The owner's own browser is not affected by what others request for the account. */
  requestPasswordReset: [
    { points: 5, minutes: 60, by: 'device' },
    { points: 5, minutes: 60, by: 'email and address' },
    { points: 20, minutes: 60, by: 'address' },
  ],
  /**
   * Password reset links for one mailbox, which anyone can request. The window is as long as a link is valid: if no email is
   * sent, an earlier link still works.
   */
  passwordResetMail: [
    { points: 5, minutes: 60, by: 'device', over: 'no mail' },
    { points: 5, minutes: 30, by: 'recipient', over: 'no mail' },
  ],
  /** A token can't be guessed; this limits noise. */
  validateInvitation: [{ points: 200, minutes: 60, by: 'address' }],
  /** `upload-budget.ts` limits the pending bytes. */
  startEnquiryUpload: [{ points: 60, minutes: 60, by: 'address' }],
  submitEnquiry: [
    { points: 3, minutes: 1440, by: 'email and address', over: { quota: 'enquiries with this email' } },
    { points: 30, minutes: 60, by: 'address' },
  ],
  /** Megabytes of files that were sent with an enquiry; `upload-budget.ts` limits those that are pending. */
  attachedMegabytes: [
    { points: 100, minutes: 1440, by: 'address', over: { quota: 'MB of attachments' } },
    {
      points: 1000,
      minutes: 1440,
      by: 'everyone',
      over: { quota: 'MB of attachments' },
      orElse: 'send your enquiry without a file',
    },
  ],
  bookCall: [{ points: 20, minutes: 60, by: 'address' }],
  /**
   * Emails written by users: personal emails to clients and requesters, tickets and replies to them, projects that clients start, and what
   * they assign. Above it, replies, projects, findings, tasks and assignments are stored without sending one.
   */
  mailByPerson: [{ points: 50, minutes: 1440, by: 'person', over: { quota: 'mails' } }],
  /** Above the email quota, replies are stored without sending one. */
  replyToTicket: [{ points: 300, minutes: 60, by: 'person' }],
  /** Each makes the server request an address that a person entered. */
  fetchDocument: [{ points: 60, minutes: 60, by: 'person' }],
  /** `upload-budget.ts` limits the pending bytes. */
  startTaskUpload: [{ points: 100, minutes: 60, by: 'person' }],
  /** Each change of a name is an entry in the audit log. */
  changeProfile: [{ points: 20, minutes: 60, by: 'person' }],
  startProfilePhotoUpload: [{ points: 30, minutes: 60, by: 'person' }],
  reportFinding: [{ points: 300, minutes: 60, by: 'person' }],
  commentOnTask: [{ points: 300, minutes: 60, by: 'person' }],
  addLeadLogEntry: [{ points: 300, minutes: 60, by: 'person' }],
  /** Personal emails and enquiry confirmations to an address without an account whose owner never used an emailed link. */
  mailToUnproven: [{ points: 3, minutes: 1440, by: 'recipient', over: { quota: 'emails to this address' } }],
  /**
   * Emails about holds, to such an address. A row of its own, so that enquiries in someone's name don't keep them from booking.
   */
  bookingMail: [{ points: 3, minutes: 1440, by: 'recipient', over: { quota: 'mails about bookings to this address' } }],
  /** A key can't be guessed; these limit noise. */
  enquiryProgress: [{ points: 300, minutes: 60, by: 'address' }],
  strategyCall: [{ points: 300, minutes: 60, by: 'address' }],
  confirmCall: [{ points: 60, minutes: 60, by: 'address' }],
  /** Each sends two emails. */
  moveCall: [{ points: 60, minutes: 60, by: 'address' }],
  cancelCall: [{ points: 60, minutes: 60, by: 'address' }],
  /** A page reports every few seconds at most, and many people may share an address. */
  recordVisit: [{ points: 2000, minutes: 60, by: 'address' }],
  /** Many people may share an address. */
  reportPortalFault: [{ points: 300, minutes: 60, by: 'address' }],
  /** Each stores a response of up to 64 kB for a day. */
  idempotencyKeys: [{ points: 1000, minutes: 60, by: 'caller' }],
  /** A script that needs more reads larger pages. */
  accessTokenRequests: [{ points: 5000, minutes: 60, by: 'token' }],
  /** A token can't be guessed; this limits noise. */
  refusedAccessTokens: [{ points: 60, minutes: 15, by: 'address' }],
  /** Everything that calls the model, which costs money: questions, retries, trials. `jarvisQuota` returns what is left. */
  askJarvis: [
    {
      points: 60,
      minutes: 60,
      by: 'person',
      setting: 'JARVIS_QUESTIONS_PER_HOUR',
      over: { quota: 'questions to Jarvis' },
    },
    {
      points: 300,
      minutes: 1440,
      by: 'person',
      setting: 'JARVIS_QUESTIONS_PER_DAY',
      over: { quota: 'questions to Jarvis' },
    },
  ],
  /** Each stores up to 500 leads, and as many webhooks. */
  importLeads: [{ points: 20, minutes: 60, by: 'person', over: { quota: 'imports' } }],
  createConversation: [{ points: 60, minutes: 60, by: 'person', over: { quota: 'new conversations' } }],
  testJarvis: [{ points: 10, minutes: 1, by: 'person' }],
} as const satisfies Record<string, readonly Limit[]>;
export type RequestLimit = keyof typeof requestLimits;
