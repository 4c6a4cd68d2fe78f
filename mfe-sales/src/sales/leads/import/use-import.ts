import { useMemo, useRef, useState } from 'react';
import { useApolloClient, useMutation, useQuery } from 'kit/apollo';
import { saveAs } from 'kit/copy';
import { beginAttempt, type Attempt } from 'kit/request';
import { toastFailure } from 'kit/toasts';
import { toCsv } from 'rules/csv';
import { maxImportBytes } from 'rules/import-leads';
import { ImportLeadsDocument, LeadMatchesDocument } from '#gql/graphql.ts';
import { refetchLeadsAndDuplicates } from '../refetch-leads.ts';
import { checkRows, type CheckedRow, markExisting, toProblemRows } from './check-rows.ts';
import { type ColumnMapping, mapColumns, requiredColumns } from './columns.ts';
import { type LeadFile, readFile, UnreadableFile } from './read-file.ts';

const unreadable = "We couldn't read this file. Save it as CSV and try again.";

/** From a file to its leads: read, map the columns, check the rows, import. */
export function useImport() {
  const [file, setFile] = useState<LeadFile | null>(null);
  const [mapping, setMapping] = useState<ColumnMapping | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { rows, isTooLarge, isChecking, couldNotCompare, compareAgain } = useCheckedRows(file, mapping);
  const { result, isImporting, start } = useSend();

  const choose = async (chosen: File) => {
    setError(null);
    try {
      const read = await readFile(chosen);
      setFile(read);
      setMapping(mapColumns(read.headers));
    } catch (thrown) {
      setFile(null);
      setError(thrown instanceof UnreadableFile ? thrown.message : unreadable);
    }
  };
  const ready = rows.filter(({ lead, problems }) => lead && problems.length === 0);
  const skipped = rows.filter(({ problems }) => problems.length > 0);
  return {
    file,
    mapping,
    error,
    rows,
    ready,
    skipped,
    isTooLarge,
    isChecking,
    couldNotCompare,
    compareAgain,
    result,
    isImporting,
    missingColumns: mapping ? requiredColumns.filter((column) => mapping[column] === null) : [],
    choose: (chosen: File) => void choose(chosen),
    chooseAnother: () => setFile(null),
    setMapping,
    start: () => void start(ready),
    saveProblems: () => {
      const name = `${file?.name.replace(/\.[^.]*$/, '')}-problems.csv`;
      saveAs(new Blob([toCsv(toProblemRows(rows))], { type: 'text/csv;charset=utf-8' }), name);
    },
  };
}

/** The rows, first as this browser checks them, then as the server compares them with the existing leads. */
function useCheckedRows(file: LeadFile | null, mapping: ColumnMapping | null) {
  const checked = useMemo(() => (file && mapping ? checkRows(file, mapping) : []), [file, mapping]);
  const leads = useMemo(() => toLeads(checked), [checked]);
  const candidates = useMemo(() => leads.map(toCandidate), [leads]);
  const isTooLarge = useMemo(() => new Blob([JSON.stringify({ leads })]).size > maxImportBytes, [leads]);
  const { data, error, loading, refresh } = useQuery(LeadMatchesDocument, {
    variables: { input: { candidates } },
    skip: candidates.length === 0 || isTooLarge,
    // A later look at the same file must see what has been imported since.
    fetchPolicy: 'no-cache',
  });
  const rows = useMemo(() => (data ? markExisting(checked, data.leadMatches) : checked), [checked, data]);
  const couldNotCompare = error !== undefined;
  return { rows, isTooLarge, isChecking: loading, couldNotCompare, compareAgain: () => void refresh() };
}

const toLeads = (rows: readonly CheckedRow[]) => rows.flatMap(({ lead }) => (lead ? [lead] : []));

const toCandidate = ({ contactEmail, contactPhone, companyName, contactName }: NonNullable<CheckedRow['lead']>) => ({
  contactEmail,
  contactPhone: contactPhone ?? null,
  companyName,
  contactName,
});

/** Sends the rows. A retry after a lost connection has the same idempotency key, so that no lead is created twice. */
function useSend() {
  const client = useApolloClient();
  const attempt = useRef<Attempt>(null);
  const [result, setResult] = useState<{ imported: number; skipped: number } | null>(null);
  const [send, { loading }] = useMutation(ImportLeadsDocument);
  const start = async (rows: readonly CheckedRow[]) => {
    const input = { leads: toLeads(rows) };
    attempt.current = beginAttempt(JSON.stringify(input), attempt.current);
    try {
      const context = { headers: { 'Idempotency-Key': attempt.current.key } };
      const { data } = await send({ variables: { input }, context });
      if (!data) return;
      setResult({ imported: data.importLeads.imported, skipped: data.importLeads.skipped.length });
      void refetchLeadsAndDuplicates(client);
    } catch (thrown) {
      toastFailure(thrown, "Couldn't import leads", connectionLost);
    }
  };
  return { result, isImporting: loading, start };
}

const connectionLost = 'The connection was lost. Try again: no lead is imported twice.';
