/** The product's claims (specification part 1 §1), verbatim: each has a figure that the page can visualize. */
export const claims = {
  launch: { words: 'launch in as little as', figure: '7 days', days: 7 },
  saved: { figure: '$700M+', words: 'saved for clients' },
  automated: { figure: '127M+', words: 'processes automated' },
  delivery: { figure: '80%', words: 'of spend going directly to delivery', percent: 80 },
  duration: {
    ours: { figure: '2-8 weeks', weeks: [2, 8] },
    traditional: { figure: '6-12 months', months: [6, 12] },
  },
} as const;

/** How soon an enquiry is answered (specification part 1 §9). */
export const promisedReplyHours = 24;
