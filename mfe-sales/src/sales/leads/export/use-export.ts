import { useState } from 'react';
import { toFault } from 'kit/fault';
import { saveAs } from 'kit/panel';
import { toast } from 'kit/toasts';
import type { LeadFilter } from '../list/use-lead-search.ts';
import { readExport } from './read-export.ts';

/** Fetches the file and saves it; how many rows have come is told meanwhile, and at the end how it went. */
export function useExport({ search, status }: LeadFilter) {
  const [done, setDone] = useState<number | null>(null);
  const start = async () => {
    setDone(0);
    try {
      const asked = new URLSearchParams({ ...(search && { search }), ...(status && { status }) });
      const { file, rows } = await readExport(`/api/sales/leads/export?${asked}`, setDone);
      saveAs(file, `leads-${new Date().toISOString().slice(0, 10)}.csv`);
      toast({ title: `${rows.toLocaleString()} ${rows === 1 ? 'lead' : 'leads'} exported`, intent: 'success' });
    } catch (thrown) {
      const { code, message } = toFault(thrown);
      const description = code === 'NETWORK' ? broken : message;
      toast({ title: 'The leads were not exported', description, intent: 'destructive' });
    } finally {
      setDone(null);
    }
  };
  return { done, start: () => void start() };
}

const broken = 'The connection broke, and nothing was saved. Check it and try again.';
