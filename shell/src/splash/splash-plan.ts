/** When what happens, in milliseconds from the first paint (specification part 1 §2.2 and §9). */
export const splashTimes = { firstWord: 1000, eachWord: 400, full: 2180, leaving: 2680, over: 3000 };

interface Tick {
  /** Milliseconds from the first paint. */
  at: number;
  percent: number;
}

const step = { least: 8, most: 20 };
const pause = { least: 120, most: 300 };
/** So many ticks can make both sums: eight of at most 300 ms, twelve of at least 8 %. */
const count = { least: 8, most: 12 };

/** How the progress rises: random steps after random pauses, drawn beforehand so that 100 % comes when it has to. */
export function splashPlan(random: () => number): Tick[] {
  const ticks = between(count, random);
  const steps = parts(ticks, 100, step, random);
  const pauses = parts(ticks, splashTimes.full, pause, random);
  let [at, percent] = [0, 0];
  return steps.map((more, index) => ({ at: (at += pauses[index] ?? 0), percent: (percent += more) }));
}

interface Range {
  least: number;
  most: number;
}

/** So many whole numbers of a range that make the sum. Each goes to a random place, or the last ones would be the small ones. */
function parts(length: number, sum: number, { least, most }: Range, random: () => number): number[] {
  const drawn: number[] = [];
  for (let left = length - 1, rest = sum; left >= 0; left -= 1) {
    const range = { least: Math.max(least, rest - left * most), most: Math.min(most, rest - left * least) };
    const part = between(range, random);
    drawn.splice(between({ least: 0, most: drawn.length }, random), 0, part);
    rest -= part;
  }
  return drawn;
}

function between({ least, most }: Range, random: () => number): number {
  return least + Math.floor(random() * (most - least + 1));
}
