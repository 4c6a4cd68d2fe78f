import { askAhead, type DataClient, useQuery } from 'kit/apollo';
import { inWords } from 'kit/format';
import { Panel, Panels } from 'kit/panel';
import { Empty, Failed } from 'kit/states';
import { TeamLoadDocument } from '#gql/graphql.ts';
import { Choice } from '../filters/choice.tsx';
import { useAddressChoice } from '../filters/use-address-choice.ts';
import { useFreshWork } from '../live/work-feed.ts';
import { byLoad, type Member, roleOf } from './by-load.ts';
import { Members } from './members.tsx';
import { MembersSkeleton } from './members-skeleton.tsx';

/** Who has how much to do, whoever has most first. */
export function TeamTab() {
  const { data, error, refetch } = useQuery(TeamLoadDocument, { fetchPolicy: 'cache-and-network' });
  useFreshWork(refetch);
  const [role, choose] = useAddressChoice('role');
  const team = data?.team;
  return (
    <Panels>
      <Panel title="Team" busy={!team && !error} actions={team && filter(team)}>
        {team ? list(team) : error ? failed() : <MembersSkeleton />}
      </Panel>
    </Panels>
  );

  function filter(members: readonly Member[]) {
    const roles = [...new Set(members.map(roleOf))].toSorted();
    return (
      <Choice label="Role" value={roles.includes(role) ? role : ''} onChange={choose}>
        <option value="">All roles</option>
        {roles.map((each) => (
          <option key={each} value={each}>
            {inWords(each)}
          </option>
        ))}
      </Choice>
    );
  }

  function list(members: readonly Member[]) {
    if (members.length === 0) {
      return (
        <Empty
          title="Team management coming soon"
          hint="Whoever registers as a contractor appears here, with what they have to do."
        />
      );
    }
    const shown = members.filter(
      (member) => !role || roleOf(member) === role || !members.some((one) => roleOf(one) === role),
    );
    return (
      <Members key={role} members={byLoad(shown)} most={Math.max(...members.map(({ openTasks }) => openTasks), 1)} />
    );
  }

  function failed() {
    return (
      <Failed
        title="The team could not be loaded"
        hint="Their tasks are safe. Try again in a moment."
        onRetry={() => void refetch().then(undefined, () => undefined)}
      />
    );
  }
}

TeamTab.askAhead = (client: DataClient) => askAhead(client, TeamLoadDocument);
