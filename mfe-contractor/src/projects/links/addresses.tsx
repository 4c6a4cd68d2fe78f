import type { RefObject } from 'react';
import { Button, Drawing, IconButton } from 'kit/controls';
import { DialogButtons } from 'kit/dialog';
import { CopyButton } from 'kit/copy';
import { TextField } from 'kit/forms';
import { EmptyState } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { HubProject_ProjectFragment } from '#gql/graphql.ts';

interface AddressesProps {
  project: HubProject_ProjectFragment;
  changeButton: RefObject<HTMLButtonElement | null>;
  onChange: () => void;
}

const externalLinkIconPath = 'M6.5 3.5h-3v9h9v-3M9.5 2.5h4v4M13.5 2.5l-6 6';

/** The live and staging URLs of a project, to copy or open. */
export function Addresses({ project, changeButton, onChange }: AddressesProps) {
  const { liveUrl, stagingUrl, viewerCanUpdate } = project;
  const addresses = [
    { label: 'Live App URL', url: liveUrl },
    { label: 'Staging URL', url: stagingUrl },
  ];
  const isEmpty = !liveUrl && !stagingUrl;
  return (
    <Place>
      {isEmpty && <EmptyState title="No links yet" hint="Add the live or staging address." />}
      {!isEmpty &&
        addresses.map(({ label, url }) => (
          <TextField
            key={label}
            label={label}
            readOnly
            error={undefined}
            value={url ?? ''}
            placeholder="Not set yet"
            end={url && <AddressActions label={label} url={url} />}
          />
        ))}
      {viewerCanUpdate && (
        <DialogButtons>
          <Button ref={changeButton} onClick={onChange}>
            {isEmpty ? 'Add links' : 'Edit links'}
          </Button>
        </DialogButtons>
      )}
    </Place>
  );
}

function AddressActions({ label, url }: { label: string; url: string }) {
  return (
    <>
      <CopyButton text={url} name={label} />
      <IconButton as="a" $size={40} href={url} target="_blank" rel="noreferrer" aria-label={`Open ${label}`}>
        <Drawing d={externalLinkIconPath} />
      </IconButton>
    </>
  );
}

const Place = styled.div`
  display: grid;
  gap: ${tokens.space.s};
`;
