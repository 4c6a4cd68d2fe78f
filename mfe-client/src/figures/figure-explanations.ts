/** What a sum over all projects counts, in the words of the dashboard and of Billing. */
export const figureExplanations = {
  invested: 'The implementation fee of every project, finished and cancelled ones included. It is paid once.',
  support: 'The support fee of every project, finished and cancelled ones included. It is paid each month.',
};
