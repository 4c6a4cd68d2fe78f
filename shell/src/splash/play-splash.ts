import { createSplashPlan, splashTimes } from './splash-plan.ts';

interface Cue {
  /** Milliseconds from the first paint. */
  at: number;
  run: () => void;
}

/**
 * Plays the splash that the server has put into the page, and takes it away. The page below is there and loading meanwhile;
 * it is inert as long as it is covered, so that the keyboard does not work on what one cannot see.
 */
export function playSplash(splash: HTMLElement, random: () => number = Math.random): void {
  // A session cookie: once for a browser session, and the server leaves the splash out of the next page.
  document.cookie = `splash=seen; path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
  const appRoot = document.getElementById('root');
  const end = () => {
    stop();
    window.removeEventListener('keydown', skipByKey, true);
    appRoot?.removeAttribute('inert');
    splash.remove();
  };
  const skipByKey = (event: KeyboardEvent) => {
    // These would act on the page that only now comes to light. Shortcuts of the browser are left alone.
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
 * Runs the cues by the time since the first paint, so that a script that comes late does not make the splash longer. Until
 * there is one (never, in a tab that no one looks at) the time is the script's own. Answers how to stop.
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
