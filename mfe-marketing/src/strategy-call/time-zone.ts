import { useState } from 'react';
import { strategyCallSchedule } from 'rules/call-times';

const storageKey = 'time-zone';

/** The time zone for display: the browser's, or the one chosen in this session. */
export function useTimeZone(): [string, (zone: string) => void] {
  const [zone, setZone] = useState(() => readChosenZone() ?? getLocalTimeZone());
  const choose = (next: string) => {
    setZone(next);
    try {
      sessionStorage.setItem(storageKey, next);
    } catch {
      // Without storage, the choice lasts until the picker closes.
    }
  };
  return [zone, choose];
}

/** Every time zone that the browser supports, plus its own, which may be missing from that list. */
export function listTimeZones(): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', getLocalTimeZone()])].toSorted();
}

/** Formats "America/Los_Angeles" as "America/Los Angeles". */
export const formatZone = (zone: string): string => zone.replaceAll('_', ' ');

/** The place in the zone's name: "Los Angeles". */
export const getPlaceName = (zone: string): string => formatZone(zone.slice(zone.lastIndexOf('/') + 1));

const getLocalTimeZone = (): string =>
  new Intl.DateTimeFormat().resolvedOptions().timeZone ?? strategyCallSchedule.timeZone;

function readChosenZone(): string | undefined {
  try {
    const zone = sessionStorage.getItem(storageKey) ?? undefined;
    // Throws for an invalid time zone.
    return zone && new Intl.DateTimeFormat(undefined, { timeZone: zone }) && zone;
  } catch {
    return undefined;
  }
}
