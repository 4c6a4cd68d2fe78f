import { chunkSize } from './lead-variables.ts';

export interface Chunk {
  chunk: number;
  places: readonly number[];
}

/* A stable reference, so that a prefetched chunk does not rerender with every row scrolled. */
const noPlaces: readonly number[] = [];

/** The chunks to load: those with rendered rows, and the chunks before and after them for prefetching. */
export function toChunks(places: readonly number[], total: number): Chunk[] {
  const getChunkIndex = (place: number) => Math.floor(place / chunkSize);
  const drawn = [...new Set(places.map(getChunkIndex))];
  const chunks = new Set(drawn.flatMap((chunk) => [chunk - 1, chunk, chunk + 1]));
  return [...chunks]
    .filter((chunk) => chunk >= 0 && chunk * chunkSize < total)
    .toSorted((one, other) => one - other)
    .map((chunk) => ({
      chunk,
      places: drawn.includes(chunk) ? places.filter((place) => getChunkIndex(place) === chunk) : noPlaces,
    }));
}
