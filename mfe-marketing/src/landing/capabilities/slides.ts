import { tokens } from 'kit/theme';
import styled from 'styled-components';

/**
 * The window and the strip of cards in it: one, two or four a page (specification part 1 §9). Scrolled by hand until the
 * library has taken over; the size is the same before and after.
 */
export const Slides = styled.div`
  margin-right: calc(-1 * ${tokens.space.m});
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  &[data-turned] {
    overflow: hidden;
    scroll-snap-type: none;
  }
  > div {
    display: flex;
  }
  &[data-turned] > div {
    touch-action: pan-y pinch-zoom;
  }
  > div > * {
    flex: 0 0 100%;
    min-width: 0;
    padding-right: ${tokens.space.m};
    scroll-snap-align: start;
  }
  @media (min-width: 768px) {
    > div > * {
      flex-basis: 50%;
    }
  }
  @media (min-width: 1024px) {
    > div > * {
      flex-basis: 25%;
    }
  }
`;
