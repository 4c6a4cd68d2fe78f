import { useEffect, useRef, useState, type RefObject } from 'react';
import type { EmblaCarouselType } from 'embla-carousel';
import { whenNear } from './when-near.ts';

interface Turning {
  viewport: RefObject<HTMLDivElement | null>;
  page: number;
  /** None until the library is there. */
  pages: number;
  goTo: (page: number) => void;
  goBy: (step: 1 | -1) => void;
}

/** Turns the pages of a strip: the library is fetched when the strip comes near. */
export function useCarousel(): Turning {
  const viewport = useRef<HTMLDivElement>(null);
  const library = useRef<EmblaCarouselType>(undefined);
  const [{ page, pages }, setPlace] = useState({ page: 0, pages: 0 });

  useEffect(() => {
    const node = viewport.current;
    if (!node) return undefined;
    const turn = async () => {
      const { start } = await import('./carousel-library.ts');
      if (away) return;
      library.current = start(node, (page, pages) => setPlace({ page, pages }));
    };
    let away = false;
    // Where it cannot be fetched, the strip is still scrolled by hand.
    const stopWaiting = whenNear(node, () => void turn().catch(() => undefined));
    return () => {
      away = true;
      stopWaiting();
      library.current?.destroy();
    };
  }, []);

  return {
    viewport,
    page,
    pages,
    goTo: (page) => library.current?.scrollTo(page, prefersJumps()),
    goBy: (step) =>
      step > 0 ? library.current?.scrollNext(prefersJumps()) : library.current?.scrollPrev(prefersJumps()),
  };
}

const prefersJumps = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
