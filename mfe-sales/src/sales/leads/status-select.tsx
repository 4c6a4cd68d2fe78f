import { tokens } from 'kit/theme';
import { getLeadStatusLabel } from 'rules/lead-labels';
import { leadStatuses, type LeadStatus } from 'rules/leads';
import styled from 'styled-components';

interface StatusSelectProps {
  /** Names the lead for screen readers. */
  leadName: string;
  status: LeadStatus | null;
  onMove: (status: LeadStatus) => void;
}

/** Shows and changes the status of a lead. */
export function StatusSelect({ leadName, status, onMove }: StatusSelectProps) {
  const now = status ?? 'new';
  return (
    <Select
      aria-label={`Status of ${leadName}`}
      data-status={now}
      value={now}
      onChange={({ target }) => onMove(target.value as LeadStatus)}
    >
      {leadStatuses.map((name) => (
        <option key={name} value={name}>
          {getLeadStatusLabel(name)}
        </option>
      ))}
    </Select>
  );
}

/* The left edge has the color of the status. */
const Select = styled.select`
  width: 100%;
  max-width: 160px;
  height: 40px;
  padding: 0 4px 0 ${tokens.space.xs};
  border: 1px solid ${tokens.color.edge};
  border-left-width: 4px;
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.raised};
  color: ${tokens.color.ink};
  cursor: pointer;
  &[data-status='new'] {
    border-left-color: ${tokens.color.accent};
  }
  &[data-status='contacted'],
  &[data-status='qualified'],
  &[data-status='proposal'] {
    border-left-color: ${tokens.color.sky};
  }
  &[data-status='won'] {
    border-left-color: ${tokens.color.green};
  }
  ${tokens.screen.narrow} {
    /* A smaller font would make iOS zoom in on focus. */
    font-size: ${tokens.size.body};
  }
  option {
    background: ${tokens.color.raised};
    color: ${tokens.color.ink};
  }
`;
