/** What the totals count, as shown on the dashboard and in Billing. */
export const figureExplanations = {
  invested: 'What you have paid so far, without refunds.',
  support: 'Support fees of all projects, including finished and canceled ones. Paid monthly.',
};
