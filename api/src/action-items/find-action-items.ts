import { getPortalPath } from 'rules/routing';
import type { Context } from '#context';
import { pickRoundRobin } from '#action-items/pick-round-robin';
import type { ActionItems } from '#action-items/action-item';
import { domains } from '#domains';

const maxItems = 6;

export async function findActionItems(context: Context): Promise<ActionItems> {
  const { viewer } = context;
  const own = viewer ? domains.flatMap(({ actionItems }) => actionItems?.[getPortalPath(viewer)] ?? []) : [];
  const kinds = await Promise.all(own.map((source) => source(context)));
  return { items: pickRoundRobin(kinds, maxItems), total: kinds.flat().length };
}
