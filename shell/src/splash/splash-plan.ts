/** When what happens, in milliseconds from the first paint (specification part 1 §2.2 and §9). */
export const splashTimes = { firstWord: 1000, eachWord: 400, full: 2180, leaving: 2680, over: 3000 };

interface Tick {
  /** Milliseconds from the first paint. */
  at: number;
  percent: number;
}

const stepRange = { min: 8, max: 20 };
const pauseRange = { min: 120, max: 300 };
/** So many ticks can make both sums: eight of at most 300 ms, twelve of at least 8 %. */
const tickCountRange = { min: 8, max: 12 };

/** How the progress rises: random steps after random pauses, drawn beforehand so that 100 % comes when it has to. */
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

/** So many whole numbers of a range that make the sum. Each goes to a random place, or the last ones would be the small ones. */
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
