/** Runs a function `times` times with limited concurrency, like an attacker with that many connections. */
export async function runInParallel<T>(
  times: number,
  concurrency: number,
  work: (n: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  let begun = 0;
  const worker = async () => {
    while (begun < times) results.push(await work(begun++));
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, times) }, worker));
  return results;
}
