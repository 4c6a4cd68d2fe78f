import { createSplashPlan, splashTimes } from './splash-plan.ts';

interface Cue {
  /** Milliseconds since the first paint. */
  at: number;
  run: () => void;
}

/**
 * Plays the splash that the server put into the page, then removes it. The page below loads in the meantime and is inert,
 * so that the keyboard does not operate what is hidden.
 */
export function playSplash(splash: HTMLElement, random: () => number = Math.random): void {
  // A session cookie: once per browser session, after which the server leaves the splash out of the page.
  document.cookie = `splash=seen; path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
  const appRoot = document.getElementById('root');
  const end = () => {
    stop();
    window.removeEventListener('keydown', skipByKey, true);
    appRoot?.removeAttribute('inert');
    splash.remove();
  };
  const skipByKey = (event: KeyboardEvent) => {
    // These keys would act on the page below. Browser shortcuts still work.
    if (['Tab', 'Enter', ' '].includes(event.key)) event.preventDefault();
    end();
  };

  appRoot?.setAttribute('inert', '');
  window.addEventListener('keydown', skipByKey, true);
  splash.addEventListener('click', end);
  const stop = scheduleFromFirstPaint([...createCues(splash, random), { at: splashTimes.over, run: end }]);
}

function createCues(splash: HTMLElement, random: () => number): Cue[] {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    showProgress(splash, 100);
    return [];
  }
  const words = [...splash.querySelectorAll('[data-word]')];
  return [
    ...createSplashPlan(random).map(({ at, percent }) => ({ at, run: () => showProgress(splash, percent) })),
    ...words.map((word, index) => ({
      at: splashTimes.firstWord + index * splashTimes.eachWord,
      run: () => word.setAttribute('data-word', 'shown'),
    })),
    { at: splashTimes.leaving, run: () => splash.setAttribute('data-leaving', '') },
  ];
}

/**
 * Runs the cues by the time since the first paint, so that a script that loads late does not make the splash longer.
 * Without a first paint, as in a background tab, time starts with the script. Returns a cleanup function.
 */
function scheduleFromFirstPaint(cues: Cue[]): () => void {
  const pendingCues = new Set(cues);
  let timers: number[] = [];
  const clearTimers = () => timers.forEach((timer) => window.clearTimeout(timer));
  const schedule = (begin: number) => {
    clearTimers();
    timers = [...pendingCues].map((cue) => {
      const run = () => {
        pendingCues.delete(cue);
        cue.run();
      };
      return window.setTimeout(run, Math.max(0, begin + cue.at - performance.now()));
    });
  };
  const painted = new PerformanceObserver((entries) => {
    const [paint] = entries.getEntriesByName('first-contentful-paint');
    if (paint) schedule(paint.startTime);
  });
  schedule(performance.now());
  painted.observe({ type: 'paint', buffered: true });
  return () => {
    painted.disconnect();
    clearTimers();
  };
}

function showProgress(splash: HTMLElement, percent: number): void {
  splash.querySelector('[role=progressbar]')?.setAttribute('aria-valuenow', String(percent));
  splash.style.setProperty('--progress', String(percent));
  const figure = splash.querySelector('[data-figure]');
  if (figure) figure.textContent = `${percent} %`;
}
