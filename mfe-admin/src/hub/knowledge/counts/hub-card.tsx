import { Skeleton } from 'kit/states';
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
  padding: ${({ theme }) => `${theme.space.m} ${theme.space.l}`};
  align-content: start;
  justify-items: start;
  border: 0;
  border-top: 2px solid transparent;
  background: ${({ theme }) => theme.color.raised};
  color: ${({ theme }) => theme.color.soft};
  text-align: left;
  cursor: pointer;
  transition: background ${({ theme }) => theme.motion.feedback};
  &:hover {
    background: ${({ theme }) => theme.color.sunken};
  }
  &[aria-pressed='true'] {
    border-top-color: ${({ theme }) => theme.color.accent};
  }
  &[aria-pressed='true'] > :first-child {
    color: ${({ theme }) => theme.color.ink};
    font-weight: 600;
  }
  html body &:focus-visible {
    outline-offset: -2px;
  }
  ${({ theme }) => theme.screen.narrow} {
    padding: ${({ theme }) => theme.space.s};
  }
`;

const Figure = styled.span`
  color: ${({ theme }) => theme.color.ink};
  font: 600 clamp(24px, 2.8vw, 40px) / 44px ${({ theme }) => theme.font.display};
  font-variant-numeric: tabular-nums;
`;

const Words = styled.span`
  display: flex;
  min-height: 20px;
  flex-wrap: wrap;
  gap: ${({ theme }) => `0 ${theme.space.s}`};
  font-variant-numeric: tabular-nums;
`;
