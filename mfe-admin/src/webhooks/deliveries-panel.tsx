import { LoadMore, Panel } from 'kit/panel';
import { useSearchState } from 'kit/search-state';
import { EmptyState, ErrorState, Skeleton } from 'kit/states';
import { SelectField } from 'kit/forms';
import { FilterBar } from '../filters/filter-box.ts';
import { Rows } from '../rows.ts';
import { DeliveryRow, DeliveryFrame } from './delivery-row.tsx';
import { type Delivery, useDeliveries } from './use-deliveries.ts';

/** The log of one webhook. Without any webhook there is nothing to log. */
export function DeliveriesPanel() {
  const { nodes, error, refresh, webhooks, webhookId, resend, ...pages } = useDeliveries();
  const [, choose] = useSearchState('webhook');
  if (webhookId === undefined) return null;
  return (
    <Panel title="Log" busy={!nodes && !error}>
      {webhooks.length > 1 && (
        <FilterBar aria-label="Log">
          <SelectField
            label="Webhook"
            error={undefined}
            value={webhookId}
            onChange={({ target }) => choose(target.value)}
          >
            {webhooks.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        </FilterBar>
      )}
      {nodes ? list(nodes) : error ? failed() : skeletons()}
    </Panel>
  );

  function list(deliveries: readonly Delivery[]) {
    if (deliveries.length === 0)
      return (
        <EmptyState title="Nothing sent yet" hint="Events of the last 30 days appear here. Send a test to try it." />
      );
    return (
      <>
        <Rows aria-label="Deliveries">
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} onResend={() => void resend(delivery)} />
          ))}
        </Rows>
        <LoadMore pages={pages} what="deliveries" which="older" isManual />
      </>
    );
  }

  function failed() {
    return <ErrorState title="Couldn't load the log" hint="Events are still sent. Try again." onRetry={refresh} />;
  }
}

const skeletons = () => (
  <Rows aria-hidden>
    {[1, 2, 3].map((place) => (
      <DeliveryFrame key={place}>
        <Skeleton $width="160px" $height="20px" />
        <Skeleton $width="240px" $height="20px" />
      </DeliveryFrame>
    ))}
  </Rows>
);
