import { type AppError, httpStatuses, toErrorBody } from '#errors';
import * as errors from '#errors';
import type { Components, Json } from '#rest/openapi/components';

interface ErrorResponse {
  name: string;
  description: string;
  example: AppError;
}

/** The error statuses of the paths (contract §1). */
const errorResponses: Record<number, ErrorResponse> = {
  400: {
    name: 'BadRequest',
    description: 'The request is invalid; `fields` has a message per field where the values are at fault',
    example: errors.badInput({ email: 'Please enter a valid email address' }),
  },
  401: { name: 'Unauthenticated', description: 'No session, or wrong credentials', example: errors.unauthenticated() },
  403: {
    name: 'Forbidden',
    description: 'Not allowed for this account, a request from another site, or one that requires reauthentication',
    example: errors.forbidden(),
  },
  404: {
    name: 'NotFound',
    description: "It doesn't exist, or this account can't see it",
    example: errors.notFound('conversation'),
  },
  409: {
    name: 'Conflict',
    description: 'It already exists, is in use, or the Idempotency-Key belongs to another request',
    example: errors.conflict('This name is taken'),
  },
  410: {
    name: 'InvitationInvalid',
    description: 'The invitation is used, expired, revoked or unknown',
    example: errors.invitationInvalid(),
  },
  412: {
    name: 'ChangedMeanwhile',
    description: 'It changed after the version that `If-Match` names; nothing was changed',
    example: errors.changedMeanwhile('prompt template'),
  },
  413: {
    name: 'TooLarge',
    description: 'The body is too large',
    example: errors.tooLarge('The request is larger than 1 MB'),
  },
  415: {
    name: 'UnsupportedType',
    description: "The file isn't of an accepted type",
    example: errors.unsupportedType('This type of file is not accepted'),
  },
  429: {
    name: 'TooManyRequests',
    description: 'A rate limit or a quota is used up; `Retry-After` says when to try again',
    example: errors.rateLimited(60),
  },
  500: {
    name: 'InternalError',
    description: 'A fault of the server; its log has the `requestId`',
    example: errors.toAppError(new Error('Unknown')),
  },
  503: {
    name: 'Unavailable',
    description: "A service that this needs isn't available; nothing was changed",
    example: errors.unavailable('The service'),
  },
};

const errorSchema = {
  type: 'object',
  description: 'Why a request failed, and how to resolve it',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string', description: 'For people: what happened and what to do' },
    code: { type: 'string', enum: Object.keys(httpStatuses), description: 'For programs' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'A message for each invalid field',
    },
    requestId: { type: 'string', description: 'Identifies the request in the log' },
  },
};

const retryAfter = { 'Retry-After': { description: 'Seconds until a retry makes sense', schema: { type: 'integer' } } };

/** The error responses that paths refer to. */
export function createErrorResponses(components: Components): Record<string, Json> {
  const schema = components.add('Error', errorSchema);
  return Object.fromEntries(
    Object.entries(errorResponses).map(([status, { name, description, example }]) => [
      name,
      {
        description,
        ...((status === '429' || status === '503') && { headers: retryAfter }),
        content: {
          'application/json': { schema, example: toErrorBody(example, '0199f0c2-6c1e-7f7a-9d0a-3f2a5b6c7d8e') },
        },
      },
    ]),
  );
}

/** References to them, by status. */
export const referToErrors = (statuses: readonly number[]): Record<string, Json> =>
  Object.fromEntries(
    statuses.map((status) => {
      const response = errorResponses[status];
      if (!response) throw new Error(`OpenAPI doesn't describe the status ${status}`);
      return [status, { $ref: `#/components/responses/${response.name}` }];
    }),
  );
