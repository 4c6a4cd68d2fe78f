import { useState } from 'react';
import { Button } from 'kit/controls';
import { ListTable } from 'kit/panel';
import { Link } from 'kit/router';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { leadParam } from '../lead-url.ts';
import type { CheckedRow, RowProblem } from './check-rows.ts';
import { columnLabels, type LeadColumn } from './columns.ts';

/** What shows at first: rows with problems come first. */
const firstCount = 20;
const shownColumns: readonly LeadColumn[] = ['companyName', 'contactName', 'contactEmail'];

/** The rows of the file: those with problems first, each with what is wrong where. */
export function RowPreview({ rows }: { rows: readonly CheckedRow[] }) {
  const [isShowingAll, setShowingAll] = useState(false);
  const sorted = rows.toSorted((one, other) => Number(isReady(one)) - Number(isReady(other)));
  const shown = isShowingAll ? sorted : sorted.slice(0, firstCount);
  return (
    // Focusable, so that the keyboard can scroll it.
    <Scroll role="region" aria-label="Rows of the file" tabIndex={0}>
      <ListTable aria-label="Rows of the file" $folds="early">
        <thead>
          <tr>
            <th>Row</th>
            {shownColumns.map((column) => (
              <th key={column}>{columnLabels[column]}</th>
            ))}
            <th>Problems</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <PreviewRow key={row.number} row={row} />
          ))}
        </tbody>
      </ListTable>
      {sorted.length > shown.length && (
        <Button onClick={() => setShowingAll(true)}>Show all {sorted.length} rows</Button>
      )}
    </Scroll>
  );
}

const isReady = ({ problems }: CheckedRow) => problems.length === 0;

const PreviewRow = ({ row: { number, cells, problems } }: { row: CheckedRow }) => (
  <tr>
    <th scope="row">{number}</th>
    {shownColumns.map((column) => (
      <td key={column} data-label={columnLabels[column]}>
        {cells[column] || <span className="soft">Empty</span>}
      </td>
    ))}
    <td data-label="Problems">{problems.length === 0 ? 'None' : <Problems problems={problems} cells={cells} />}</td>
  </tr>
);

const Problems = ({ problems, cells }: { problems: RowProblem[]; cells: CheckedRow['cells'] }) => (
  <ul>
    {problems.map((problem) => (
      <li key={problem.message}>
        {problem.column && !shownColumns.includes(problem.column) && `“${cells[problem.column]}”: `}
        {problem.leadId ? (
          <Link to={`/sales-portal?tab=leads&${leadParam}=${problem.leadId}`} target="_blank">
            {problem.message}
          </Link>
        ) : (
          <>
            {problem.column && `${columnLabels[problem.column]}: `}
            {problem.message}
          </>
        )}
      </li>
    ))}
  </ul>
);

const Scroll = styled.div`
  display: grid;
  max-height: 40dvh;
  min-height: 160px;
  overflow: auto;
  align-content: start;
  gap: ${tokens.space.s};
  td {
    overflow-wrap: anywhere;
  }
  /* As wide as most addresses, which can't wrap. */
  ${tokens.screen.wide} {
    td:nth-child(4) {
      min-width: 248px;
    }
  }
  ul {
    display: grid;
    gap: 4px;
    color: ${tokens.color.danger};
  }
  a {
    color: inherit;
  }
  .soft {
    color: ${tokens.color.faint};
  }
`;
