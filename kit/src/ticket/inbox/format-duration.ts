const units = [
  { ms: 24 * 60 * 60 * 1000, name: 'd' },
  { ms: 60 * 60 * 1000, name: 'h' },
  { ms: 60 * 1000, name: 'min' },
];

/** A duration in its two largest units, to the minute: "2 h 5 min", "3 d", "less than a minute". */
export function formatDuration(ms: number): string {
  const parts: string[] = [];
  let rest = ms;
  for (const unit of units) {
    const count = Math.floor(rest / unit.ms);
    if (count > 0) parts.push(`${count} ${unit.name}`);
    rest -= count * unit.ms;
  }
  return parts.slice(0, 2).join(' ') || 'less than a minute';
}
