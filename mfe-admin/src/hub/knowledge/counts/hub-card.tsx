import { Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { KnowledgeCountsQuery } from '#gql/graphql.ts';

interface HubCardProps {
  name: string;
  /** Undefined while loading. */
  count: KnowledgeCountsQuery['knowledgeCounts'][number] | undefined;
  isChosen: boolean;
  onPress: () => void;
}

/** A hub with its published resources, drafts and views. A toggle that filters the list by this hub. */
export function HubCard({ name, count, isChosen, onPress }: HubCardProps) {
  return (
    <CardButton type="button" aria-pressed={isChosen} onClick={onPress}>
      <span>{name}</span>
      {count ? <Figure>{count.published}</Figure> : <Skeleton $width="48px" $height="36px" />}
      <Words>
        {count ? (
          <>
            <span>published</span>
            <span>{count.drafts === 1 ? '1 draft' : `${count.drafts} drafts`}</span>
            <span>{count.views === 1 ? '1 view' : `${count.views.toLocaleString()} views`}</span>
          </>
        ) : (
          <Skeleton $width="120px" $height="20px" />
        )}
      </Words>
    </CardButton>
  );
}

const CardButton = styled.button`
  display: grid;
  min-width: 0;
  padding: ${tokens.space.m} ${tokens.space.l};
  align-content: start;
  justify-items: start;
  border: 0;
  border-top: 2px solid transparent;
  background: ${tokens.color.raised};
  color: ${tokens.color.soft};
  text-align: left;
  cursor: pointer;
  transition: background ${tokens.motion.feedback};
  &:hover {
    background: ${tokens.color.sunken};
  }
  &[aria-pressed='true'] {
    border-top-color: ${tokens.color.accent};
  }
  &[aria-pressed='true'] > :first-child {
    color: ${tokens.color.ink};
    font-weight: 600;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${tokens.screen.narrow} {
    padding: ${tokens.space.s};
  }
`;

const Figure = styled.span`
  color: ${tokens.color.ink};
  font: 600 clamp(24px, 2.8vw, 40px) / 44px ${tokens.font.display};
  font-variant-numeric: tabular-nums;
`;

const Words = styled.span`
  display: flex;
  min-height: 20px;
  flex-wrap: wrap;
  gap: 0 ${tokens.space.s};
  font-variant-numeric: tabular-nums;
`;
