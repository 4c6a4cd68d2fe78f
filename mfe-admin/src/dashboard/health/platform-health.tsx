import { RelativeTime } from 'kit/format';
import { Panel } from 'kit/panel';
import { ErrorState, Skeleton } from 'kit/states';
import { Tag } from 'kit/ui';
import { AdminHealthDocument, type AdminHealthQuery } from '#gql/graphql.ts';
import { usePolledQuery } from '../live/use-polled-query.ts';
import { CheckNote, Duration, Name, Place, Row, Rows } from './health-layout.ts';
import { getDependencyName } from './dependency-name.ts';
import { SetupWarnings } from './setup-warnings.tsx';

type Dependency = AdminHealthQuery['platformHealth'][number];

/** The /readyz checks of each dependency, polled while the page is visible. */
export function PlatformHealth() {
  const { data, error, hasPollFailed, retry } = usePolledQuery(AdminHealthDocument);
  const checkedAt = data?.platformHealth[0]?.checkedAt;
  return (
    <Place id="platform-health" tabIndex={-1}>
      <Panel title="Platform health" busy={!data && !error} actions={checkedAt && renderCheckedAt(checkedAt)}>
        {data ? <Rows>{data.platformHealth.map(renderRow)}</Rows> : error ? failed() : skeletons()}
        {data && <SetupWarnings warnings={data.setupWarnings} />}
        {hasPollFailed && <CheckNote role="status">The last check failed. Showing the previous result.</CheckNote>}
      </Panel>
    </Place>
  );

  function failed() {
    return (
      <ErrorState title="Couldn't check platform health" hint="The server didn't respond. Try again." onRetry={retry} />
    );
  }
}

const renderRow = ({ name, state, ms, downSince }: Dependency) => (
  <Row key={name}>
    <Name>
      {getDependencyName(name)}
      {downSince && (
        <span>
          Since <RelativeTime at={downSince} />
        </span>
      )}
    </Name>
    <Duration>{millisecondFormat.format(ms)}</Duration>
    <Tag minimal intent={state === 'ok' ? 'success' : 'danger'}>
      {state === 'ok' ? 'Healthy' : 'Down'}
    </Tag>
  </Row>
);

const renderCheckedAt = (at: string) => (
  <CheckNote>
    Checked <time dateTime={at}>{secondsFormat.format(new Date(at))}</time>
  </CheckNote>
);

const millisecondFormat = new Intl.NumberFormat(undefined, { style: 'unit', unit: 'millisecond' });
const secondsFormat = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' });

const skeletons = () => (
  <Rows aria-hidden>
    {[1, 2, 3].map((place) => (
      <Row key={place}>
        <Skeleton $width="96px" $height="20px" />
        <Skeleton $width="40px" $height="20px" />
        <Skeleton $width="64px" $height="20px" />
      </Row>
    ))}
  </Rows>
);
