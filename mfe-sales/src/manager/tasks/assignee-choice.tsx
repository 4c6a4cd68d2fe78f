import { Choice } from '../filters/choice.tsx';
import { nobody } from './columns-of.ts';
import type { Assignee } from './use-assignees.ts';

interface AssigneeChoiceProps {
  value: string;
  team: readonly Assignee[];
  onChange: (value: string) => void;
}

/** Whose tasks one sees. */
export function AssigneeChoice({ value, team, onChange }: AssigneeChoiceProps) {
  return (
    <Choice label="Assignee" value={value} onChange={onChange}>
      <option value="">Everybody</option>
      <option value={nobody}>Nobody yet</option>
      {team.map(({ id, firstName, lastName }) => (
        <option key={id} value={id}>
          {firstName} {lastName}
        </option>
      ))}
    </Choice>
  );
}
