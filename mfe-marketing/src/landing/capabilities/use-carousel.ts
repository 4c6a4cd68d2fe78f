import { useEffect, useRef, useState, type RefObject } from 'react';
import type { EmblaCarouselType } from 'embla-carousel';

interface CarouselState {
  viewport: RefObject<HTMLDivElement | null>;
  page: number;
  /** Null until the library has loaded. */
  pages: number;
  goTo: (page: number) => void;
  goBy: (step: 1 | -1) => void;
}

/** Turns the strip into a carousel: loads the library when the strip is nearly in view. */
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
    // If loading fails, the strip still scrolls natively.
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

/** Calls back once when the element is less than a screen away, if the browser can tell. Returns a cleanup function. */
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
