import { useCallback, useState } from 'react';
import { request } from 'kit/request';
import { type CallFragment, StrategyCallDocument } from '#call/gql/graphql.ts';
import { useAsyncData } from '../account/use-async-data.ts';

/** The call that a link opens. `adopt` takes what a change has answered: then it is `changed` here and now. */
export function useLinkedCall(key: string) {
  const loaded = useAsyncData(
    useCallback(async () => (await request(StrategyCallDocument, { key })).strategyCall, [key]),
  );
  const [changed, adopt] = useState<CallFragment | null>(null);
  const refresh = async () => {
    await loaded.refresh();
    adopt(null);
  };
  return { call: changed ?? loaded.answer, changed: changed !== null, fault: loaded.fault, refresh, adopt };
}
