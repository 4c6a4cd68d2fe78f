import { Button, Icon } from 'kit/controls';
import { RelativeTime } from 'kit/format';
import { tokens } from 'kit/theme';
import { Tag } from 'kit/ui';
import styled from 'styled-components';
import { Code, MutedText } from '../releases/text-styles.ts';
import type { Delivery } from './use-deliveries.ts';

interface DeliveryRowProps {
  delivery: Delivery;
  onResend: () => void;
}

const statuses = {
  pending: { label: 'Pending', intent: 'none', icon: 'info' },
  delivered: { label: 'Delivered', intent: 'success', icon: 'tick' },
  failed: { label: 'Failed', intent: 'danger', icon: 'cross' },
} as const;

export function DeliveryRow({ delivery, onResend }: DeliveryRowProps) {
  const { messageId, eventType, payload, status, attempts, createdAt, nextAttemptAt, failure } = delivery;
  const { responseStatus, responseText } = delivery;
  const { label, intent, icon } = statuses[status];
  return (
    <DeliveryFrame>
      <Head>
        <div>
          <strong>{eventType}</strong>
          <Tag minimal intent={intent} icon={<Icon name={icon} />}>
            {label}
          </Tag>
        </div>
        <Button aria-label={`Resend ${eventType}`} onClick={onResend}>
          Resend
        </Button>
      </Head>
      <MutedText>
        <RelativeTime at={createdAt} /> · {attempts === 1 ? '1 attempt' : `${attempts} attempts`}
        {status === 'pending' && attempts > 0 && nextAttemptAt && (
          <>
            {' · next '}
            <RelativeTime at={nextAttemptAt} />
          </>
        )}
        {failure && ` · ${failure}`}
      </MutedText>
      <details>
        <summary>Details</summary>
        <dl>
          <dt>webhook-id</dt>
          <dd>
            <Code>{messageId}</Code>
          </dd>
          <dt>Payload</dt>
          <dd>
            <pre>{formatJson(payload)}</pre>
          </dd>
          {responseStatus !== null && (
            <>
              <dt>Last response</dt>
              <dd>
                <Code>
                  {responseStatus} {responseText}
                </Code>
              </dd>
            </>
          )}
        </dl>
      </details>
    </DeliveryFrame>
  );
}

const formatJson = (text: string) => JSON.stringify(JSON.parse(text), null, 2);

export const DeliveryFrame = styled.li`
  display: grid;
  min-width: 0;
  padding: ${tokens.space.s} ${tokens.space.m};
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  summary {
    width: fit-content;
    min-height: 24px;
    color: ${tokens.color.soft};
    cursor: pointer;
  }
  dl {
    padding: ${tokens.space.xs} 0;
  }
  dt {
    color: ${tokens.color.soft};
  }
  dd + dt {
    margin-top: ${tokens.space.xs};
  }
  pre {
    margin: 0;
    padding: ${tokens.space.xs};
    border-radius: ${tokens.radius.small};
    background: ${tokens.color.sunken};
    font: 12px/18px ${tokens.font.code};
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;

/* The button stays on the line of the event: beside it, the event and its status may wrap. */
const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${tokens.space.xs};
  > div {
    display: flex;
    min-width: 0;
    flex-wrap: wrap;
    align-items: center;
    padding-top: 6px;
    gap: 4px ${tokens.space.xs};
    overflow-wrap: anywhere;
  }
`;
