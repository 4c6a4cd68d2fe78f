import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { type ColumnMapping, columnLabels, leadColumns, requiredColumns } from './columns.ts';

interface ColumnSelectsProps {
  headers: readonly string[];
  mapping: ColumnMapping;
  onChange: (mapping: ColumnMapping) => void;
}

/** Which column of the file is which of a lead: found by the headers, and changed here. */
export const ColumnSelects = ({ headers, mapping, onChange }: ColumnSelectsProps) => (
  <Grid role="group" aria-label="Columns">
    {leadColumns.map((column) => (
      <label key={column}>
        <span>
          {columnLabels[column]}
          {requiredColumns.includes(column) && ' (required)'}
        </span>
        <select
          value={mapping[column] ?? ''}
          onChange={({ target }) =>
            onChange({ ...mapping, [column]: target.value === '' ? null : Number(target.value) })
          }
        >
          <option value="">Not in the file</option>
          {headers.map((header, index) => (
            <option key={`${index} ${header}`} value={index}>
              {header || `Column ${index + 1}`}
            </option>
          ))}
        </select>
      </label>
    ))}
  </Grid>
);

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${tokens.space.s} ${tokens.space.m};
  ${tokens.screen.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  label {
    display: grid;
    gap: 4px;
  }
  span {
    color: ${tokens.color.soft};
    font-size: ${tokens.size.tiny};
  }
  select {
    width: 100%;
    min-height: 40px;
    padding: 0 ${tokens.space.xs};
    border: 1px solid ${tokens.color.edge};
    border-radius: ${tokens.radius.small};
    background: ${tokens.color.raised};
    color: ${tokens.color.ink};
    font-size: ${tokens.size.body};
  }
`;
