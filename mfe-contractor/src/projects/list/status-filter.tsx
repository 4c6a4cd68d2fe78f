import { humanize } from 'kit/format';
import { SearchBox } from 'kit/panel';
import { type ProjectStatus, projectStatuses } from 'rules/project-statuses';

/** The status in the URL, such as `?status=testing`; null for all projects. */
export const parseStatus = (params: URLSearchParams): ProjectStatus | null =>
  projectStatuses.find((status) => status === params.get('status')) ?? null;

interface StatusFilterProps {
  status: ProjectStatus | null;
  onChange: (status: string | null) => void;
}

/** Which projects are listed; the cards of the dashboard link to them. */
export function StatusFilter({ status, onChange }: StatusFilterProps) {
  return (
    <SearchBox>
      <select
        aria-label="Filter by status"
        value={status ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
      >
        <option value="">All statuses</option>
        {projectStatuses.map((each) => (
          <option key={each} value={each}>
            {humanize(each)}
          </option>
        ))}
      </select>
    </SearchBox>
  );
}
