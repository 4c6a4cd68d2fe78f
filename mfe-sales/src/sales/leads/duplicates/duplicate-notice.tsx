import { useQuery } from 'kit/apollo';
import { useDebouncedValue } from 'kit/panel';
import { Link } from 'kit/router';
import { tokens } from 'kit/theme';
import { getLeadKeys, leadMatchReasonLabels, type LeadKeys } from 'rules/lead-matches';
import styled from 'styled-components';
import { LeadMatchesDocument } from '#gql/graphql.ts';
import { leadParam } from '../lead-url.ts';

interface DuplicateNoticeProps {
  /** What has been entered so far. */
  values: LeadKeys;
  /** The lead that is being edited. */
  exceptId?: string;
  /** Called when someone opens the other lead. */
  onOpen?: () => void;
}

/** Says so, in a form, if the lead exists already. Nothing keeps anyone from saving it all the same. */
export function DuplicateNotice({ values, exceptId, onOpen }: DuplicateNoticeProps) {
  const { contactEmail, contactPhone, companyName, contactName } = useDebouncedValue(values);
  const candidate = { contactEmail, contactPhone, companyName, contactName };
  const { data } = useQuery(LeadMatchesDocument, {
    variables: { input: { candidates: [candidate], exceptId } },
    skip: Object.values(getLeadKeys(candidate)).every((key) => key === null),
    // Another form may have created one since.
    fetchPolicy: 'no-cache',
  });
  const match = data?.leadMatches[0];
  return (
    // Always there, so that screen readers notice when it has something to say.
    <Notice role="status">
      {match && (
        <>
          {leadMatchReasonLabels[match.reason]} as an existing lead:{' '}
          <Link to={`/sales-portal?tab=leads&${leadParam}=${match.lead.id}`} onClick={onOpen}>
            {match.lead.companyName}, {match.lead.contactName}
          </Link>
        </>
      )}
    </Notice>
  );
}

const Notice = styled.p`
  padding-left: ${tokens.space.s};
  border-left: 2px solid ${tokens.color.sky};
  overflow-wrap: anywhere;
  &:empty {
    display: none;
  }
  a {
    color: ${tokens.color.accent};
  }
`;
