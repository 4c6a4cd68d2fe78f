import { Button } from 'kit/controls';
import { RelativeTime } from 'kit/format';
import { Markdown } from 'kit/markdown';
import { Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import { Tag } from 'kit/ui';
import styled from 'styled-components';
import { formatAudiences } from 'rules/audience-labels';
import { usePortalName } from '../portal-names.ts';
import { Code, MutedText } from '../text-styles.ts';
import { Changes } from './changes.tsx';
import { Provenance, SignedTag } from './provenance.tsx';
import type { Review } from './use-reviews.ts';

const stages = {
  waiting: { label: 'Waiting for approval', intent: 'warning' },
  registering: { label: 'Its path waits for approval', intent: 'warning' },
  canary: { label: 'Canary', intent: 'primary' },
  staged: { label: 'Staged', intent: 'none' },
  published: { label: 'Published', intent: 'success' },
} as const;

interface ReviewRowProps {
  review: Review;
  onApprove: () => void;
  onDecline: () => void;
}

/** A version: publisher, origin, changes and pending decision. */
export function ReviewRow({ review, onApprove, onDecline }: ReviewRowProps) {
  const { stage, isOwn, release, request, changes } = review;
  const { remote, version, notes, publishedBy, createdAt } = release;
  const name = usePortalName()(remote);
  const { label, intent } = stages[stage];
  const audiences = request?.canaryAudiences ?? [];
  return (
    <Row>
      <Head>
        <strong>{name}</strong>
        <Code>{version}</Code>
        <Tag minimal intent={intent}>
          {label}
        </Tag>
        <SignedTag release={release} />
      </Head>
      <MutedText>
        By {request?.requestedBy ?? publishedBy}, <RelativeTime at={request?.createdAt ?? createdAt} />
        {request && <> · for {audiences.length > 0 ? formatAudiences(audiences) : 'everyone'}</>}
      </MutedText>
      <Provenance release={release} />
      {notes && <Markdown text={notes} />}
      <Changes changes={changes} />
      {request && (
        <Decision>
          {isOwn ? (
            <MutedText>You hold the release key. Another administrator has to approve this version.</MutedText>
          ) : (
            <Button $primary aria-label={`Approve ${name} ${version}`} onClick={onApprove}>
              Approve
            </Button>
          )}
          <Button aria-label={`Decline ${name} ${version}`} onClick={onDecline}>
            Decline
          </Button>
        </Decision>
      )}
    </Row>
  );
}

export const ReviewRowSkeleton = () => (
  <Row>
    <Skeleton $width="280px" $height="24px" />
    <Skeleton $width="200px" $height="20px" />
    <Skeleton $width="70%" $height="20px" />
  </Row>
);

const Row = styled.li`
  display: grid;
  min-width: 0;
  padding: ${tokens.space.m};
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xs};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px ${tokens.space.s};
`;

const Decision = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s};
`;
