import { Icon, IconButton } from 'kit/controls';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { CapabilityCard } from './capability-card.tsx';
import { capabilities } from './capability-list.ts';
import { Dots } from './dots.tsx';
import { Slides } from './slides.ts';
import { useCarousel } from './use-carousel.ts';
import { useArrowKeys } from './use-arrow-keys.ts';

/** Complete as it is sent, and then scrolled by hand; the library that turns its pages comes when it is nearly in view. */
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
