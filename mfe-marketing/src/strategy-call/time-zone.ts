import { useState } from 'react';
import { strategyCallSchedule } from 'rules/call-times';

const storageKey = 'time-zone';

/** The zone that times are shown in: this browser's, or the one that was chosen on this visit. */
export function useTimeZone(): [string, (zone: string) => void] {
  const [zone, setZone] = useState(() => readChosenZone() ?? getLocalTimeZone());
  const choose = (next: string) => {
    setZone(next);
    try {
      sessionStorage.setItem(storageKey, next);
    } catch {
      // A browser that keeps nothing has the choice until the picker is closed.
    }
  };
  return [zone, choose];
}

/** Every zone this browser knows by name, and its own, which may have a name of its own. */
export function listTimeZones(): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', getLocalTimeZone()])].toSorted();
}

/** "America/Los_Angeles" as people write it. */
export const formatZone = (zone: string): string => zone.replaceAll('_', ' ');

/** Where that is, in a word: "Los Angeles". */
export const getPlaceName = (zone: string): string => formatZone(zone.slice(zone.lastIndexOf('/') + 1));

const getLocalTimeZone = (): string =>
  new Intl.DateTimeFormat().resolvedOptions().timeZone ?? strategyCallSchedule.timeZone;

function readChosenZone(): string | undefined {
  try {
    const zone = sessionStorage.getItem(storageKey) ?? undefined;
    // Throws for what is no zone.
    return zone && new Intl.DateTimeFormat(undefined, { timeZone: zone }) && zone;
  } catch {
    return undefined;
  }
}
