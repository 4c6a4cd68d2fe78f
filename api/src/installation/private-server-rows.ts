import type { Setting } from '#installation/setting';

/** The servers in a private network that this one may connect to, although people enter their addresses. */
export const privateServerRows = {
  WEBHOOK_PRIVATE_RECEIVERS: {
    group: 'Server',
    meaning:
      'Receivers of webhooks, as comma-separated host:port, that may be in a private network and use plain http, such as automation.internal:5678. All others must be https on the public internet.',
    read: ({ webhookPrivateReceivers }) => webhookPrivateReceivers.join(',') || undefined,
  },
  DOCUMENT_PRIVATE_SERVERS: {
    group: 'Server',
    meaning:
      "Servers of documents, as comma-separated host:port, from which text may be fetched although they're in a private network or use plain http, such as wiki.internal:8080. All others must be https on the public internet.",
    read: ({ documentPrivateServers }) => documentPrivateServers.join(',') || undefined,
  },
} satisfies Record<string, Setting>;
