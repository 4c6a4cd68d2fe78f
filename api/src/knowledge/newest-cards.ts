import type { Connection } from '#db/page';

const maxCards = 12;

/** The cards that a summary shows of a list. */
export async function findNewestCards<Card>(page: (first: number) => Promise<Connection<Card>>): Promise<Card[]> {
  return (await page(maxCards)).edges.map(({ node }) => node);
}
