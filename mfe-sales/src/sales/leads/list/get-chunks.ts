import { chunkSize } from './lead-variables.ts';

export interface Chunk {
  chunk: number;
  places: readonly number[];
}

/* Always the same, so that what is only fetched ahead is not rendered again with every row. */
const none: readonly number[] = [];

/** The places that are drawn, by the chunk that they are asked for with; and the chunks before and behind, with none. */
export function getChunks(places: readonly number[], total: number): Chunk[] {
  const of = (place: number) => Math.floor(place / chunkSize);
  const drawn = [...new Set(places.map(of))];
  const wanted = new Set(drawn.flatMap((chunk) => [chunk - 1, chunk, chunk + 1]));
  return [...wanted]
    .filter((chunk) => chunk >= 0 && chunk * chunkSize < total)
    .toSorted((one, other) => one - other)
    .map((chunk) => ({ chunk, places: drawn.includes(chunk) ? places.filter((place) => of(place) === chunk) : none }));
}
