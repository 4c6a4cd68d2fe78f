import { useQuery } from 'kit/apollo';
import { SearchBar, SearchBox, useSearchText } from 'kit/panel';
import { ticketPriorities } from 'rules/tickets';
import { humanize } from '../../format.ts';
import { InboxProjectsDocument } from '../gql/graphql.ts';
import { type InboxState, inboxSorts, isFiltered, maxSearchLength } from './inbox-state.ts';

interface InboxFiltersProps {
  state: InboxState;
  onChange: (changes: Partial<Record<'priority' | 'project' | 'sort', string | null>>) => void;
}

/** Search, priority, project and order. */
export function InboxFilters({ state, onChange }: InboxFiltersProps) {
  const searchText = useSearchText('search');
  const projects = useProjects();
  const clear = () => {
    searchText.clear();
    onChange({ priority: null, project: null });
  };
  return (
    <SearchBar
      label="Tickets"
      searchText={searchText}
      name="Search tickets"
      placeholder="Title, description or client"
      maxLength={maxSearchLength}
      isUsed={isFiltered(state) || searchText.text !== ''}
      onClear={clear}
    >
      <SearchBox>
        <select
          aria-label="Filter by priority"
          value={state.priority ?? ''}
          onChange={({ target }) => onChange({ priority: target.value })}
        >
          <option value="">All priorities</option>
          {ticketPriorities.toReversed().map((priority) => (
            <option key={priority} value={priority}>
              {humanize(priority)}
            </option>
          ))}
        </select>
      </SearchBox>
      <SearchBox>
        <select
          aria-label="Filter by project"
          value={state.projectId ?? ''}
          onChange={({ target }) => onChange({ project: target.value })}
        >
          <option value="">All projects</option>
          {projects.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </SearchBox>
      <SearchBox>
        <select
          aria-label="Sort"
          value={state.sort}
          onChange={({ target }) => onChange({ sort: target.value === 'urgent' ? null : target.value })}
        >
          {Object.entries(inboxSorts).map(([sort, { label }]) => (
            <option key={sort} value={sort}>
              {label}
            </option>
          ))}
        </select>
      </SearchBox>
    </SearchBar>
  );
}

/** The projects of the newest tickets, by title. Support sees projects only through their tickets. */
function useProjects(): Array<{ id: string; title: string }> {
  const { data } = useQuery(InboxProjectsDocument);
  const projects = data?.supportTickets.edges.flatMap(({ node }) => node.project ?? []) ?? [];
  return [...new Map(projects.map((project) => [project.id, project])).values()].toSorted((a, b) =>
    a.title.localeCompare(b.title),
  );
}
