import { ChoiceSearch } from '../filters/choice.tsx';
import { nobody } from './board-filter.ts';
import { useAssigneeName, teamChoices } from './assignee-choices.ts';

interface AssigneeChoiceProps {
  value: string;
  onChange: (value: string) => void;
}

const unassigned = { id: nobody, label: 'Nobody yet' };

/** Whose tasks one sees. */
export function AssigneeChoice({ value, onChange }: AssigneeChoiceProps) {
  const person = useAssigneeName(value === nobody ? '' : value);
  return (
    <ChoiceSearch
      label="Assignee"
      value={value === '' ? null : value === nobody ? unassigned : person}
      none="Everybody"
      fixed={[unassigned]}
      searchLabel="Search contractors"
      query={teamChoices}
      onChange={(_, id) => onChange(id)}
    />
  );
}
