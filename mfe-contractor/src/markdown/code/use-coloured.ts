import { useEffect, useRef, useState } from 'react';
import { LineColours, type Stretch } from './colour-lines.ts';
import { whenIdle } from './idle.ts';
import { loadParser, type Parser } from './languages.ts';

interface Found {
  /** The lines that were colored, a text for each group. */
  of: string[];
  groups: Stretch[][][];
}

const nothing: Found = { of: [], groups: [] };

/** The colors of a code, group of lines by group as they are found. What is missing is still plain. */
export function useColoured(groups: string[], language: string, isOpen: boolean): Stretch[][][] {
  const [parser, setParser] = useState<Parser | null>(null);
  const [found, setFound] = useState(nothing);
  const colours = useRef<LineColours | null>(null);
  // The last group of a code that is open still grows.
  const whole = isOpen ? groups.length - 1 : groups.length;
  const count = found.of.length;
  const isStale = count > 0 && found.of[count - 1] !== groups[count - 1];

  useEffect(() => {
    let away = false;
    void loadParser(language).then((loaded) => away || setParser(() => loaded));
    return () => {
      away = true;
    };
  }, [language]);

  useEffect(() => {
    if (!parser || (count >= whole && !isStale)) return undefined;
    return whenIdle((timeLeft) => {
      if (isStale || count === 0) colours.current = new LineColours(parser);
      const before = isStale ? nothing : found;
      const more: Found = { of: [], groups: [] };
      // At least one group each time, however busy the page is.
      for (let index = before.of.length; index < whole && (more.of.length === 0 || timeLeft() > 3); index += 1) {
        const text = groups[index] ?? '';
        more.of.push(text);
        more.groups.push(colours.current?.group(text) ?? []);
      }
      setFound({ of: [...before.of, ...more.of], groups: [...before.groups, ...more.groups] });
    });
  }, [parser, groups, found, count, whole, isStale]);

  return found.groups;
}
