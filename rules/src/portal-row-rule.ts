import * as z from 'zod/mini';
import { type Audience, audienceNames } from './audiences.ts';
import { labelRule } from './text.ts';

/* Apart from `portal-rows.ts`: the shell's first file, which has those, is fetched before any form and does without a validator. */

/** Who may open a portal: every audience but that of programs. */
export const portalAudiences = audienceNames.filter((name) => name !== 'releaser');

/** A build brings at most this many. */
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

/** What a remote declares of a path that it brings: `portals` of its rspack config, and of its remote.json. */
export const portalRowRule = z.object(
  {
    path,
    /** Paths below it are the remote's too. */
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
    /** It brings links for the bar, for which a phone keeps a row. */
    hasLinks: optionalTrue,
  },
  'Please give each row a path, a title and audiences',
);

/** All of them. */
export const portalRowsRule = z
  .array(portalRowRule, 'Please list the rows')
  .check(z.maxLength(maxPortalRows, `A remote brings at most ${maxPortalRows} paths`));
