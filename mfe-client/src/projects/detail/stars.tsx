import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** The rating as stars; the text beside it says the same. */
export const Stars = ({ count }: { count: number }) => (
  <Row aria-hidden>
    {[1, 2, 3, 4, 5].map((place) => (
      <Star key={place} isFull={place <= count} />
    ))}
  </Row>
);

export const Star = ({ isFull }: { isFull: boolean }) => (
  <StarIcon viewBox="0 0 24 24" width="24" height="24" data-full={isFull} aria-hidden>
    <path d="M12 2.8l2.8 6 6.5.8-4.8 4.5 1.3 6.5L12 17.4l-5.8 3.2 1.3-6.5-4.8-4.5 6.5-.8Z" />
  </StarIcon>
);

const Row = styled.span`
  display: inline-flex;
  gap: 4px;
`;

const StarIcon = styled.svg`
  fill: none;
  stroke: ${tokens.color.edge};
  stroke-linejoin: round;
  stroke-width: 1.5px;
  transition: fill ${tokens.motion.feedback};
  &[data-full='true'] {
    fill: ${tokens.color.accent};
    stroke: ${tokens.color.accent};
  }
`;
