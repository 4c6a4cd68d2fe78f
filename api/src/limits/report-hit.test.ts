import { expect, test } from '@jest/globals';
import { attemptLimits, requestLimits } from '#limits/limit-table';
import { reportHit } from '#limits/report-hit';
import type { SecurityEventInput } from '#security-log/security-event';

test('the security log says in words which limit someone is over, and at which account', () => {
  const events: SecurityEventInput[] = [];
  const report = reportHit({ record: (event) => events.push(event) });
  const email = 'ada@test.test';
  report({ name: 'signIn', limit: attemptLimits.signIn[1], subject: { email } });
  report({ name: 'mailToUnproven', limit: requestLimits.mailToUnproven[0], subject: { recipient: email } });
  expect(events).toEqual([
    {
      kind: 'limit_reached',
      account: { email },
      details: 'Failed sign-ins, both forms together: 5 in 15 minutes per email and address',
    },
    {
      kind: 'quota_reached',
      account: { email },
      details:
        'Personal emails and enquiry confirmations to an address that never answered: 3 in 24 hours per recipient',
    },
  ]);
});
