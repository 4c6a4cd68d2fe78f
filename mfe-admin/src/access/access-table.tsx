import { Icon } from 'kit/controls';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { formatCaller } from './access-filters.tsx';
import { operationKindLabels, type Operation } from './filter-operations.ts';
import { Cell, VisuallyHidden, Name, Scroller, Table } from './access-layout.ts';

interface AccessTableProps {
  operations: readonly Operation[];
  people: readonly string[];
  /** The audience that is selected in the filter; its column is highlighted. */
  who: string | null;
}

/** One row per operation, one column per audience. On a phone each row is a card that lists the allowed audiences. */
export function AccessTable({ operations, people, who }: AccessTableProps) {
  return (
    // The table is its own scroll container, so it must be focusable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Scroller tabIndex={0} role="region" aria-label="API permissions">
      <Table>
        <thead>
          <tr>
            <th scope="col">Operation</th>
            {people.map((person) => (
              <th key={person} scope="col" data-chosen={person === who || undefined}>
                {formatCaller(person)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {operations.map((operation) => (
            <tr key={`${operation.kind} ${operation.name}`}>
              <th scope="row">
                <Name>
                  <code>{operation.name}</code>{' '}
                  <OperationDetail>
                    {operationKindLabels[operation.kind]}
                    {operation.requiresRecentAuth && ' · requires a recent sign-in'}
                    {operation.tokenScope && ` · token: ${operation.tokenScope}`}
                  </OperationDetail>
                </Name>
                <p>{operation.description}</p>
              </th>
              {people.map((person) => (
                <PermissionCell
                  key={person}
                  person={person}
                  isAllowed={operation.callers.includes(person)}
                  chosen={person === who}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}

function PermissionCell({ person, isAllowed, chosen }: { person: string; isAllowed: boolean; chosen: boolean }) {
  return (
    <Cell $may={isAllowed} data-chosen={chosen || undefined}>
      {isAllowed ? <Icon name="tick" /> : <span aria-hidden>–</span>}
      <VisuallyHidden>{isAllowed ? 'Yes' : 'No'}</VisuallyHidden>
      {isAllowed && <b>{formatCaller(person)}</b>}
    </Cell>
  );
}

const OperationDetail = styled.span`
  color: ${tokens.color.soft};
  font-size: ${tokens.size.tiny};
  font-weight: 400;
`;
