import { type Audience, isInAudience } from 'rules/audiences';
import type { Principal } from 'rules/people';
import { rootFieldAudiences } from '#access/audiences';

/** One sample person per kind in the contract (§1). */
export const sampleViewers: Record<string, Principal | null> = {
  'signed out': null,
  client: { role: 'client', contractorRole: null, isFounder: false },
  developer: { role: 'contractor', contractorRole: 'developer', isFounder: false },
  tester: { role: 'contractor', contractorRole: 'tester', isFounder: false },
  support: { role: 'contractor', contractorRole: 'support', isFounder: false },
  sales: { role: 'contractor', contractorRole: 'sales', isFounder: false },
  pm: { role: 'contractor', contractorRole: 'project_manager', isFounder: false },
  analyst: { role: 'product_analyst', contractorRole: null, isFounder: false },
  admin: { role: 'admin', contractorRole: null, isFounder: false },
  founder: { role: 'admin', contractorRole: null, isFounder: true },
};

export const canCall = (audiences: Audience[], person: Principal | null) =>
  audiences.some((audience) => isInAudience(audience, person));

export const viewerKinds = Object.keys(sampleViewers);

/** Every operation with the kinds of people who may call it, for docs/access.md and the founder's screen. */
export const listOperationAccess = () =>
  rootFieldAudiences()
    .map((row) => ({
      ...row,
      callers: viewerKinds.filter((name) => canCall(row.audiences, sampleViewers[name] ?? null)),
    }))
    .toSorted((a, b) => a.kind.localeCompare(b.kind) || a.field.localeCompare(b.field));

/** docs/access.md: who may call each operation. Row-level access is each domain's `visibleTo`. */
export function renderAccessTable(): string {
  const rows = listOperationAccess().map(
    ({ kind, field, audiences, callers, requiresRecentAuth }) =>
      `| ${kind} \`${field}\` | ${audiences.join(', ')} | ${requiresRecentAuth ? 'recent' : ''} | ${viewerKinds.map((name) => (callers.includes(name) ? 'yes' : '–')).join(' | ')} |`,
  );
  const head = ['operation', 'for', 'sign-in', ...viewerKinds];
  return [
    '# Who may call what',
    '',
    'Written by `pnpm --filter api emit` from the audience on each operation (`@RequireAudience`); a test signs in as each kind of person and compares.',
    'Which rows someone sees is a second question: each domain answers it in its `*.access.ts`, inside the WHERE of every read.',
    '',
    '“recent”: the session must have been proved within the last five minutes, by a sign-in, `confirmPassword` or `confirmPasskey`',
    '(`@RequireRecentAuth`); else 403 REAUTHENTICATION_REQUIRED. `endSession` of the current session and `createInvitation` of anyone',
    'but an administrator do not need it. A release key is a proof with each call. `changePassword` takes the current password itself.',
    '',
    `| ${head.join(' | ')} |`,
    `|${head.map(() => ' --- |').join('')}`,
    ...rows,
    '',
  ].join('\n');
}
