import { Button, Drawing, IconButton } from 'kit/controls';
import { CopyButton } from 'kit/copy';
import { TextField } from 'kit/forms';
import { Empty } from 'kit/states';
import type { HubProject_ProjectFragment } from '#gql/graphql.ts';
import { Actions } from '../dialog-layout.ts';

interface AddressesProps {
  project: HubProject_ProjectFragment;
  onChange: () => void;
}

const outward = 'M6.5 3.5h-3v9h9v-3M9.5 2.5h4v4M13.5 2.5l-6 6';

/** Where the product of a project runs: to copy, or to open. */
export function Addresses({ project: { liveUrl, stagingUrl, viewerCanUpdate }, onChange }: AddressesProps) {
  const addresses = [
    { label: 'Live App URL', url: liveUrl },
    { label: 'Staging URL', url: stagingUrl },
  ];
  return (
    <div>
      {!liveUrl && !stagingUrl && (
        <Empty title="No address yet" hint="The live and the staging address stand here as soon as one is set." />
      )}
      {addresses.map(
        ({ label, url }) =>
          url && (
            <TextField
              key={label}
              label={label}
              readOnly
              error={undefined}
              value={url}
              end={
                <>
                  <CopyButton text={url} name={label} />
                  <IconButton
                    as="a"
                    $size={40}
                    href={url}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={`Open ${label}`}
                  >
                    <Drawing d={outward} />
                  </IconButton>
                </>
              }
            />
          ),
      )}
      {viewerCanUpdate && (
        <Actions>
          <Button onClick={onChange}>{liveUrl || stagingUrl ? 'Change addresses' : 'Set addresses'}</Button>
        </Actions>
      )}
    </div>
  );
}
