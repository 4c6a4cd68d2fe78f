import { Panel } from 'kit/panel';
import { EmptyState, ErrorState, Skeleton } from 'kit/states';
import { humanize, RelativeTime } from 'kit/format';
import { Link } from 'kit/router';
import { Tag } from 'kit/ui';
import { AdminAlertsDocument, type AdminAlertsQuery } from '#gql/graphql.ts';
import { Rows } from '../../rows.ts';
import { usePolledQuery } from '../live/use-polled-query.ts';
import { Row, Words } from './alert-layout.ts';

/** Open alerts, most severe first. */
export function SystemAlerts() {
  const { data, error, refresh } = usePolledQuery(AdminAlertsDocument);
  return (
    <Panel title="System alerts" busy={!data && !error}>
      {data ? list(data.systemAlerts) : error ? failed() : skeletons()}
    </Panel>
  );

  function failed() {
    return (
      <ErrorState title="Couldn't load alerts" hint="The platform's status is unknown. Try again." onRetry={refresh} />
    );
  }
}

function list(alerts: readonly SystemAlert[]) {
  if (alerts.length === 0) {
    return <EmptyState title="No alerts" hint="The server is healthy, and no requests are overdue." />;
  }
  return (
    <Rows>
      {alerts.map((alert) => (
        <Alert key={alert.text} alert={alert} />
      ))}
    </Rows>
  );
}

const skeletons = () => (
  <Rows aria-hidden>
    {[1, 2].map((place) => (
      <Row key={place}>
        <Skeleton $width="72px" $height="20px" />
        <Skeleton $width="90%" $height="20px" />
      </Row>
    ))}
  </Rows>
);

type SystemAlert = AdminAlertsQuery['systemAlerts'][number];

const intents = { critical: 'danger', warning: 'warning', info: 'primary' } as const;

/** One alert. It links to the screen that resolves it, if there is one. */
function Alert({ alert: { severity, text, since, path } }: { alert: SystemAlert }) {
  return (
    <Row>
      <span>
        <Tag minimal intent={intents[severity]}>
          {humanize(severity)}
        </Tag>
      </span>
      <Words>
        {path ? <Link to={path}>{text}</Link> : text}
        <span>
          Since <RelativeTime at={since} />
        </span>
      </Words>
    </Row>
  );
}
