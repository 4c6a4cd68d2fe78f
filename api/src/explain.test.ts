import { expect, test } from '@jest/globals';
import { findPermanentError } from '#explain';

const withCode = (code: string, message = 'No') => Object.assign(new Error(message), { code });

test.each([
  ['a database without TLS', new Error('The server does not support SSL connections'), /sslmode/],
  ['a certificate that no one signed', withCode('DEPTH_ZERO_SELF_SIGNED_CERT'), /TLS options/],
  ['a role without rights', withCode('42501', 'permission denied for schema public'), /docs\/database-roles\.md/],
  ['a data folder of another account', withCode('EACCES', "EACCES: permission denied, mkdir '/root/x'"), /DATA_DIR/],
  ['a Redis that wants a password', new Error('NOAUTH Authentication required.'), /REDIS_URL/],
  [
    'a bucket that is refused',
    Object.assign(new Error('Unknown'), { $metadata: { httpStatusCode: 403 } }),
    /S3_BUCKET/,
  ],
])('%s is permanent, even as the cause of another error', (_what, fault, advice) => {
  expect(findPermanentError(fault)?.message).toMatch(advice);
  expect(findPermanentError(new Error('Outer', { cause: new AggregateError([fault]) }))?.message).toMatch(advice);
});

test.each(['ECONNREFUSED', 'ENOTFOUND', '57P03', '53300'])('%s is temporary', (code) => {
  expect(findPermanentError(withCode(code))).toBeNull();
});
