import { useEffect, useRef, useState } from 'react';
import { LineColors, type Stretch } from './color-lines.ts';
import { loadParser, type Parser } from './languages.ts';

interface Found {
  /** The highlighted lines and the text of each group. */
  of: string[];
  groups: Stretch[][][];
}

const nothing: Found = { of: [], groups: [] };

/** The tokens of a code block, group by group as they are parsed. Missing groups are still plain. */
export function useColoredLines(groups: string[], language: string, isOpen: boolean): Stretch[][][] {
  const [parser, setParser] = useState<Parser | null>(null);
  const [found, setFound] = useState(nothing);
  const colors = useRef<LineColors | null>(null);
  // The last group of an open code block still grows.
  const whole = isOpen ? groups.length - 1 : groups.length;
  const count = found.of.length;
  const isStale = count > 0 && found.of[count - 1] !== groups[count - 1];

  useEffect(() => {
    let isCanceled = false;
    void loadParser(language).then((loaded) => isCanceled || setParser(() => loaded));
    return () => {
      isCanceled = true;
    };
  }, [language]);

  useEffect(() => {
    if (!parser || (count >= whole && !isStale)) return undefined;
    return whenIdle((timeLeft) => {
      if (isStale || count === 0) colors.current = new LineColors(parser);
      const before = isStale ? nothing : found;
      const more: Found = { of: [], groups: [] };
      // At least one group each time, however busy the page is.
      for (let index = before.of.length; index < whole && (more.of.length === 0 || timeLeft() > 3); index += 1) {
        const text = groups[index] ?? '';
        more.of.push(text);
        more.groups.push(colors.current?.group(text) ?? []);
      }
      setFound({ of: [...before.of, ...more.of], groups: [...before.groups, ...more.groups] });
    });
  }, [parser, groups, found, count, whole, isStale]);

  return found.groups;
}

/** Runs work when the page is idle; returns a function that cancels it. */
function whenIdle(work: (timeLeft: () => number) => void): () => void {
  // Safari has no requestIdleCallback: use a short timeout.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(() => work(createTimeBudget(4)), 1);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback((idle) => work(() => Math.min(idle.timeRemaining(), 8)), { timeout: 500 });
  return () => cancelIdleCallback(id);
}

function createTimeBudget(milliseconds: number): () => number {
  const end = performance.now() + milliseconds;
  return () => end - performance.now();
}
