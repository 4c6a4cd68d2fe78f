import { Field, ObjectType } from 'type-graphql';
import { isInAudience } from 'rules/audiences';
import { replyHours } from 'rules/enquiries';
import type { Context } from '#context';
import { agedCountSql, agedCondition } from '#dashboard/dashboard-stats';
import { readConnection } from '#db/read-connection';
import { graphqlEnum } from '#db/graphql-enum';
import type { DependencyState } from '#health/health';

const severities = ['info', 'warning', 'critical'] as const;
const AlertSeverityEnum = graphqlEnum('AlertSeverity', severities, 'How much an alert presses');

@ObjectType({ description: 'Something that someone of the agency should look at', simpleResolvers: true })
export class SystemAlert {
  @Field(() => AlertSeverityEnum, { description: 'How much it presses' })
  severity!: (typeof severities)[number];

  @Field({ description: 'What is the matter, in one sentence' })
  text!: string;

  @Field({ description: 'Since when; where it tells of several things, since the oldest of them' })
  since!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Where one deals with it; null where whoever asks has no such screen',
  })
  path!: string | null;
}

/** Where the server's settings stand: the founder's screen. */
const mailSettingsPath = '/admin-dashboard?tab=settings';

/** Of a job: while its last try runs, it may still go well. */
const givenUpCondition = 'attempts >= max_attempts and locked_at is null';

/** What can be counted, the gravest first: the rows that it tells of, since when each stands, and the words for them. */
const countedAlerts: Array<{
  severity: SystemAlert['severity'];
  since: string;
  rows: string;
  /** How many, if there is a total of it. */
  count?: string;
  one: string;
  many: string;
  path: string;
}> = [
  {
    severity: 'critical',
    since: 'created_at',
    rows: `support_tickets where status = 'open' and priority in ('high', 'critical') and created_at < now() - interval '24 hours'`,
    one: '1 ticket of high priority has been open for over 24 hours',
    many: 'tickets of high priority have been open for over 24 hours',
    path: '/admin/tickets',
  },
  {
    severity: 'critical',
    since: 'updated_at',
    rows: `graphile_worker.jobs where task_identifier = 'sendMail' and last_error is not null and ${givenUpCondition} and updated_at > now() - interval '7 days'`,
    one: '1 mail of the last week could not be sent and is not tried again',
    many: 'mails of the last week could not be sent and are not tried again',
    path: mailSettingsPath,
  },
  {
    severity: 'warning',
    since: 'created_at',
    rows: `graphile_worker.jobs where task_identifier = 'sendMail' and last_error is not null and not (${givenUpCondition})`,
    one: '1 mail could not be sent yet and is tried again',
    many: 'mails could not be sent yet and are tried again',
    path: mailSettingsPath,
  },
  {
    severity: 'warning',
    since: 'created_at',
    rows: `enquiries where answered_at is null and created_at < now() - interval '${replyHours} hours'`,
    one: `1 enquiry has waited for an answer for over ${replyHours} hours`,
    many: `enquiries have waited for an answer for over ${replyHours} hours`,
    path: '/sales-portal?tab=leads',
  },
  {
    severity: 'info',
    since: 'created_at',
    rows: `projects where ${agedCondition}`,
    count: `(${agedCountSql})`,
    one: '1 project is over four weeks old and neither completed nor cancelled',
    many: 'projects are over four weeks old and neither completed nor cancelled',
    path: '/admin/projects?aged=1',
  },
];

const sql = countedAlerts
  .map(
    ({ since, rows, count = 'count(*)' }, place) =>
      `select ${place} as place, ${count}::int as number, extract(epoch from min(${since}))::float8 * 1000 as since from ${rows}`,
  )
  .join(' union all ');

interface Count {
  place: number;
  number: number;
  /** Milliseconds since 1970. */
  since: number;
}

/** The checks of /readyz, and one statement for everything that is counted. */
export async function findSystemAlerts({ em, health, viewer }: Context): Promise<SystemAlert[]> {
  const [states, counts] = await Promise.all([health.look(), em.execute<Count[]>(sql, [], readConnection)]);
  const alerts = [...toHealthAlerts(states), ...toCountAlerts(counts)];
  if (isInAudience('founder', viewer)) return alerts;
  return alerts.map((alert) => (alert.path === mailSettingsPath ? { ...alert, path: null } : alert));
}

export const toHealthAlerts = (states: DependencyState[]): SystemAlert[] =>
  states.flatMap(({ name, downSince }) =>
    downSince
      ? [
          {
            severity: 'critical',
            text: `The server's check of “${name}” fails`,
            since: downSince,
            path: '/admin#platform-health',
          },
        ]
      : [],
  );

function toCountAlerts(counts: Count[]): SystemAlert[] {
  return counts
    .toSorted((a, b) => a.place - b.place)
    .flatMap(({ place, number, since }) => {
      const alert = countedAlerts[place];
      if (!alert || number === 0) return [];
      const text = number === 1 ? alert.one : `${number} ${alert.many}`;
      return [{ severity: alert.severity, text, since: new Date(since), path: alert.path }];
    });
}
