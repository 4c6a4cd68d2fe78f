import { type Check, okFinding, warningFinding } from '#checks/check';
import { type AnnouncedServer, findServers } from '#servers/find-servers';

type FindProblem = (servers: AnnouncedServer[]) => string | null;

/** A check across several servers on one database. A single server has nothing to compare. */
const sharedCheck = (name: string, okMessage: string, findProblem: FindProblem): Check => ({
  name,
  needs: 'tables',
  async run({ pool }) {
    const servers = await findServers(pool);
    if (servers.length < 2) return okFinding('One server runs on this database');
    const message = findProblem(servers);
    return message
      ? warningFinding(`${servers.length} servers run on this database, ${message}`)
      : okFinding(okMessage);
  },
});

const isDifferent = (values: ReadonlyArray<string | null>) => new Set(values).size > 1;

const getSetups = (servers: AnnouncedServer[]) => servers.flatMap(({ setup }) => (setup ? [setup] : []));

/** All servers must have a secret in common: during a rotation the lists differ. */
export const sharedSecret = sharedCheck('shared secret', 'All servers have the same SESSION_SECRET', (servers) => {
  const lists = servers.flatMap(({ secretIds }) => (secretIds ? [secretIds] : []));
  const [first = []] = lists;
  return first.some((id) => lists.every((list) => list.includes(id)))
    ? null
    : 'and they have different secrets: people who sign in on one are signed out on another. Set the same SESSION_SECRET on all.';
});

export const sharedEvents = sharedCheck('shared events', 'Live events reach all servers', (servers) => {
  const buses = getSetups(servers).map(({ bus }) => bus);
  if (isDifferent(buses))
    return 'and not all use the same Redis: sessions and live events of one are unknown to the others. Set the same REDIS_URL on all.';
  return null;
});

export const sharedFiles = sharedCheck('shared files', 'All servers keep files in the same place', (servers) =>
  isDifferent(getSetups(servers).map(({ files }) => files))
    ? 'and they keep files in different places: files on one are missing on the others. Set the same S3_BUCKET on all, or let all share one DATA_DIR.'
    : null,
);

/** Normal during a deployment, so this is never a warning. */
export const serverVersions: Check = {
  name: 'versions',
  needs: 'tables',
  async run({ pool }) {
    const versions = new Set((await findServers(pool)).map(({ version }) => version));
    return okFinding(
      versions.size > 1
        ? `Servers run different versions (${[...versions].join(', ')}), as during a deployment`
        : 'All servers run the same version',
    );
  },
};
