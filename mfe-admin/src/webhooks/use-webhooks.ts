import { useApolloClient, useMutation, useOptimisticMutation, useQuery } from 'kit/apollo';
import { toFault } from 'kit/fault';
import { toast } from 'kit/toasts';
import {
  DeleteWebhookDocument,
  RotateWebhookSecretDocument,
  TestWebhookDocument,
  UpdateWebhookDocument,
  WebhookDeliveriesDocument,
  type WebhookRow_WebhookFragment,
  WebhooksDocument,
} from '#gql/graphql.ts';

export type Webhook = WebhookRow_WebhookFragment;

/** The receivers of events, and what an administrator does with one. */
export function useWebhooks() {
  const client = useApolloClient();
  const { data, error, refresh } = useQuery(WebhooksDocument, { fetchPolicy: 'cache-and-network' });
  const [update] = useOptimisticMutation(UpdateWebhookDocument, { failed: "Couldn't change the webhook" });
  // The response contains the secret: it is shown once and never cached.
  const [rotate] = useMutation(RotateWebhookSecretDocument, { fetchPolicy: 'no-cache' });
  const [remove] = useOptimisticMutation(DeleteWebhookDocument, { failed: "Couldn't delete the webhook" });
  const [test] = useOptimisticMutation(TestWebhookDocument, { failed: "Couldn't send the test" });
  return {
    webhooks: data?.webhooks,
    error: data ? undefined : error,
    refresh,
    setActive: async ({ id, name, url, events }: Webhook, isActive: boolean): Promise<boolean> => {
      const variables = { id, input: { name, url, events, isActive } };
      const done = await update({ variables, onRefused: refresh });
      if (done) toast({ title: isActive ? `${name} is on` : `${name} is off`, intent: 'success' });
      return done !== null;
    },
    /** The new secret; null if it failed. */
    rotateSecret: async ({ id }: Webhook): Promise<string | null> => {
      try {
        const secret = (await rotate({ variables: { id } })).data?.rotateWebhookSecret.secret ?? null;
        void refresh();
        return secret;
      } catch (thrown) {
        toast({
          title: "Couldn't rotate the secret",
          description: toFault(thrown).message,
          intent: 'destructive',
        });
        return null;
      }
    },
    remove: async ({ id, name }: Webhook): Promise<boolean> => {
      const done = await remove({ variables: { id }, onRefused: refresh });
      if (done) toast({ title: 'Webhook deleted', description: `${name} gets no more events.`, intent: 'success' });
      void refresh();
      return done !== null;
    },
    sendTest: async ({ id, name }: Webhook): Promise<void> => {
      if (!(await test({ variables: { id }, onRefused: refresh }))) return;
      toast({ title: 'Test sent', description: `The log shows what ${name} answers.`, intent: 'success' });
      await client.refetchQueries({ include: [WebhookDeliveriesDocument] });
    },
  };
}
