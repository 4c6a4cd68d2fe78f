import { Moment } from 'kit/format';
import { Panel } from 'kit/panel';
import { Failed, Skeleton } from 'kit/states';
import { Tag } from 'kit/ui';
import { AdminHealthDocument, type AdminHealthQuery } from '#gql/graphql.ts';
import { useWatched } from '../live/use-watched.ts';
import { Checked, Duration, Name, Place, Row, Rows } from './health-layout.ts';
import { dependencyName } from './dependency-name.ts';
import { SetupWarnings } from './setup-warnings.tsx';

type Dependency = AdminHealthQuery['platformHealth'][number];

/** What the server needs and whether each part is well: the checks of /readyz, asked again while one looks. */
export function PlatformHealth() {
  const { data, error, isMissed, retry } = useWatched(AdminHealthDocument);
  const checkedAt = data?.platformHealth[0]?.checkedAt;
  return (
    <Place id="platform-health" tabIndex={-1}>
      <Panel title="Platform health" busy={!data && !error} actions={checkedAt && checked(checkedAt)}>
        {data ? <Rows>{data.platformHealth.map(row)}</Rows> : error ? failed() : skeletons()}
        {data && <SetupWarnings warnings={data.setupWarnings} />}
        {isMissed && <Checked role="status">The last check did not get through. This is how it stood before.</Checked>}
      </Panel>
    </Place>
  );

  function failed() {
    return (
      <Failed
        title="Platform health could not be checked"
        hint="The server did not answer. Try again in a moment."
        onRetry={retry}
      />
    );
  }
}

const row = ({ name, state, ms, downSince }: Dependency) => (
  <Row key={name}>
    <Name>
      {dependencyName(name)}
      {downSince && (
        <span>
          Since <Moment at={downSince} />
        </span>
      )}
    </Name>
    <Duration>{milliseconds.format(ms)}</Duration>
    <Tag minimal intent={state === 'ok' ? 'success' : 'danger'}>
      {state === 'ok' ? 'Well' : 'Down'}
    </Tag>
  </Row>
);

const checked = (at: string) => (
  <Checked>
    Checked <time dateTime={at}>{toTheSecond.format(new Date(at))}</time>
  </Checked>
);

const milliseconds = new Intl.NumberFormat(undefined, { style: 'unit', unit: 'millisecond' });
const toTheSecond = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' });

const skeletons = () => (
  <Rows aria-hidden>
    {[1, 2, 3].map((place) => (
      <Row key={place}>
        <Skeleton $width="96px" $height="20px" />
        <Skeleton $width="40px" $height="20px" />
        <Skeleton $width="48px" $height="20px" />
      </Row>
    ))}
  </Rows>
);
