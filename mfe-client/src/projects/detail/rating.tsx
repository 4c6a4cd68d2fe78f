import { useRef, useState } from 'react';
import { useOptimisticMutation } from 'kit/apollo';
import { Panel } from 'kit/panel';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { RateProjectDocument, type DetailedProject_ProjectFragment } from '#gql/graphql.ts';
import { RatingForm } from './rating-form.tsx';
import { Stars } from './stars.tsx';
import { formatRating } from './ratings.ts';

/** The client's rating of a completed project. It can't be changed. */
export function Rating({ project: { id, rating } }: { project: DetailedProject_ProjectFragment }) {
  const [rate] = useOptimisticMutation(RateProjectDocument, { failed: "Couldn't save your rating" });
  // Kept here rather than in the form, so that a rejected rating can be sent again.
  const [chosen, setChosen] = useState(0);
  const panelRef = useRef<HTMLDivElement>(null);

  const send = (newRating: number) => {
    // The form is unmounted, so the focus moves to its replacement.
    panelRef.current?.focus();
    void rate({
      variables: { id, rating: newRating },
      optimisticResponse: {
        rateProject: { __typename: 'Project', id, rating: newRating, viewerCanRate: false } as never,
      },
    });
  };
  return (
    <Panel title="Your rating">
      <Place ref={panelRef} tabIndex={-1}>
        {rating === null || rating === undefined ? (
          <RatingForm chosen={chosen} onChoose={setChosen} onRate={send} />
        ) : (
          <RatingSummary>
            <Stars count={rating} />
            <span>
              You rated it {rating} of 5: {formatRating(rating)}. Thank you.
            </span>
          </RatingSummary>
        )}
      </Place>
    </Panel>
  );
}

const Place = styled.div`
  padding: ${tokens.space.m};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
  &:focus {
    outline: none;
  }
`;

const RatingSummary = styled.p`
  display: flex;
  min-height: 40px;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px ${tokens.space.m};
`;
