const scales = [1, 2, 5, 10, 30, 60];

/** The shortest scale that a time in seconds fits on. */
export function pickScale(seconds: number): number {
  return scales.find((scale) => seconds <= scale) ?? Math.ceil(seconds);
}
