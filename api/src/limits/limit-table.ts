/** What is counted together: the same e-mail from the same address, everything from one address, everything of a person. */
export type Together = 'email and address' | 'address' | 'person';

export interface Limit {
  points: number;
  minutes: number;
  by: Together;
}

/** How many attempts may fail. What goes well is not counted. */
export const failureLimits = {
  /** Both doors together. */
  signIn: [{ points: 5, minutes: 15, by: 'email and address' }],
  /** A password that is asked for again inside a session. */
  ownPassword: [{ points: 5, minutes: 15, by: 'person' }],
  /** A login code inside a session, typed by whoever it was not sent to. */
  redeemCode: [{ points: 60, minutes: 15, by: 'person' }],
  validateInvitationCode: [
    { points: 10, minutes: 15, by: 'email and address' },
    { points: 30, minutes: 15, by: 'address' },
  ],
} as const satisfies Record<string, readonly Limit[]>;
export type FailureLimit = keyof typeof failureLimits;

/** How many calls there may be. */
export const callLimits = {
  /** The token is the guard; this is only against noise. */
  register: [{ points: 200, minutes: 60, by: 'address' }],
  requestPasswordReset: [
    { points: 5, minutes: 60, by: 'email and address' },
    { points: 20, minutes: 60, by: 'address' },
  ],
  /** A token cannot be guessed; this is only against noise. */
  validateInvitation: [{ points: 200, minutes: 60, by: 'address' }],
  startEnquiryUpload: [{ points: 60, minutes: 60, by: 'address' }],
  submitEnquiry: [{ points: 60, minutes: 60, by: 'address' }],
  bookCall: [{ points: 120, minutes: 60, by: 'address' }],
  /** A key cannot be guessed; these are only against noise. */
  enquiryProgress: [{ points: 300, minutes: 60, by: 'address' }],
  strategyCall: [{ points: 300, minutes: 60, by: 'address' }],
  /** Each writes two mails. */
  moveCall: [{ points: 60, minutes: 60, by: 'address' }],
  cancelCall: [{ points: 60, minutes: 60, by: 'address' }],
  /** A page tells every few seconds at most, and many people may share an address. */
  recordVisit: [{ points: 2000, minutes: 60, by: 'address' }],
  /** Many people may share an address. */
  reportPortalFault: [{ points: 300, minutes: 60, by: 'address' }],
  /** Each asks the model, which costs. */
  testJarvis: [{ points: 10, minutes: 1, by: 'person' }],
} as const satisfies Record<string, readonly Limit[]>;
export type CallLimit = keyof typeof callLimits;
