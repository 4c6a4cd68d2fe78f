/** What the totals count, as shown on the dashboard and in Billing. */
export const figureExplanations = {
  invested: 'The implementation fee of every project, finished and cancelled ones included. It is paid once.',
  support: 'The support fee of every project, finished and cancelled ones included. It is paid each month.',
};
