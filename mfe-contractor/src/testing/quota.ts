/** How many questions to Jarvis are left, as the API says it. */
export const quotaReply = (hour: object = {}, day: object = {}) => ({
  data: {
    jarvisQuota: {
      hour: { limit: 60, left: 60, resetsAt: null, ...hour },
      day: { limit: 300, left: 300, resetsAt: null, ...day },
    },
  },
});
