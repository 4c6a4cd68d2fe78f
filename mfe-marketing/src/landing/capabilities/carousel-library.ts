import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';

/** Configures the library to loop one page of cards at a time, and reports the current page and the page count. */
export function createCarousel(
  node: HTMLElement,
  onPageChange: (page: number, pages: number) => void,
): EmblaCarouselType {
  node.scrollLeft = 0;
  node.dataset.turned = '';
  const carousel = EmblaCarousel(node, { align: 'start', loop: true, slidesToScroll: 'auto' });
  const reportPage = () => onPageChange(carousel.selectedScrollSnap(), carousel.scrollSnapList().length);
  let width = window.innerWidth;
  const onResize = () => {
    // Width only: a phone's address bar changes the height on every scroll.
    if (window.innerWidth === width) return;
    width = window.innerWidth;
    carousel.scrollTo(0, true);
  };
  window.addEventListener('resize', onResize);
  carousel
    .on('select', reportPage)
    .on('reInit', reportPage)
    .on('destroy', () => {
      window.removeEventListener('resize', onResize);
      delete node.dataset.turned;
    });
  reportPage();
  return carousel;
}
