import { Button } from 'kit/controls';
import { Dialog, DialogButtons } from 'kit/dialog';
import { useFocusOnMount } from 'kit/focus';
import { ColumnSelects } from './column-selects.tsx';
import { columnLabels } from './columns.ts';
import { FileChoice } from './file-choice.tsx';
import { formatCount } from './format-count.ts';
import { Note, Steps } from './import-layout.ts';
import { RowPreview } from './row-preview.tsx';
import { useImport } from './use-import.ts';

interface ImportLeadsDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export const ImportLeadsDialog = ({ isOpen, onClose }: ImportLeadsDialogProps) => (
  <Dialog isOpen={isOpen} title="Import leads" onClose={onClose} wide>
    <ImportLeads onClose={onClose} />
  </Dialog>
);

type Import = ReturnType<typeof useImport>;

/** Choose a file, look at its rows, import those that are valid. */
function ImportLeads({ onClose }: { onClose: () => void }) {
  const state = useImport();
  if (state.result) return <ImportResult state={state} result={state.result} onClose={onClose} />;
  if (!state.file || !state.mapping) {
    return <FileChoice error={state.error} onChoose={state.choose} onCancel={onClose} />;
  }
  return <ImportPreview state={state} onClose={onClose} />;
}

function ImportPreview({ state, onClose }: { state: Import; onClose: () => void }) {
  const { file, mapping, rows, ready, skipped, isTooLarge, isChecking, isImporting, missingColumns } = state;
  if (!file || !mapping) return null;
  const isBlocked = missingColumns.length > 0 || isTooLarge || state.couldNotCompare;
  return (
    <Steps>
      <Note>
        <strong>{file.name}</strong> has {formatCount(rows.length, 'row')}.
        <button type="button" onClick={state.chooseAnother}>
          Choose another file
        </button>
      </Note>
      <ColumnSelects headers={file.headers} mapping={mapping} onChange={state.setMapping} />
      {missingColumns.length > 0 ? (
        <p role="status">Choose the column of: {missingColumns.map((column) => columnLabels[column]).join(', ')}.</p>
      ) : (
        <>
          {isTooLarge ? (
            <p role="alert">These rows are too large for one import. Split the file and try again.</p>
          ) : (
            <p role="status">
              {isChecking ? 'Comparing with existing leads…' : summarize(ready.length, skipped.length)}
            </p>
          )}
          <RowPreview rows={rows} />
        </>
      )}
      {state.couldNotCompare && (
        <p role="alert">
          Couldn&apos;t compare the rows with existing leads. <Button onClick={state.compareAgain}>Try again</Button>
        </p>
      )}
      <DialogButtons>
        {skipped.length > 0 && missingColumns.length === 0 && (
          <Button onClick={state.saveProblems}>Download problems</Button>
        )}
        <Button onClick={onClose}>Cancel</Button>
        <Button $primary disabled={isBlocked || isChecking || isImporting || ready.length === 0} onClick={state.start}>
          {isImporting ? 'Importing…' : `Import ${formatCount(ready.length, 'lead')}`}
        </Button>
      </DialogButtons>
    </Steps>
  );
}

const summarize = (ready: number, skipped: number) =>
  `${formatCount(ready, 'row')} ready to import${skipped > 0 ? `, ${skipped} with problems will be skipped` : ''}.`;

interface ImportResultProps {
  state: Import;
  result: { imported: number; skipped: number };
  onClose: () => void;
}

function ImportResult({ state: { skipped, saveProblems }, result, onClose }: ImportResultProps) {
  const doneButton = useFocusOnMount<HTMLButtonElement>();
  const notImported = skipped.length + result.skipped;
  return (
    <Steps>
      <p role="status">
        {formatCount(result.imported, 'lead')} imported, {notImported} skipped.
      </p>
      {result.skipped > 0 && (
        <p>{formatCount(result.skipped, 'row')} had been entered by someone else in the meantime.</p>
      )}
      <DialogButtons>
        {skipped.length > 0 && <Button onClick={saveProblems}>Download problems</Button>}
        <Button $primary ref={doneButton} onClick={onClose}>
          Done
        </Button>
      </DialogButtons>
    </Steps>
  );
}
