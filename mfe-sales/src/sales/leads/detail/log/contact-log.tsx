import { useEffect } from 'react';
import { usePaginatedQuery } from 'kit/apollo';
import { RelativeTime } from 'kit/format';
import { LoadMore, Timeline } from 'kit/panel';
import { ErrorState, Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import { leadLogKindLabels } from 'rules/lead-labels';
import styled from 'styled-components';
import { LeadLogDocument } from '#gql/graphql.ts';
import { linkAttachments } from './link-attachments.tsx';
import { LogEntryForm } from './log-entry-form.tsx';

interface ContactLogProps {
  leadId: string;
  /** The newest entry as the lead's live updates know it. */
  newestId: string | null;
}

/** What was written and said to a lead, newest first, and a form for what happened elsewhere. */
export function ContactLog({ leadId, newestId }: ContactLogProps) {
  const pages = usePaginatedQuery(LeadLogDocument, {
    variables: { id: leadId },
    selectConnection: ({ lead }) => lead?.log,
  });
  const { nodes, error, refresh } = pages;
  const isOutdated = nodes !== undefined && newestId !== null && !nodes.some(({ id }) => id === newestId);
  useEffect(() => {
    if (isOutdated) void refresh();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per new entry
  }, [isOutdated, newestId]);
  return (
    <Section aria-label="Contact log" aria-busy={!nodes && !error}>
      <h3>Contact log</h3>
      <LogEntryForm leadId={leadId} onAdded={() => void refresh()} />
      {nodes ? (
        <>
          {nodes.length === 0 && <Empty>Nothing yet. Add an email, call or meeting.</Empty>}
          <Timeline>
            {nodes.map(({ id, kind, text, happenedAt, author }) => (
              <li key={id}>
                <Head>
                  {leadLogKindLabels[kind]} · {`${author.firstName} ${author.lastName}`} ·{' '}
                  <RelativeTime at={happenedAt} />
                </Head>
                <Text>{linkAttachments(text)}</Text>
              </li>
            ))}
          </Timeline>
          <LoadMore pages={pages} what="entries" />
        </>
      ) : error ? (
        <ErrorState title="Couldn't load the contact log" hint="Try again." onRetry={() => void refresh()} />
      ) : (
        <Skeleton role="img" aria-label="Loading the contact log" $width="100%" $height="56px" />
      )}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${tokens.space.s};
`;

const Empty = styled.p`
  color: ${tokens.color.faint};
`;

const Head = styled.p`
  color: ${tokens.color.faint};
  font-size: ${tokens.size.tiny};
`;

const Text = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
