/** Calls back once, when the element is less than a screen away. Answers how to stop waiting. */
export function whenNear(element: Element, then: () => void): () => void {
  if (!('IntersectionObserver' in window)) {
    then();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      then();
    },
    { rootMargin: '100% 0px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
