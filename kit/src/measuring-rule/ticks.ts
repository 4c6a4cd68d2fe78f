/** A tick every 2 %, longer every 10 %, longest at both ends and in the middle, hanging from a line. */
export const ticks =
  Array.from({ length: 51 }, (_, index) => `M${index * 2} 1V${getTickLength(index)}`).join('') + 'M0 1H100';

function getTickLength(index: number): number {
  if (index % 25 === 0) return 14;
  return index % 5 === 0 ? 10 : 6;
}
