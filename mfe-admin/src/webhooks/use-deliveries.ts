import { useEffect } from 'react';
import { useOptimisticMutation, usePaginatedQuery, useQuery } from 'kit/apollo';
import { useSearchState } from 'kit/search-state';
import {
  type DeliveryRow_DeliveryFragment,
  ResendWebhookDeliveryDocument,
  WebhookDeliveriesDocument,
  type WebhookDeliveriesQuery,
  WebhooksDocument,
} from '#gql/graphql.ts';

export type Delivery = DeliveryRow_DeliveryFragment;

const selectConnection = (data: WebhookDeliveriesQuery) => data.webhookDeliveries;
const pollIntervalMs = 2000;

/** What was sent to the webhook in the URL, or to the newest one. Refetched while something is about to be sent. */
export function useDeliveries() {
  const [chosen] = useSearchState('webhook');
  const { data } = useQuery(WebhooksDocument);
  const webhooks = data?.webhooks ?? [];
  const webhookId = webhooks.find(({ id }) => id === chosen)?.id ?? webhooks[0]?.id;
  const pages = usePaginatedQuery(WebhookDeliveriesDocument, {
    variables: { webhookId: webhookId ?? '' },
    selectConnection,
    skip: webhookId === undefined,
  });
  const [send] = useOptimisticMutation(ResendWebhookDeliveryDocument, { failed: "Couldn't send it again" });
  const isSending = pages.nodes?.some(({ status }) => status === 'pending') ?? false;
  const { refresh } = pages;
  useEffect(() => {
    if (!isSending) return;
    const timer = setInterval(() => void refresh(), pollIntervalMs);
    return () => clearInterval(timer);
  }, [isSending, refresh]);
  const resend = async ({ id }: Delivery) => {
    await send({ variables: { id }, onRefused: () => void refresh() });
    await refresh();
  };
  return { ...pages, webhooks, webhookId, resend };
}
