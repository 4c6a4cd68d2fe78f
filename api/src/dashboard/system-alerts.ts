import { Field, ObjectType } from 'type-graphql';
import { isInAudience } from 'rules/audiences';
import { replyHours } from 'rules/enquiries';
import type { Context } from '#context';
import { agedCountSql, agedCondition } from '#dashboard/dashboard-stats';
import { readConnection } from '#db/read-connection';
import { graphqlEnum } from '#db/graphql-enum';
import type { DependencyState } from '#health/health';

const severities = ['info', 'warning', 'critical'] as const;
const AlertSeverityEnum = graphqlEnum('AlertSeverity', severities, 'Severity of an alert', {
  critical: 'Something is down, or will be soon',
  warning: 'Needs attention today',
  info: 'Good to know',
});

@ObjectType({ description: 'A problem that the agency should look into', simpleResolvers: true })
export class SystemAlert {
  @Field(() => AlertSeverityEnum, { description: 'Severity' })
  severity!: (typeof severities)[number];

  @Field({ description: 'The problem, in one sentence' })
  text!: string;

  @Field({ description: 'When it started; for several items, when the oldest did' })
  since!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'The screen to resolve it on; null if the viewer has no such screen',
  })
  path!: string | null;
}

/** The server's settings are on the founder's screen. */
const mailSettingsPath = '/admin-dashboard?tab=settings';

/** A job is given up after its last attempt, which may still succeed while it is running. */
const givenUpCondition = 'attempts >= max_attempts and locked_at is null';

/** Counted alerts, most severe first: the rows, the time each has been waiting since, and the texts. */
const countedAlerts: Array<{
  severity: SystemAlert['severity'];
  since: string;
  rows: string;
  /** The count, if a running total has it. */
  count?: string;
  one: string;
  many: string;
  path: string;
}> = [
  {
    severity: 'critical',
    since: 'created_at',
    rows: `support_tickets where status = 'open' and priority in ('high', 'critical') and created_at < now() - interval '24 hours'`,
    one: '1 high-priority ticket has been open for over 24 hours',
    many: 'high-priority tickets have been open for over 24 hours',
    path: '/admin/tickets',
  },
  {
    severity: 'critical',
    since: 'updated_at',
    rows: `graphile_worker.jobs where task_identifier = 'sendMail' and last_error is not null and ${givenUpCondition} and updated_at > now() - interval '7 days'`,
    one: "1 email failed to send in the last week and won't be retried",
    many: "emails failed to send in the last week and won't be retried",
    path: mailSettingsPath,
  },
  {
    severity: 'warning',
    since: 'created_at',
    rows: `graphile_worker.jobs where task_identifier = 'sendMail' and last_error is not null and not (${givenUpCondition})`,
    one: "1 email hasn't been sent yet and will be retried",
    many: "emails haven't been sent yet and will be retried",
    path: mailSettingsPath,
  },
  {
    severity: 'warning',
    since: 'created_at',
    rows: `enquiries where answered_at is null and created_at < now() - interval '${replyHours} hours'`,
    one: `1 enquiry has been unanswered for over ${replyHours} hours`,
    many: `enquiries have been unanswered for over ${replyHours} hours`,
    path: '/sales-portal?tab=leads',
  },
  {
    severity: 'info',
    since: 'created_at',
    rows: `projects where ${agedCondition}`,
    count: `(${agedCountSql})`,
    one: '1 open project is over four weeks old',
    many: 'open projects are over four weeks old',
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
  /** Milliseconds since the epoch. */
  since: number;
}

/** The health checks of /readyz, and one statement for all counts. */
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
            text: `The server's “${name}” health check is failing`,
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
