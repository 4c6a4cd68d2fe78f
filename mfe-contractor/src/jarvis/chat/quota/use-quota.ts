import { useEffect, useMemo, useRef } from 'react';
import { useQuery } from 'kit/apollo';
import { JarvisQuotaDocument, type JarvisQuotaQuery } from '#gql/graphql.ts';

export interface Quota {
  span: 'hour' | 'day';
  limit: number;
  left: number;
  resetsAt: string | null;
}

/**
 * How many questions are left in the tighter of the two windows, refetched when `refetchKey` changes. Null if unknown: the server
 * enforces it anyway.
 */
export function useQuota(refetchKey = ''): Quota | null {
  const { data, refresh } = useQuery(JarvisQuotaDocument, { fetchPolicy: 'cache-and-network' });
  const quota = useMemo(() => (data ? pickTighterQuota(data.jarvisQuota) : null), [data]);
  const previousKey = useRef(refetchKey);
  useEffect(() => {
    if (previousKey.current === refetchKey) return;
    previousKey.current = refetchKey;
    void refresh(); // keep what is shown
  }, [refetchKey, refresh]);

  const resetsAt = quota?.left === 0 ? quota.resetsAt : null;
  useEffect(() => {
    if (!resetsAt) return undefined;
    const delayMs = Math.max(1000, Date.parse(resetsAt) - Date.now() + 500);
    const timer = setTimeout(refresh, delayMs);
    return () => clearTimeout(timer);
  }, [resetsAt, refresh]);
  return quota;
}

function pickTighterQuota({ hour, day }: JarvisQuotaQuery['jarvisQuota']): Quota {
  return day.left <= hour.left ? { span: 'day', ...day } : { span: 'hour', ...hour };
}
