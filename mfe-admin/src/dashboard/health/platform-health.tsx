import { RelativeTime } from 'kit/format';
import { Panel } from 'kit/panel';
import { ErrorState, Skeleton } from 'kit/states';
import { Tag } from 'kit/ui';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { AdminHealthDocument, type AdminHealthQuery } from '#gql/graphql.ts';
import { Rows } from '../../rows.ts';
import { usePolledQuery } from '../live/use-polled-query.ts';
import { Title, Warning, Words } from './setup-layout.ts';

type Dependency = AdminHealthQuery['platformHealth'][number];

/** The /readyz checks of each dependency, polled while the page is visible. */
export function PlatformHealth() {
  const { data, error, hasPollFailed, refresh } = usePolledQuery(AdminHealthDocument);
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
      <ErrorState
        title="Couldn't check platform health"
        hint="The server didn't respond. Try again."
        onRetry={refresh}
      />
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

const dependencyNames: Record<string, string> = {
  database: 'Database',
  redis: 'Sessions and limits (Redis)',
  events: 'Live events',
  files: 'File storage',
  jobs: 'Background jobs',
  portals: 'Portal versions',
};

/** Labels of the /readyz checks. */
const getDependencyName = (name: string): string => dependencyNames[name] ?? name;

interface SetupWarningsProps {
  warnings: AdminHealthQuery['setupWarnings'];
}

/** Setup problems for operators. Renders nothing if there are none. */
function SetupWarnings({ warnings }: SetupWarningsProps) {
  if (warnings.length === 0) return null;
  return (
    <section aria-labelledby="setup-warnings">
      <Title id="setup-warnings">Setup</Title>
      <Rows>
        {warnings.map(({ name, level, message, since }) => (
          <Warning key={name}>
            <span>
              <Tag minimal intent={level === 'fault' ? 'danger' : 'warning'}>
                {level === 'fault' ? 'Error' : 'Warning'}
              </Tag>
            </span>
            <Words>
              {message}
              <span>
                Since <RelativeTime at={since} />
              </span>
            </Words>
          </Warning>
        ))}
      </Rows>
    </section>
  );
}

/* Alerts link here. */
const Place = styled.div`
  scroll-margin-top: ${tokens.space.l};
`;

const Row = styled.li`
  display: grid;
  min-height: 44px;
  padding: ${tokens.space.xs} ${tokens.space.m};
  align-items: center;
  grid-template-columns: minmax(0, 1fr) auto 72px;
  gap: ${tokens.space.s};
  > :last-child {
    justify-self: end;
  }
`;

const Name = styled.span`
  display: grid;
  font-weight: 600;
  span {
    color: ${tokens.color.danger};
    font-size: ${tokens.size.tiny};
    font-weight: 400;
    line-height: 16px;
  }
`;

const Duration = styled.span`
  color: ${tokens.color.soft};
  font-variant-numeric: tabular-nums;
`;

const CheckNote = styled.p`
  color: ${tokens.color.faint};
  font-variant-numeric: tabular-nums;
`;
