/** The timeline in milliseconds since the first paint (specification part 1 §2.2 and §9). */
export const splashTimes = { firstWord: 1000, eachWord: 400, full: 2180, leaving: 2680, over: 3000 };

interface Tick {
  /** Milliseconds since the first paint. */
  at: number;
  percent: number;
}

const stepRange = { min: 8, max: 20 };
const pauseRange = { min: 120, max: 300 };
/** The numbers of ticks that can reach both sums: eight of at most 300 ms, twelve of at least 8 %. */
const tickCountRange = { min: 8, max: 12 };

/** The progress over time: random steps after random pauses, drawn in advance so that 100 % is reached on time. */
export function createSplashPlan(random: () => number): Tick[] {
  const ticks = randomInteger(tickCountRange, random);
  const steps = splitRandomly(ticks, 100, stepRange, random);
  const pauses = splitRandomly(ticks, splashTimes.full, pauseRange, random);
  let [at, percent] = [0, 0];
  return steps.map((more, index) => ({ at: (at += pauses[index] ?? 0), percent: (percent += more) }));
}

interface Range {
  min: number;
  max: number;
}

/** Random whole numbers in a range with a given sum. Each is placed randomly, or the last ones would be the small ones. */
function splitRandomly(length: number, sum: number, { min, max }: Range, random: () => number): number[] {
  const drawn: number[] = [];
  for (let left = length - 1, rest = sum; left >= 0; left -= 1) {
    const range = { min: Math.max(min, rest - left * max), max: Math.min(max, rest - left * min) };
    const part = randomInteger(range, random);
    drawn.splice(randomInteger({ min: 0, max: drawn.length }, random), 0, part);
    rest -= part;
  }
  return drawn;
}

function randomInteger({ min, max }: Range, random: () => number): number {
  return min + Math.floor(random() * (max - min + 1));
}
