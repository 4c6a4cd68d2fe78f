import type { Changes_ChangesFragment } from '#gql/graphql.ts';

type Sizes = Pick<Changes_ChangesFragment, 'scriptBytes' | 'scriptBytesBefore' | 'isCompressed'>;

const formatKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Formats the script size and its change, as in "Scripts 12.3 kB (Brotli), +1.1 kB". */
export function formatSizeChange({ scriptBytes, scriptBytesBefore, isCompressed }: Sizes): string {
  const size = `Scripts ${formatKilobytes(scriptBytes)} (${isCompressed ? 'Brotli' : 'uncompressed'})`;
  if (scriptBytesBefore === null) return size;
  const change = scriptBytes - scriptBytesBefore;
  if (change === 0) return `${size}, unchanged`;
  return `${size}, ${change < 0 ? '−' : '+'}${formatKilobytes(Math.abs(change))}`;
}
