import { inWords, Moment } from 'kit/format';
import { Link } from 'kit/router';
import { Tag } from 'kit/ui';
import type { AdminAlertsQuery } from '#gql/graphql.ts';
import { Row, Words } from './alert-layout.ts';

export type SystemAlert = AdminAlertsQuery['systemAlerts'][number];

const intents = { critical: 'danger', warning: 'warning', info: 'primary' } as const;

/** One alert. Where a screen deals with it, it leads there. */
export function Alert({ alert: { severity, text, since, path } }: { alert: SystemAlert }) {
  return (
    <Row>
      <span>
        <Tag minimal intent={intents[severity]}>
          {inWords(severity)}
        </Tag>
      </span>
      <Words>
        {path ? <Way path={path} text={text} /> : text}
        <span>
          Since <Moment at={since} />
        </span>
      </Words>
    </Row>
  );
}

/** A part of this page is a matter of the browser: it scrolls there. */
function Way({ path, text }: { path: string; text: string }) {
  const [screen, part] = path.split('#');
  return screen === '/admin' && part ? <a href={`#${part}`}>{text}</a> : <Link to={path}>{text}</Link>;
}
