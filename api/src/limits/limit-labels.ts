import type { AttemptLimit, RateLimitKey, RequestLimit } from '#limits/limit-table';

/** What each limit counts, for display. */
export const attemptLabels: Record<AttemptLimit, string> = {
  signIn: 'Failed sign-ins, both forms together',
  secondFactor: 'Wrong second factors',
  ownPassword: 'Wrong passwords when confirming within a session',
  redeemCode: 'Wrong login codes within a session',
  validateInvitationCode: 'Wrong invitation codes',
  resetPassword: 'Wrong password reset links',
};
export const requestLabels: Record<RequestLimit, string> = {
  register: 'Registrations',
  requestPasswordReset: 'Requests for a password reset link',
  passwordResetMail: 'Password reset links sent',
  validateInvitation: 'Invitation links opened',
  startEnquiryUpload: 'Enquiry uploads started',
  submitEnquiry: 'Enquiries',
  attachedMegabytes: 'Megabytes attached to enquiries',
  bookCall: 'Attempts to book a call',
  mailByPerson: 'Emails that a user writes',
  replyToTicket: 'Replies to tickets',
  fetchDocument: 'Documents fetched from their address',
  startTaskUpload: 'Task uploads started',
  changeProfile: 'Profile edits',
  startProfilePhotoUpload: 'Uploads of profile photos started',
  reportFinding: 'Findings reported',
  commentOnTask: 'Comments on tasks',
  addLeadLogEntry: 'Entries in contact logs of leads',
  mailToUnproven: 'Personal emails and enquiry confirmations to an address that never answered',
  bookingMail: 'Emails about bookings to an address that never answered',
  enquiryProgress: 'Views of an enquiry by its link',
  strategyCall: 'Views of a booking by its link',
  confirmCall: 'Bookings confirmed',
  moveCall: 'Bookings moved',
  cancelCall: 'Bookings canceled',
  recordVisit: 'Reports of page views',
  reportPortalFault: 'Reports of portal faults',
  idempotencyKeys: 'Changes with an Idempotency-Key',
  accessTokenRequests: 'Requests with an access token',
  refusedAccessTokens: 'Unknown, expired or revoked access tokens',
  askJarvis: 'Questions to Jarvis, and trials of it',
  importLeads: 'Imports of leads',
  createConversation: 'New conversations with Jarvis',
  testJarvis: 'Trials of Jarvis',
};

/** Who is counted together. */
export const keyLabels: Record<RateLimitKey, string> = {
  'email and address': 'email and address',
  address: 'address',
  account: 'account',
  device: 'browser that signed in to the account before',
  person: 'person',
  token: 'access token',
  caller: 'session, or address without one',
  recipient: 'recipient',
  everyone: 'installation',
};
