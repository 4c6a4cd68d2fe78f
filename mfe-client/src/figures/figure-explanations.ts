/** What the totals count, as shown on the dashboard and in Billing. */
export const figureExplanations = {
  invested: 'Implementation fees of all projects, including finished and canceled ones. Paid once.',
  support: 'Support fees of all projects, including finished and canceled ones. Paid monthly.',
};
