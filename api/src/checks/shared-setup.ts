import { type Check, ok, warning } from '#checks/check';
import { type AnnouncedServer, findServers } from '#servers/find-servers';

type FindProblem = (servers: AnnouncedServer[]) => string | null;

/** A check of several servers on one database. A single server has nothing to share. */
const sharedCheck = (name: string, okMessage: string, findProblem: FindProblem): Check => ({
  name,
  needs: 'tables',
  async run({ pool }) {
    const servers = await findServers(pool);
    if (servers.length < 2) return ok('One server runs on this database');
    const message = findProblem(servers);
    return message ? warning(`${servers.length} servers run on this database, ${message}`) : ok(okMessage);
  },
});

const isDifferent = (values: ReadonlyArray<string | null>) => new Set(values).size > 1;

const getSetups = (servers: AnnouncedServer[]) => servers.flatMap(({ setup }) => (setup ? [setup] : []));

/** Each must know a secret of every other: a rotation passes through lists that differ. */
export const sharedSecret = sharedCheck('shared secret', 'All servers have the same SESSION_SECRET', (servers) => {
  const lists = servers.flatMap(({ secretIds }) => (secretIds ? [secretIds] : []));
  const [first = []] = lists;
  return first.some((id) => lists.every((list) => list.includes(id)))
    ? null
    : 'and they have different secrets: who signs in at one is signed out at the next. Set the same SESSION_SECRET on all.';
});

export const sharedEvents = sharedCheck('shared events', 'Live events reach all servers', (servers) => {
  const buses = getSetups(servers).map(({ bus }) => bus);
  if (isDifferent(buses))
    return 'and not all use the same Redis: sessions and live events of one are unknown to the next. Set the same REDIS_URL on all.';
  return null;
});

export const sharedFiles = sharedCheck('shared files', 'All servers keep files in the same place', (servers) =>
  isDifferent(getSetups(servers).map(({ files }) => files))
    ? 'and they keep files in different places: a file that one has is missing at the next. Set the same S3_BUCKET on all, or let all share one DATA_DIR.'
    : null,
);

/** Normal during a deployment, so it is only told. */
export const serverVersions: Check = {
  name: 'versions',
  needs: 'tables',
  async run({ pool }) {
    const versions = new Set((await findServers(pool)).map(({ version }) => version));
    return ok(
      versions.size > 1
        ? `Servers of the versions ${[...versions].join(', ')} run side by side, as during a deployment`
        : 'All servers run the same version',
    );
  },
};
