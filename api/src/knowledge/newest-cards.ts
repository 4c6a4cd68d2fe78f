import type { Connection } from '#db/page';

const most = 12;

/** The cards that a summary shows of a list. */
export async function newestCards<Card>(page: (first: number) => Promise<Connection<Card>>): Promise<Card[]> {
  return (await page(most)).edges.map(({ node }) => node);
}
