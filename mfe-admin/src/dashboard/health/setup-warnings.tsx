import { RelativeTime } from 'kit/format';
import { Tag } from 'kit/ui';
import type { AdminHealthQuery } from '#gql/graphql.ts';
import { Rows } from './health-layout.ts';
import { Title, Warning, Words } from './setup-layout.ts';

interface SetupWarningsProps {
  warnings: AdminHealthQuery['setupWarnings'];
}

/** Setup problems for operators. Renders nothing if there are none. */
export function SetupWarnings({ warnings }: SetupWarningsProps) {
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
