import { CloseCode } from 'graphql-ws';
import { socketBudget } from '#limits/socket-budget';

const { socketsPerSession, socketsPerAddress } = socketBudget;

/** Why this server closes a socket: the code and text sent to the client, keyed by the name in metrics and logs. */
export const closeReasons = {
  session_over: [CloseCode.Unauthorized, 'The session is over'],
  session_unknown: [1013, 'Please try again later'],
  session_sockets: [4429, `This session already has ${socketsPerSession.figure} sockets. Close a tab first`],
  address_sockets: [4429, `Your network already has ${socketsPerAddress.figure} sockets. Try again later`],
  message_rate: [4429, 'Too many messages. Try again later'],
  slow_reader: [4408, "Data isn't read fast enough"],
  duplicate_subscription: [CloseCode.SubscriberAlreadyExists, 'There is already a subscription with this ID'],
  invalid_message: [CloseCode.BadRequest, 'Invalid message'],
  events_overflow: [1013, 'Too many events. Please connect again'],
  restart: [1012, 'The server restarts. Please connect again'],
  server_fault: [CloseCode.InternalServerError, 'Something went wrong'],
} as const satisfies Record<string, readonly [code: number, text: string]>;
export type CloseReason = keyof typeof closeReasons;

/** Reasons caused by the client, which are recorded as security events. */
export const isSuspicious = (reason: CloseReason): boolean => suspiciousReasons.has(reason);
const suspiciousReasons: ReadonlySet<CloseReason> = new Set([
  'session_sockets',
  'address_sockets',
  'message_rate',
  'slow_reader',
  'duplicate_subscription',
  'invalid_message',
]);
