import { useState, type ReactNode } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, useLocation, useNavigate } from '../router.ts';
import { useSearchState, useSearchStates, useSearchUrl } from './use-search-state.ts';

/** Two filters of one screen that know nothing of each other. */
function ProjectFilter() {
  const [project, setProject] = useSearchState('project');
  return <Choice name="project" value={project} onChoose={setProject} />;
}
function AssigneeFilter() {
  const [{ assignee }, change] = useSearchStates((search) => ({ assignee: search.get('assignee') }));
  return <Choice name="assignee" value={assignee} onChoose={(value) => change({ assignee: value })} />;
}

interface ChoiceProps {
  name: string;
  value: string | null;
  onChoose: (value: string | null) => void;
}

const Choice = ({ name, value, onChoose }: ChoiceProps) => (
  <>
    <button type="button" onClick={() => onChoose('one')}>{`Choose ${name}`}</button>
    <button type="button" onClick={() => onChoose('')}>{`Clear ${name}`}</button>
    <p>{`${name}: ${value}`}</p>
  </>
);

function Page({ children }: { children?: ReactNode }) {
  const { pathname, search } = useLocation();
  const getSearchUrl = useSearchUrl();
  const navigate = useNavigate();
  return (
    <>
      <output>{pathname + search}</output>
      {pathname === '/tasks' && (
        <>
          <ProjectFilter />
          <AssigneeFilter />
        </>
      )}
      <Link to={getSearchUrl({ lead: '7', tab: null })}>Lead</Link>
      <button type="button" onClick={() => void navigate('/other')}>
        Leave
      </button>
      {children}
    </>
  );
}

/** A navigation that takes longer than a slice of a transition: events happen before its end. */
function Slow({ onPending }: { onPending: () => void }) {
  const { key } = useLocation();
  const [first] = useState(key);
  blockFor(20);
  if (key !== first) queueMicrotask(onPending);
  return null;
}

const show = (path: string, onPending?: () => void) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Page>
        {onPending && <Slow onPending={onPending} />}
        {onPending && <Slow onPending={() => undefined} />}
      </Page>
    </MemoryRouter>,
  );
const press = (name: string) => screen.getByRole('button', { name }).click();
/** While a test waits for the screen, React renders as in a browser: in slices. */
const pressWhileWaiting = (...names: string[]) => queueMicrotask(() => names.forEach(press));
const once = (run: () => void) => {
  let isDone = false;
  return () => {
    if (!isDone) run();
    isDone = true;
  };
};

test('a parameter is set, and removed by an empty value; the others stay', async () => {
  show('/tasks?tab=work');
  await userEvent.click(screen.getByRole('button', { name: 'Choose project' }));
  expect(screen.getByText('/tasks?tab=work&project=one')).toBeInTheDocument();
  expect(screen.getByText('project: one')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Clear project' }));
  expect(screen.getByText('/tasks?tab=work')).toBeInTheDocument();
  expect(screen.getByText('project: null')).toBeInTheDocument();
});

test('two hooks that change different parameters at once keep both changes', () => {
  show('/tasks');
  act(() => {
    press('Choose project');
    press('Choose assignee');
  });
  expect(screen.getByText('/tasks?project=one&assignee=one')).toBeInTheDocument();
});

test('a change during a pending navigation of another hook keeps both changes', async () => {
  show(
    '/tasks?tab=work',
    once(() => press('Choose assignee')),
  );
  pressWhileWaiting('Choose project');
  expect(await screen.findByText('/tasks?tab=work&project=one&assignee=one')).toBeInTheDocument();
  expect(screen.getByText('assignee: one')).toBeInTheDocument();
});

test('a late change does not bring back a screen that is being left', async () => {
  show('/tasks');
  pressWhileWaiting('Leave', 'Choose project');
  expect(await screen.findByText('/other')).toBeInTheDocument();
});

test('a link changes some parameters of the URL', () => {
  show('/leads?q=ada&tab=list');
  expect(screen.getByRole('link', { name: 'Lead' })).toHaveAttribute('href', '/leads?q=ada&lead=7');
});

function blockFor(milliseconds: number) {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}
