import * as z from 'zod/mini';
import { type Audience, audienceNames } from './audiences.ts';
import { labelRule } from './text.ts';

/* Separate from `portal-rows.ts`, which is in the shell's first file and must not load a validator. */

/** Who may open a portal: every audience except programs. */
export const portalAudiences = audienceNames.filter((name) => name !== 'releaser');

/** The maximum number of rows per build. */
export const maxPortalRows = 20;
const maxPathLength = 60;

const path = z
  .string('Please enter the path')
  .check(
    z.maxLength(maxPathLength, `Please keep the path to ${maxPathLength} characters`),
    z.regex(
      /^(\/[a-z0-9]+(-[a-z0-9]+)*){1,3}$/,
      'A path has one to three segments of lower-case letters, digits and dashes, as in /hiring or /hiring/board',
    ),
  );

const optionalTrue = z.optional(z.literal(true, 'Write true, or leave it out'));

/** A path that a remote declares, in `portals` of its rspack config and in its remote.json. */
export const portalRowRule = z.object(
  {
    path,
    /** Paths below it belong to the remote too. */
    below: optionalTrue,
    title: labelRule({ message: 'Please enter a title', max: 40 }),
    /** One of these is enough. */
    audiences: z
      .array(
        z.enum(portalAudiences as [Audience, ...Audience[]], `An audience is one of ${portalAudiences.join(', ')}`),
        'Please name the audiences that may open it',
      )
      .check(z.minLength(1, 'Please name the audiences that may open it')),
    /** Shown while it loads. */
    waiting: z.optional(labelRule({ message: 'Please enter the loading text', max: 60 })),
    /** It has links for the bar, for which a phone reserves a row. */
    hasLinks: optionalTrue,
  },
  'Please give each row a path, a title and audiences',
);

/** All rows of a remote. */
export const portalRowsRule = z
  .array(portalRowRule, 'Please list the rows')
  .check(z.maxLength(maxPortalRows, `A remote brings at most ${maxPortalRows} paths`));
