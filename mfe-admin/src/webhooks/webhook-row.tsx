import { Button, Icon } from 'kit/controls';
import { RelativeTime } from 'kit/format';
import { Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import { Tag } from 'kit/ui';
import { webhookEventLabels, type WebhookEventType } from 'rules/webhooks';
import styled from 'styled-components';
import { Code, MutedText } from '../releases/text-styles.ts';
import type { Webhook } from './use-webhooks.ts';

interface WebhookRowProps {
  webhook: Webhook;
  onTest: () => void;
  onEdit: () => void;
  onSetActive: (isActive: boolean) => void;
  onRotate: () => void;
  onDelete: () => void;
}

export function WebhookRow({ webhook, onTest, onEdit, onSetActive, onRotate, onDelete }: WebhookRowProps) {
  const { name, url, events, turnedOffAt, failingSince } = webhook;
  const { label, intent } = getStatus(webhook);
  return (
    <Row>
      <Head>
        <strong>{name}</strong>
        <Tag minimal intent={intent} icon={<Icon name={turnedOffAt ? 'cross' : 'tick'} />}>
          {label}
        </Tag>
        {!turnedOffAt && failingSince && (
          <MutedText as="span">
            since <RelativeTime at={failingSince} />
          </MutedText>
        )}
      </Head>
      <Code>{url}</Code>
      <MutedText>{events.map((event) => webhookEventLabels[event as WebhookEventType] ?? event).join(' · ')}</MutedText>
      <Actions>
        {turnedOffAt ? (
          <Button aria-label={`Turn on ${name}`} onClick={() => onSetActive(true)}>
            Turn on
          </Button>
        ) : (
          <>
            <Button aria-label={`Send test to ${name}`} onClick={onTest}>
              Send test
            </Button>
            <Button aria-label={`Turn off ${name}`} onClick={() => onSetActive(false)}>
              Turn off
            </Button>
          </>
        )}
        <Button aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
        <Button aria-label={`Rotate secret of ${name}`} onClick={onRotate}>
          Rotate secret
        </Button>
        <Button aria-label={`Delete ${name}`} onClick={onDelete}>
          Delete
        </Button>
      </Actions>
    </Row>
  );
}

function getStatus({ turnedOffAt, turnedOffByServer, failingSince }: Webhook): {
  label: string;
  intent: 'none' | 'success' | 'warning' | 'danger';
} {
  if (turnedOffByServer) return { label: 'Turned off: failed for three days', intent: 'danger' };
  if (turnedOffAt) return { label: 'Off', intent: 'none' };
  return failingSince ? { label: 'Failing', intent: 'warning' } : { label: 'On', intent: 'success' };
}

export const WebhookRowSkeleton = () => (
  <Row>
    <Skeleton $width="140px" $height="20px" />
    <Skeleton $width="280px" $height="20px" />
    <Skeleton $width="220px" $height="20px" />
    <Skeleton $width="100%" $height="40px" />
  </Row>
);

const Row = styled.li`
  display: grid;
  min-width: 0;
  padding: ${tokens.space.s} ${tokens.space.m};
  gap: 4px;
  > * {
    min-width: 0;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px ${tokens.space.xs};
`;

const Actions = styled.div`
  display: flex;
  padding-top: ${tokens.space.xs};
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
`;
