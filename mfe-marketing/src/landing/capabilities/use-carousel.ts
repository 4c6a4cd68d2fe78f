import { useEffect, useRef, useState, type RefObject } from 'react';
import type { EmblaCarouselType } from 'embla-carousel';

interface CarouselState {
  viewport: RefObject<HTMLDivElement | null>;
  page: number;
  /** None until the library is there. */
  pages: number;
  goTo: (page: number) => void;
  goBy: (step: 1 | -1) => void;
}

/** Turns the pages of a strip: the library is fetched when the strip comes near. */
export function useCarousel(): CarouselState {
  const viewport = useRef<HTMLDivElement>(null);
  const library = useRef<EmblaCarouselType>(undefined);
  const [{ page, pages }, setPosition] = useState({ page: 0, pages: 0 });

  useEffect(() => {
    const node = viewport.current;
    if (!node) return undefined;
    const startCarousel = async () => {
      const { createCarousel } = await import('./carousel-library.ts');
      if (isUnmounted) return;
      library.current = createCarousel(node, (page, pages) => setPosition({ page, pages }));
    };
    let isUnmounted = false;
    // Where it cannot be fetched, the strip is still scrolled by hand.
    const stopWaiting = onceNearViewport(node, () => void startCarousel().catch(() => undefined));
    return () => {
      isUnmounted = true;
      stopWaiting();
      library.current?.destroy();
    };
  }, []);

  return {
    viewport,
    page,
    pages,
    goTo: (page) => library.current?.scrollTo(page, prefersReducedMotion()),
    goBy: (step) =>
      step > 0
        ? library.current?.scrollNext(prefersReducedMotion())
        : library.current?.scrollPrev(prefersReducedMotion()),
  };
}

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Calls back once, when the element is less than a screen away, where the browser can tell. Answers how to stop waiting. */
function onceNearViewport(element: Element, callback: () => void): () => void {
  if (!('IntersectionObserver' in window)) return () => undefined;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: '100% 0px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
