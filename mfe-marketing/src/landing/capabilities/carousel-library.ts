import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';

/** Lets the library turn a page of cards at a time, round and round, and tells which page that is, of how many. */
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
    // By width only: a phone's address bar changes the height with each scroll.
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
