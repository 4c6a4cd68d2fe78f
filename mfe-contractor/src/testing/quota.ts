import { replyTo } from 'kit/test/network';
import { JarvisQuotaDocument, type JarvisQuotaQuery } from '#gql/graphql.ts';

type Quota = JarvisQuotaQuery['jarvisQuota'];

/** The Jarvis quota as the API returns it. */
export const quotaReply = (hour: Partial<Quota['hour']> = {}, day: Partial<Quota['day']> = {}) =>
  replyTo(JarvisQuotaDocument, {
    jarvisQuota: {
      hour: { limit: 60, left: 60, resetsAt: null, ...hour },
      day: { limit: 300, left: 300, resetsAt: null, ...day },
    },
  });
