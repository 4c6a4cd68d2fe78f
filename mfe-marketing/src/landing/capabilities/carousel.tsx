import { useEffect, useRef, type RefObject } from 'react';
import { Icon, IconButton } from 'kit/controls';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { CapabilityCard } from './capability-card.tsx';
import { capabilities } from './capability-list.ts';
import { Dots } from './dots.tsx';
import { useCarousel } from './use-carousel.ts';

/** Complete in the server's HTML and natively scrollable; the carousel library loads when it is nearly in view. */
export function Carousel() {
  const { viewport, page, pages, goTo, goBy } = useCarousel();
  useArrowKeys(viewport, goBy);
  const perPage = capabilities.length / pages;
  return (
    <section aria-roledescription="carousel" aria-label="Capabilities">
      <Slides ref={viewport}>
        <div>
          {capabilities.map((capability, index) => (
            <CapabilityCard
              key={capability.title}
              capability={capability}
              place={`${index + 1} of ${capabilities.length}`}
              isOffPage={pages > 0 && Math.floor(index / perPage) !== page}
            />
          ))}
        </div>
      </Slides>
      <Controls>
        <PageButton $size={40} type="button" aria-label="Previous page" disabled={pages === 0} onClick={() => goBy(-1)}>
          <Icon name="back" />
        </PageButton>
        <PageButton $size={40} type="button" aria-label="Next page" disabled={pages === 0} onClick={() => goBy(1)}>
          <Icon name="arrow" />
        </PageButton>
        <Dots page={page} pages={pages} onChoose={goTo} />
        <PageStatus aria-live="polite">{pages > 0 && `Page ${page + 1} of ${pages}`}</PageStatus>
      </Controls>
    </section>
  );
}

const Controls = styled.div`
  display: flex;
  min-height: 48px;
  margin: ${tokens.space.m} 0 ${tokens.space.xxl};
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs};
`;

const PageButton = styled(IconButton)`
  && {
    border: 1px solid ${tokens.color.edge};
    background: ${tokens.color.raised};
  }
  &&:hover {
    border-color: ${tokens.color.ink};
  }
`;

const PageStatus = styled.p`
  margin-left: auto;
  color: ${tokens.color.soft};
  font-variant-numeric: tabular-nums;
  ${tokens.screen.narrow} {
    order: -1;
    margin: 0 auto 0 0;
  }
`;

const arrowSteps: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };

/** The left and right arrow keys turn the page while the strip is in view and nothing else handles them. */
function useArrowKeys(strip: RefObject<HTMLElement | null>, turn: (step: 1 | -1) => void): void {
  const latest = useRef(turn);
  useEffect(() => {
    latest.current = turn;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const step = arrowSteps[event.key];
      if (!step || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (usesArrowKeys(event.target) || !isInView(strip.current)) return;
      event.preventDefault();
      latest.current(step);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [strip]);
}

const usesArrowKeys = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null;

function isInView(element: HTMLElement | null): boolean {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
}

/**
 * The viewport and its strip of cards: one, two or four per page (specification part 1 §9). Natively scrollable until
 * the library takes over, without a layout shift.
 */
const Slides = styled.div`
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
