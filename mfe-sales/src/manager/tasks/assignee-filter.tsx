import { FilterSearchSelect } from '../filters/filter-select.tsx';
import { unassignedValue } from './board-filter.ts';
import { useAssigneeChoice, teamChoiceQuery } from './assignee-choices.ts';

interface AssigneeFilterProps {
  value: string;
  onChange: (value: string) => void;
}

const unassignedChoice = { id: unassignedValue, label: 'Unassigned' };

/** Filters by assignee. */
export function AssigneeFilter({ value, onChange }: AssigneeFilterProps) {
  const person = useAssigneeChoice(value === unassignedValue ? '' : value);
  return (
    <FilterSearchSelect
      label="Assignee"
      value={value === '' ? null : value === unassignedValue ? unassignedChoice : person}
      none="All assignees"
      fixed={[unassignedChoice]}
      searchLabel="Search contractors"
      query={teamChoiceQuery}
      onChange={(_, id) => onChange(id)}
    />
  );
}
