import * as z from 'zod/mini';
import { type Audience, audienceNames } from './audiences.ts';
import { lineOf } from './text.ts';

/* The route table of the shell: rows that are delivered with the product, and rows that teams register with a release. */

/** Who may open a portal: every audience but that of programs. */
export const portalAudiences = audienceNames.filter((name) => name !== 'releaser');

/** A build brings at most this many. */
export const maxPortalRows = 20;
const maxPathLength = 60;

const path = z
  .string('Please give the path')
  .check(
    z.maxLength(maxPathLength, `Please keep the path to ${maxPathLength} characters`),
    z.regex(
      /^(\/[a-z0-9]+(-[a-z0-9]+)*){1,3}$/,
      'A path has one to three segments of lower-case letters, digits and dashes, as in /hiring or /hiring/board',
    ),
  );

/** What a remote declares of a path that it brings: `portals` of its rspack.config.ts, and of its remote.json. */
export const portalRowRule = z.object({
  path,
  /** Paths below it are the remote's too. */
  below: z.optional(z.literal(true)),
  title: lineOf({ message: 'Please give the title', max: 40 }),
  /** One of these is enough. */
  audiences: z
    .array(
      z.enum(portalAudiences as [Audience, ...Audience[]], `An audience is one of ${portalAudiences.join(', ')}`),
      'Please name the audiences that may open it',
    )
    .check(z.minLength(1, 'Please name the audiences that may open it')),
  /** Shown while it loads. */
  waiting: z.optional(lineOf({ message: 'Please say what is loading', max: 60 })),
  /** It brings links for the bar, for which a phone keeps a row. */
  hasLinks: z.optional(z.literal(true)),
});

/** A row of the route table: a path, the remote that is shown there, and who may open it. */
export interface PortalRow {
  path: string;
  below?: true | undefined;
  /** Federation name, as in mfe_client. */
  remote: string;
  title: string;
  audiences: readonly Audience[];
  waiting?: string | undefined;
  hasLinks?: true | undefined;
}

/** The row as a remote declares it: the name of the remote is known. */
export type DeclaredPortalRow = Omit<PortalRow, 'remote'>;

interface Place {
  path: string;
  below?: true | undefined;
}

/** The row that decides about an address. */
export function portalRowAt<Row extends Place>(rows: readonly Row[], pathname: string): Row | undefined {
  const at = pathname.replace(/(.)\/+$/, '$1');
  return rows.find((row) => at === row.path || (row.below && at.startsWith(`${row.path}/`)));
}

/** Whether a path belongs to another row: it is that row's path, is below it, or would cover it. */
export const isTakenBy = (row: Place, other: Place): boolean =>
  row.path === other.path ||
  (other.path !== '/' && row.path.startsWith(`${other.path}/`)) ||
  (row.below === true && other.path.startsWith(`${row.path}/`));

/** Whether consent to one is consent to the other. */
export const isSameRow = (one: DeclaredPortalRow, other: DeclaredPortalRow): boolean => toText(one) === toText(other);

const toText = ({ path: at, below, title, audiences, waiting, hasLinks }: DeclaredPortalRow) =>
  JSON.stringify([at, below ?? false, title, audiences.toSorted(), waiting ?? null, hasLinks ?? false]);

/** What becomes of a registered row. */
export const portalPathStatuses = ['requested', 'approved', 'declined', 'retired', 'replaced'] as const;
export type PortalPathStatus = (typeof portalPathStatuses)[number];
