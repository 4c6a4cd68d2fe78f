// The table of limits in docs/security.md, from the figures that the code goes by.
import { invitationHours } from 'rules/invitations';
import { defaultKeyDays, longestKeyDays } from 'rules/releases';
import { longestUpload } from 'rules/uploads';
import { attemptLabels, keyLabels, requestLabels } from '#limits/limit-labels';
import { attemptLimits, type Limit, requestLimits } from '#limits/limit-table';
import { maxStoredBytes } from '#http/idempotency';
import { maxBodyBytes } from '#http/json-body';
import { bookingQuota } from '#limits/booking-quota';
import { arrivalLimits, bodyBudget, connectionBudget } from '#limits/connection-budget';
import { backgroundStatementMs, policies } from '#dependencies/policies';
import { answerBudget } from '#limits/answer-budget';
import { rollbackThreshold } from '#limits/rollback-threshold';
import { linkLifetime, overrideLifetime } from '#remotes/overrides';
import { requestShare } from '#limits/request-share';
import { costlyReads, documentBudget, readBudget } from '#limits/read-budget';
import { sessionLimits } from '#limits/session-limits';
import { type SocketLimit, socketBudget } from '#limits/socket-budget';
import { resetMinutes } from '#people/password-mails';
import { hashingBudget } from '#people/hashing';
import { readingBudget } from '#reading/reading-budget';
import { challengeLifetime } from '#second-factor/open-challenges';
import { uploadBudget } from '#limits/upload-budget';
import { securityLogBudget } from '#security-log/event-buffer';

/** What is limited, to how much, and what happens above it. */
type Row = [what: string, limit: string, over: string];

const figure = (value: number) => value.toLocaleString('en-US');
/** In the largest unit that it fills. */
function size(bytes: number): string {
  const [unit, name] = bytes >= 1024 * 1024 ? [1024 * 1024, 'MB'] : [1024, 'kB'];
  return `${figure(Math.round(bytes / unit))} ${name}`;
}
function duration(milliseconds: number): string {
  const minutes = milliseconds / 60_000;
  const [count, unit] =
    minutes < 1
      ? [milliseconds / 1000, 'second']
      : minutes % 1440 === 0 && minutes > 1440
        ? [minutes / 1440, 'day']
        : minutes % 60 === 0
          ? [minutes / 60, 'hour']
          : [minutes, 'minute'];
  return new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
const signedInAndOut = ({ signedIn, signedOut }: { signedIn: number; signedOut: number }) =>
  `${figure(signedIn)} signed in, ${figure(signedOut)} signed out`;

const tooExpensive = '400 QUERY_TOO_EXPENSIVE, before anything runs; the message names the path';
const beforeValidation = '400 QUERY_TOO_EXPENSIVE, before it is validated';
const reads = (): Row[] => [
  [
    'Rows that an operation may return: page sizes multiplied along each path',
    signedInAndOut(readBudget.rows),
    tooExpensive,
  ],
  ['Values: rows multiplied by the fields of each', figure(readBudget.values), tooExpensive],
  [
    `Operations above ${figure(costlyReads.rows)} rows or ${figure(costlyReads.values)} values at once, and waiting`,
    `${costlyReads.atOnce}, then a pause as long as it took; ${costlyReads.maxWaiting} wait, ${costlyReads.maxWaitingPerOwner} of one network`,
    '503 with Retry-After',
  ],
  ['Root fields', signedInAndOut(readBudget.rootFields), tooExpensive],
  ['Depth', figure(readBudget.depth), tooExpensive],
  ['Uses of one reference on a path', figure(readBudget.references), tooExpensive],
  ['Aliases of one field', figure(readBudget.aliases), tooExpensive],
  ['Fields of a document, fragments expanded', figure(readBudget.fields), tooExpensive],
  ['Tokens of a document', figure(readBudget.tokens), '400, before it is parsed to the end'],
  ['Characters of a document', figure(documentBudget.characters), '400 QUERY_TOO_EXPENSIVE, before it is parsed'],
  [
    'Fragments of a document, and spreads of them',
    `${documentBudget.fragments}, ${documentBudget.spreads}`,
    beforeValidation,
  ],
  ['Selections in each other, fragments not expanded', figure(documentBudget.nesting), beforeValidation],
  ['Fields of one name in a document', figure(documentBudget.usesOfName), beforeValidation],
  [
    'Answer, and what the database sends for it',
    size(answerBudget.bytes),
    '400 QUERY_TOO_EXPENSIVE without data; the connection to the database ends as soon as more arrives',
  ],
  ['What the database sends for any other statement', size(answerBudget.statementBytes), 'the statement fails'],
  ['Time of a statement of a request', duration(policies.database.statementMs), '503'],
  ['Time of a statement of a job', duration(backgroundStatementMs), 'the job is tried again'],
];

function getOver({ over }: Limit): string {
  if (over === 'delay') return 'each attempt is delayed longer, up to 10 seconds';
  if (over === 'no mail') return 'answered as always, without another mail';
  return over ? '429 QUOTA_EXCEEDED' : '429 RATE_LIMITED';
}
const toRows = <Name extends string>(labels: Record<Name, string>, table: Record<Name, readonly Limit[]>): Row[] =>
  (Object.keys(labels) as Name[]).flatMap((name) =>
    table[name].map((limit): Row => {
      const setting = limit.setting ? ` (\`${limit.setting}\`)` : '';
      const points = `${figure(limit.points)} in ${duration(limit.minutes * 60_000)} per ${keyLabels[limit.by]}${setting}`;
      return [labels[name], points, getOver(limit)];
    }),
  );

const bookings = (): Row[] =>
  Object.values(bookingQuota).map(({ label, limit, over }): Row => [label, figure(limit), over]);

const shares = (): Row[] =>
  Object.values(requestShare).map(({ label, limit, over }): Row => [label, figure(limit), over]);

const connections = (): Row[] => [
  ...[...Object.values(connectionBudget), ...Object.values(bodyBudget)].map(({ label, figure: limit, over }): Row => [
    label,
    figure(limit),
    over,
  ]),
  ...Object.values(arrivalLimits).map(({ label, milliseconds, over }): Row => [label, duration(milliseconds), over]),
];

const sessions = (): Row[] =>
  Object.values(sessionLimits).map(({ label, milliseconds, over }): Row => [label, duration(milliseconds), over]);

const expired = 'refused, as if it had never been';
const lifetimes = (): Row[] => [
  ['Invitation link and login code', duration(invitationHours * 60 * 60_000), expired],
  ['Password reset link', duration(resetMinutes * 60_000), expired],
  ['Sign-in that waits for its second factor', duration(challengeLifetime), 'starts over'],
];

const sizes = (): Row[] => [
  ['The body of a request', size(maxBodyBytes), '413 TOO_LARGE'],
  ['An uploaded file', size(longestUpload), '413 TOO_LARGE, while it arrives'],
  ...Object.values(uploadBudget).map(({ label, bytes, over }): Row => [label, size(bytes), over]),
  ['An answer that is kept for an Idempotency-Key', size(maxStoredBytes), '413 TOO_LARGE for a repetition'],
];

const sockets = (): Row[] =>
  Object.values<SocketLimit>(socketBudget).map(({ label, figure: limit, unit, over }): Row => {
    if (unit === 'bytes') return [label, size(limit), over];
    if (unit === 'milliseconds') return [label, duration(limit), over];
    return [label, unit.startsWith('a ') ? `${figure(limit)} ${unit}` : figure(limit), over];
  });

const { milliseconds, heapMegabytes, bufferBytes, unpackedBytes, archiveFiles } = readingBudget;
const cannotBeRead = 'the document ends as failed, with the reason';
const work = (): Row[] => [
  [
    'Passwords that wait to be hashed',
    `${hashingBudget.maxWaiting}; of one network ${hashingBudget.maxWaiting * hashingBudget.shareOfNetwork}`,
    '503 with Retry-After',
  ],
  ['Reading a document', duration(milliseconds), cannotBeRead],
  ['Memory for it', `${heapMegabytes} MB of heap, ${size(bufferBytes)} of buffers`, cannotBeRead],
  ['What a document unpacks to', `${size(unpackedBytes)} in ${figure(archiveFiles)} files`, cannotBeRead],
];

const { windowSeconds, rowsPerNetwork, rowsPerKind } = securityLogBudget;
const securityLog = (): Row[] => [
  [
    'Security events of a kind from one network',
    `${rowsPerNetwork} rows in ${windowSeconds} seconds`,
    'counted in one row',
  ],
  ['Security events of a kind', `${rowsPerKind} rows in ${windowSeconds} seconds`, 'counted in one row'],
];

const { people, pageLoads, networksPerSite } = rollbackThreshold;
const releases = (): Row[] => [
  ['Lifetime of a release key', `${longestKeyDays} days; ${defaultKeyDays} by default`, 'it is refused'],
  ['Link that starts an override', duration(linkLifetime), '410'],
  ['Override', `${duration(overrideLifetime)}, and never longer than its key and account`, 'the published version'],
  [
    'Signed-in people who report a fault of a new version',
    `${people.count} in ${duration(people.minutes * 60_000)}`,
    'it is rolled back',
  ],
  [
    'Page loads of the public pages that report a fault of a new version',
    `more than ${pageLoads.share * 100}% of at least ${pageLoads.count} from at least ${pageLoads.networks} sites in ${duration(pageLoads.minutes * 60_000)}`,
    'it is rolled back',
  ],
  [
    'What one site (IPv6 /48, IPv4 /24) adds to that figure',
    `${networksPerSite} networks, each with one page load and one fault`,
    'not counted',
  ],
];

export function limitsTable(): string {
  const sections: Array<[title: string, rows: Row[]]> = [
    ['One operation', reads()],
    ['Attempts that fail', toRows(attemptLabels, attemptLimits)],
    ['Requests, successful or not', toRows(requestLabels, requestLimits)],
    ['Share of one server', shares()],
    ['Connections', connections()],
    ['Strategy calls', bookings()],
    ['Sessions', sessions()],
    ['Links and sign-ins under way', lifetimes()],
    ['Sizes', sizes()],
    ['Sockets', sockets()],
    ['Work on other threads', work()],
    ['Security log', securityLog()],
    ['Releases', releases()],
  ];
  const tables = sections.map(([title, rows]) =>
    [
      `### ${title}`,
      '',
      '| what | limit | over it |',
      '| --- | --- | --- |',
      ...rows.map((cells) => `| ${cells.join(' | ')} |`),
    ].join('\n'),
  );
  return tables.join('\n\n');
}
