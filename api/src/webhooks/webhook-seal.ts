import type { Context } from '#context';
import { sealPurposes } from '#secrets/seal-purposes';

export const getWebhookSeal = ({ sealFor }: Pick<Context, 'sealFor'>) => sealFor(sealPurposes.webhooks);
