/** The Jarvis quota as the API returns it. */
export const quotaReply = (hour: object = {}, day: object = {}) => ({
  data: {
    jarvisQuota: {
      hour: { limit: 60, left: 60, resetsAt: null, ...hour },
      day: { limit: 300, left: 300, resetsAt: null, ...day },
    },
  },
});
