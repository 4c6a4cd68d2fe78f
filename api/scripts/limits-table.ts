// Generates the table of limits in docs/security.md from the code's constants.
import { defaultTokenDays, maxTokenDays, maxTokens } from 'rules/access-tokens';
import { invitationHours } from 'rules/invitations';
import { defaultKeyDays, maxKeyDays } from 'rules/releases';
import { maxPhotoSide, maxPhotoSize } from 'rules/profile';
import { maxUploadSize } from 'rules/uploads';
import { attemptLabels, keyLabels, requestLabels } from '#limits/limit-labels';
import { attemptLimits, type Limit, requestLimits } from '#limits/limit-table';
import { maxStoredBytes } from '#http/graphql/idempotency';
import { maxBodyBytes } from '#http/json-body';
import { bookingQuota } from '#limits/booking-quota';
import { arrivalLimits, bodyBudget, connectionBudget } from '#limits/connection-budget';
import { backgroundStatementMs, policies } from '#dependencies/policies';
import { answerBudget } from '#limits/answer-budget';
import { fetchBudget } from '#documents/fetching/fetch-budget';
import { rollbackThreshold } from '#limits/rollback-threshold';
import { listLimits } from '#limits/list-limits';
import { linkLifetime, overrideLifetime } from '#remotes/overrides';
import { requestShare } from '#limits/request-share';
import { pdfBudget } from '#limits/pdf-budget';
import { expensiveReadBudget, documentBudget, readBudget } from '#limits/read-budget';
import { sessionLimits } from '#limits/session-limits';
import { type SocketLimit, socketBudget } from '#limits/socket-budget';
import { resetMinutes } from '#sign-in/password-mails';
import { hashingBudget } from '#passwords/hashing';
import { readingBudget } from '#reading/reading-budget';
import { challengeLifetime } from '#second-factor/open-challenges';
import { uploadBudget } from '#limits/upload-budget';
import { securityLogBudget } from '#security-log/event-buffer';

/** A limit, its value, and what happens above it. */
type Row = [what: string, limit: string, over: string];

const formatNumber = (value: number) => value.toLocaleString('en-US');
/** Formats a size in MB or kB. */
function formatSize(bytes: number): string {
  const [unit, name] = bytes >= 1024 * 1024 ? [1024 * 1024, 'MB'] : [1024, 'kB'];
  return `${formatNumber(Math.round(bytes / unit))} ${name}`;
}
function formatDuration(milliseconds: number): string {
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
const formatSignedInAndOut = ({ signedIn, signedOut }: { signedIn: number; signedOut: number }) =>
  `${formatNumber(signedIn)} signed in, ${formatNumber(signedOut)} signed out`;

const tooExpensive = '400 QUERY_TOO_EXPENSIVE, before execution; the message names the path';
const beforeValidation = '400 QUERY_TOO_EXPENSIVE, before validation';
const getReadRows = (): Row[] => [
  ['Rows per operation: page sizes multiplied along each path', formatSignedInAndOut(readBudget.rows), tooExpensive],
  ['Values per operation: rows multiplied by their fields', formatNumber(readBudget.values), tooExpensive],
  [
    `Operations above ${formatNumber(expensiveReadBudget.rows)} rows or ${formatNumber(expensiveReadBudget.values)} values: concurrent and queued`,
    `${expensiveReadBudget.concurrency}, then a pause as long as it took; ${expensiveReadBudget.maxWaiting} may wait, ${expensiveReadBudget.maxWaitingPerOwner} per network`,
    '503 with Retry-After',
  ],
  ['Root fields', formatSignedInAndOut(readBudget.rootFields), tooExpensive],
  ['Depth', formatNumber(readBudget.depth), tooExpensive],
  ['Uses of one reference on a path', formatNumber(readBudget.references), tooExpensive],
  ['Aliases of one field', formatNumber(readBudget.aliases), tooExpensive],
  ['Fields of a document, fragments expanded', formatNumber(readBudget.fields), tooExpensive],
  ['Tokens of a document', formatNumber(readBudget.tokens), '400, during parsing'],
  ['Characters of a document', formatNumber(documentBudget.characters), '400 QUERY_TOO_EXPENSIVE, before parsing'],
  [
    'Fragments and fragment spreads of a document',
    `${documentBudget.fragments}, ${documentBudget.spreads}`,
    beforeValidation,
  ],
  ['Nested selections, fragments not expanded', formatNumber(documentBudget.nesting), beforeValidation],
  ['Fields with the same name in a document', formatNumber(documentBudget.usesOfName), beforeValidation],
  [
    'Response, and the data that the database sends for it',
    formatSize(answerBudget.bytes),
    '400 QUERY_TOO_EXPENSIVE without data; the database connection is closed',
  ],
  [
    'Data that the database sends for any other statement',
    formatSize(answerBudget.statementBytes),
    'the statement fails',
  ],
  ['Duration of a statement of a request', formatDuration(policies.database.statementMs), '503'],
  ['Duration of a statement of a job', formatDuration(backgroundStatementMs), 'the job is retried'],
];

function describeExcess({ over }: Limit): string {
  if (over === 'delay') return 'each attempt is delayed longer, up to 10 seconds';
  if (over === 'no mail') return 'normal response, but no further mail';
  return over ? '429 QUOTA_EXCEEDED' : '429 RATE_LIMITED';
}
const toRows = <Name extends string>(labels: Record<Name, string>, table: Record<Name, readonly Limit[]>): Row[] =>
  (Object.keys(labels) as Name[]).flatMap((name) =>
    table[name].map((limit): Row => {
      const setting = limit.setting ? ` (\`${limit.setting}\`)` : '';
      const points = `${formatNumber(limit.points)} in ${formatDuration(limit.minutes * 60_000)} per ${keyLabels[limit.by]}${setting}`;
      return [labels[name], points, describeExcess(limit)];
    }),
  );

const getBookingRows = (): Row[] =>
  Object.values(bookingQuota).map(({ label, limit, over }): Row => [label, formatNumber(limit), over]);

const getListRows = (): Row[] =>
  Object.values(listLimits).map(({ label, limit, over }): Row => [label, formatNumber(limit), over]);

const getShareRows = (): Row[] => [
  ...Object.values(requestShare).map(({ label, limit, over }): Row => [label, formatNumber(limit), over]),
  [
    'Files such as PDFs that are made at the same time, and waiting',
    `${pdfBudget.concurrency}, then a pause as long as it took; ${pdfBudget.maxWaiting} may wait, ${pdfBudget.maxWaitingPerOwner} per network`,
    '503 with Retry-After',
  ],
];

const getConnectionRows = (): Row[] => [
  ...[...Object.values(connectionBudget), ...Object.values(bodyBudget)].map(({ label, figure: limit, over }): Row => [
    label,
    formatNumber(limit),
    over,
  ]),
  ...Object.values(arrivalLimits).map(({ label, milliseconds, over }): Row => [
    label,
    formatDuration(milliseconds),
    over,
  ]),
];

const getSessionRows = (): Row[] =>
  Object.values(sessionLimits).map(({ label, milliseconds, over }): Row => [label, formatDuration(milliseconds), over]);

const expired = 'refused like an unknown one';
const getLifetimeRows = (): Row[] => [
  ['Invitation link and login code', formatDuration(invitationHours * 60 * 60_000), expired],
  ['Access token', `${maxTokenDays} days; ${defaultTokenDays} by default`, expired],
  ['Access tokens of one person', formatNumber(maxTokens), '409 CONFLICT'],
  ['Password reset link', formatDuration(resetMinutes * 60_000), expired],
  ['Sign-in awaiting its second factor', formatDuration(challengeLifetime), 'the sign-in starts over'],
];

const unreadableText = 'the document fails with the reason';
const getSizeRows = (): Row[] => [
  ['Request body', formatSize(maxBodyBytes), '413 TOO_LARGE'],
  ['Uploaded file', formatSize(maxUploadSize), '413 TOO_LARGE, during the upload'],
  [
    'Photo of a person',
    `${formatSize(maxPhotoSize)}, ${maxPhotoSide} × ${maxPhotoSide} pixels`,
    '413 TOO_LARGE, 415 UNSUPPORTED_TYPE',
  ],
  ['Document fetched from its address', formatSize(fetchBudget.bytes), unreadableText],
  ['Redirects of a document fetched from its address', formatNumber(fetchBudget.redirects), unreadableText],
  ...Object.values(uploadBudget).map(({ label, bytes, over }): Row => [label, formatSize(bytes), over]),
  ['Response stored for an Idempotency-Key', formatSize(maxStoredBytes), '413 TOO_LARGE on retry'],
];

const getSocketRows = (): Row[] =>
  Object.values<SocketLimit>(socketBudget).map(({ label, figure: limit, unit, over }): Row => {
    if (unit === 'bytes') return [label, formatSize(limit), over];
    if (unit === 'milliseconds') return [label, formatDuration(limit), over];
    return [label, unit.startsWith('a ') ? `${formatNumber(limit)} ${unit}` : formatNumber(limit), over];
  });

const { milliseconds, heapMegabytes, bufferBytes, unpackedBytes, archiveFiles, htmlAttributes, htmlDepth, sections } =
  readingBudget;
const getWorkRows = (): Row[] => [
  [
    'Passwords queued for hashing',
    `${hashingBudget.maxWaiting}; ${hashingBudget.maxWaiting * hashingBudget.shareOfNetwork} per network`,
    '503 with Retry-After',
  ],
  ['Time for fetching a document from its address', formatDuration(policies.documentServers.totalMs), unreadableText],
  ['Time for extracting the text of a document', formatDuration(milliseconds), unreadableText],
  [
    'Memory for extracting the text of a document',
    `${heapMegabytes} MB of heap, ${formatSize(bufferBytes)} of buffers`,
    unreadableText,
  ],
  [
    'Unpacked size of a document',
    `${formatSize(unpackedBytes)} in ${formatNumber(archiveFiles)} files`,
    unreadableText,
  ],
  [
    'Sections of a document: pages or headings',
    formatNumber(sections),
    'adjacent ones are merged; a PDF with more pages fails',
  ],
  ['Elements of a web page within each other', formatNumber(htmlDepth), unreadableText],
  ['Attributes of one element of a web page', formatNumber(htmlAttributes), 'more are ignored'],
];

const { windowSeconds, rowsPerNetwork, rowsPerKind } = securityLogBudget;
const getSecurityLogRows = (): Row[] => [
  [
    'Security events of a kind from one network',
    `${rowsPerNetwork} rows in ${windowSeconds} seconds`,
    'counted in one row',
  ],
  ['Security events of a kind', `${rowsPerKind} rows in ${windowSeconds} seconds`, 'counted in one row'],
];

const { people, pageLoads, networksPerSite } = rollbackThreshold;
const getReleaseRows = (): Row[] => [
  ['Lifetime of a release key', `${maxKeyDays} days; ${defaultKeyDays} by default`, 'refused'],
  ['Link for an override', formatDuration(linkLifetime), '410'],
  [
    'Override',
    `${formatDuration(overrideLifetime)}, but no longer than its key and account are valid`,
    'the published version',
  ],
  [
    'Signed-in people who report a fault in a new version',
    `${people.count} in ${formatDuration(people.minutes * 60_000)}`,
    'automatic rollback',
  ],
  [
    'Page loads of the public pages that report a fault in a new version',
    `more than ${pageLoads.share * 100}% of at least ${pageLoads.count} from at least ${pageLoads.networks} sites in ${formatDuration(pageLoads.minutes * 60_000)}`,
    'automatic rollback',
  ],
  [
    'Contribution of one site (IPv6 /48, IPv4 /24)',
    `${networksPerSite} networks, each with one page load and one fault`,
    'not counted',
  ],
];

export function createLimitsTable(): string {
  const sections: Array<[title: string, rows: Row[]]> = [
    ['One operation', getReadRows()],
    ['Failed attempts', toRows(attemptLabels, attemptLimits)],
    ['Requests, successful or not', toRows(requestLabels, requestLimits)],
    ['Share of one server', getShareRows()],
    ['Lists without pages', getListRows()],
    ['Connections', getConnectionRows()],
    ['Strategy calls', getBookingRows()],
    ['Sessions', getSessionRows()],
    ['Links, tokens and pending sign-ins', getLifetimeRows()],
    ['Sizes', getSizeRows()],
    ['Sockets', getSocketRows()],
    ['Work on other threads', getWorkRows()],
    ['Security log', getSecurityLogRows()],
    ['Releases', getReleaseRows()],
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
