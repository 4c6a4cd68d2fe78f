/** What the product claims (specification part 1 §1), to the letter: each a figure that the page can measure. */
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

/** How soon someone answers an enquiry (specification part 1 §9). */
export const promisedReplyHours = 24;
