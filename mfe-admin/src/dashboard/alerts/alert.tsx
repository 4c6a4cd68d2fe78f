import { humanize, RelativeTime } from 'kit/format';
import { Link } from 'kit/router';
import { Tag } from 'kit/ui';
import type { AdminAlertsQuery } from '#gql/graphql.ts';
import { Row, Words } from './alert-layout.ts';

export type SystemAlert = AdminAlertsQuery['systemAlerts'][number];

const intents = { critical: 'danger', warning: 'warning', info: 'primary' } as const;

/** One alert. It links to the screen that resolves it, if there is one. */
export function Alert({ alert: { severity, text, since, path } }: { alert: SystemAlert }) {
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
