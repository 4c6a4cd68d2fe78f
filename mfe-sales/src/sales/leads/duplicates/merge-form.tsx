import { useState } from 'react';
import { Button } from 'kit/controls';
import { DialogButtons } from 'kit/dialog';
import { RelativeTime } from 'kit/format';
import { tokens } from 'kit/theme';
import type { MergeableField } from 'rules/merge-leads';
import styled from 'styled-components';
import type { LeadPair } from './lead-pair.ts';
import { findDifferences, suggestFields } from './merge-choices.ts';
import { useMergeLeads } from './use-merge-leads.ts';

/** Merges the newer lead into the older one. Where they differ, one chooses; everything else of both is kept. */
export function MergeForm({ pair: { lead, duplicate }, onDone }: { pair: LeadPair; onDone: () => void }) {
  const [fromOther, setFromOther] = useState<MergeableField[]>(() => suggestFields(lead, duplicate));
  const { merge, isMerging } = useMergeLeads(onDone);
  const choose = (field: MergeableField, isOther: boolean) =>
    setFromOther([...fromOther.filter((each) => each !== field), ...(isOther ? [field] : [])]);
  return (
    <Steps>
      <p>
        The contact logs, notes and enquiries of both are kept in one lead. The other lead is deleted. This can&apos;t
        be undone.
      </p>
      {findDifferences(lead, duplicate).map(({ field, label, getText }) => (
        <Choice key={field}>
          <legend>{label}</legend>
          {[lead, duplicate].map((side) => {
            const isOther = side === duplicate;
            return (
              <label key={side.id}>
                <input
                  type="radio"
                  name={field}
                  checked={fromOther.includes(field) === isOther}
                  onChange={() => choose(field, isOther)}
                />
                <span>
                  {getText(side) || 'None'}
                  <small>
                    Lead of <RelativeTime at={side.createdAt} />
                  </small>
                </span>
              </label>
            );
          })}
        </Choice>
      ))}
      <DialogButtons>
        <Button onClick={onDone}>Cancel</Button>
        <Button $primary disabled={isMerging} onClick={() => void merge(lead, duplicate, fromOther)}>
          {isMerging ? 'Merging…' : 'Merge leads'}
        </Button>
      </DialogButtons>
    </Steps>
  );
}

const Steps = styled.div`
  display: grid;
  min-width: 0;
  gap: ${tokens.space.m};
`;

const Choice = styled.fieldset`
  display: grid;
  min-width: 0;
  padding: 0;
  margin: 0;
  border: 0;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space.xs};
  legend {
    padding: 0;
    color: ${tokens.color.soft};
    font-size: ${tokens.size.tiny};
  }
  label {
    display: flex;
    min-height: 44px;
    padding: ${tokens.space.xs} ${tokens.space.s};
    align-items: flex-start;
    gap: ${tokens.space.xs};
    border: 1px solid ${tokens.color.edge};
    border-radius: ${tokens.radius.small};
    background: ${tokens.color.raised};
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  label:has(:checked) {
    border-color: ${tokens.color.accent};
  }
  span {
    min-width: 0;
  }
  small {
    display: block;
    color: ${tokens.color.soft};
    font-size: ${tokens.size.tiny};
  }
  input {
    margin-top: 4px;
    accent-color: ${tokens.color.accent};
  }
`;
