import { ChoiceSearch } from '../filters/choice.tsx';
import { unassigned } from './board-filter.ts';
import { useAssigneeName, teamChoices } from './assignee-choices.ts';

interface AssigneeChoiceProps {
  value: string;
  onChange: (value: string) => void;
}

const unassignedChoice = { id: unassigned, label: 'Unassigned' };

/** Filters by assignee. */
export function AssigneeChoice({ value, onChange }: AssigneeChoiceProps) {
  const person = useAssigneeName(value === unassigned ? '' : value);
  return (
    <ChoiceSearch
      label="Assignee"
      value={value === '' ? null : value === unassigned ? unassignedChoice : person}
      none="All assignees"
      fixed={[unassignedChoice]}
      searchLabel="Search contractors"
      query={teamChoices}
      onChange={(_, id) => onChange(id)}
    />
  );
}
