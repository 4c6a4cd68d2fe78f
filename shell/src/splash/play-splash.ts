import { splashPlan, splashTimes } from './splash-plan.ts';

/**
 * Plays the splash that the server has put into the page, and takes it away. The page below is there and loading meanwhile;
 * it is inert as long as it is covered, so that the keyboard does not work on what one cannot see.
 */
export function playSplash(splash: HTMLElement, random: () => number = Math.random): void {
  // A session cookie: once for a browser session, and the server leaves the splash out of the next page.
  document.cookie = `splash=seen; path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
  const words = splash.querySelectorAll('[data-word]');
  const below = document.getElementById('root');
  const begin = firstPaint();
  const timers: number[] = [];
  const at = (time: number, run: () => void) => {
    timers.push(window.setTimeout(run, Math.max(0, begin + time - performance.now())));
  };
  const end = () => {
    for (const timer of timers) clearTimeout(timer);
    window.removeEventListener('keydown', skipByKey, true);
    below?.removeAttribute('inert');
    splash.remove();
  };
  const skipByKey = (event: KeyboardEvent) => {
    // These would act on the page that only now comes to light. Shortcuts of the browser are left alone.
    if (['Tab', 'Enter', ' '].includes(event.key)) event.preventDefault();
    end();
  };

  below?.setAttribute('inert', '');
  window.addEventListener('keydown', skipByKey, true);
  splash.addEventListener('click', end);
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    showProgress(splash, 100);
  } else {
    for (const { at: time, percent } of splashPlan(random)) at(time, () => showProgress(splash, percent));
    for (const [index, word] of words.entries()) {
      at(splashTimes.firstWord + index * splashTimes.eachWord, () => word.setAttribute('data-word', 'shown'));
    }
    at(splashTimes.leaving, () => splash.setAttribute('data-leaving', ''));
  }
  at(splashTimes.over, end);
}

/** A script that comes late does not make the splash longer. */
function firstPaint(): number {
  return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? performance.now();
}

function showProgress(splash: HTMLElement, percent: number): void {
  splash.querySelector('[role=progressbar]')?.setAttribute('aria-valuenow', String(percent));
  splash.style.setProperty('--progress', String(percent));
  const figure = splash.querySelector('[data-figure]');
  if (figure) figure.textContent = `${percent} %`;
}
