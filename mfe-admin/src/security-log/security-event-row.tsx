import { Icon } from 'kit/controls';
import { formatExactTime } from 'kit/format';
import { tokens } from 'kit/theme';
import type { RowProps } from 'kit/virtual-rows';
import { getSecurityEventLabel, getSecurityEventSeverity } from 'rules/security-events';
import styled from 'styled-components';
import type { SecurityEvent } from './use-security-log.ts';

interface SecurityEventRowProps {
  event: SecurityEvent;
  row: RowProps;
}

export function SecurityEventRow({ event, row }: SecurityEventRowProps) {
  const { kind, createdAt, updatedAt, count, details, email, address, device, requestId } = event;
  const isWarning = getSecurityEventSeverity(kind) === 'warning';
  return (
    <tr {...row}>
      <th scope="row">
        <Label>
          {isWarning && (
            <WarningSign role="img" aria-label="Warning" title="Warning">
              <Icon name="warning" />
            </WarningSign>
          )}
          {getSecurityEventLabel(kind)}
        </Label>
        {details && <Note>{details}</Note>}
        {count > 1 && (
          <Note>
            {count.toLocaleString()} times, last at{' '}
            <time dateTime={updatedAt}>{timeFormat.format(new Date(updatedAt))}</time>
          </Note>
        )}
      </th>
      <td data-label="Time">
        <time dateTime={createdAt} title={formatExactTime(createdAt)}>
          {dateFormat.format(new Date(createdAt))}
        </time>
      </td>
      <td data-label="Account">{email ?? noValue}</td>
      <td data-label="Address">{address ? <Code>{address}</Code> : noValue}</td>
      <td data-label="Device">{device ?? noValue}</td>
      <td data-label="Request ID">{requestId ? <Code>{requestId}</Code> : noValue}</td>
    </tr>
  );
}

/* With seconds, for comparison with other logs. */
const dateFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
const timeFormat = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' });

const Label = styled.span`
  display: flex;
  gap: ${tokens.space.xs};
`;

const WarningSign = styled.span`
  display: inline-grid;
  height: 20px;
  flex: none;
  place-items: center;
  color: ${tokens.color.warning};
`;

const Note = styled.span`
  display: block;
  color: ${tokens.color.soft};
  font-weight: 400;
`;

/* On a card, values are right-aligned, including multi-line ones. */
const Code = styled.code`
  font: 12px/20px ${tokens.font.code};
  ${tokens.screen.belowWide} {
    text-align: right;
  }
`;

const noValue = <span aria-label="None">–</span>;
