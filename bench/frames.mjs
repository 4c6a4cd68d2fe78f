/** Records frames of a page until stopped. Returns the times between them, in milliseconds. */
export async function measureFrames(page, work) {
  await page.evaluate(() => {
    const times = [];
    const next = (time) => {
      times.push(time);
      if (!globalThis.framesOver) requestAnimationFrame(next);
    };
    globalThis.framesOver = false;
    globalThis.frameTimes = times;
    requestAnimationFrame(next);
  });
  await work();
  const times = await page.evaluate(() => {
    globalThis.framesOver = true;
    return globalThis.frameTimes;
  });
  return times.slice(1).map((time, index) => time - times[index]);
}

/**
 * Records the tasks of the page's main thread, with wall time and CPU time. On a shared machine only the CPU time is
 * meaningful.
 */
export async function measureTasks(browser, page, work) {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const inPage = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(thread),
  );
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && inPage.has(thread(event)) && event.dur);
  const busiest = Object.entries(Object.groupBy(tasks, thread)).toSorted(([, a], [, b]) => b.length - a.length)[0];
  return (busiest?.[1] ?? []).map(({ ts, dur, tdur = 0 }) => ({ at: ts / 1000, wall: dur / 1000, cpu: tdur / 1000 }));
}

const thread = ({ pid, tid }) => `${pid}:${tid}`;

/** CPU time per frame of a sixtieth of a second, for frames with any work. */
export function getWorkPerFrame(tasks) {
  const slots = Object.groupBy(tasks, ({ at }) => Math.floor(at / (1000 / 60)));
  return Object.values(slots).map((slot) => slot.reduce((sum, { cpu }) => sum + cpu, 0));
}

export function getPercentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? 0;
}
