import { useEffect, useState } from 'react';
import type { CreateProjectInput } from 'rules/create-project';
import { defineDraft } from '../draft.ts';
import type { TeamChoice } from '../project/project-team.tsx';
import { teamRoles, type TeamRole } from '../project/team-roles.ts';
import type { Choice } from '../search-select.ts';
import { useViewer } from '../session.tsx';

/** A client who can get a project, with or without an account. */
export interface ClientChoice extends Choice {
  email: string;
}

export interface ProjectPeople extends Partial<Record<TeamRole, TeamChoice | null>> {
  client?: ClientChoice | null;
  /** The text of a form without a choice of clients. */
  clientEmail?: string;
}

/** The client and the team of a new project. Like the texts of the form, they are kept for this tab until it is created. */
export function useProjectPeople() {
  const { id } = useViewer();
  const [draft] = useState(() => peopleDraft(id));
  const [people, setPeople] = useState<ProjectPeople>(() => draft.read() ?? {});
  useEffect(() => draft.save(people), [draft, people]);
  return {
    people,
    choose: (chosen: ProjectPeople) => setPeople((before) => ({ ...before, ...chosen })),
    clear: () => setPeople({}),
    isKept: parsePeople(people) !== null,
  };
}

/** Positions that no one was chosen for are left out. */
export function toPeopleInput(people: ProjectPeople): Partial<CreateProjectInput> {
  const { client, clientEmail = client?.email, developer, tester, projectManager } = people;
  return {
    ...(clientEmail?.trim() && { clientEmail: clientEmail.trim() }),
    ...(developer && { developerId: developer.id }),
    ...(tester && { testerId: tester.id }),
    ...(projectManager && { projectManagerId: projectManager.id }),
  };
}

const choiceNames = ['client', ...teamRoles.map(([role]) => role)];

function parsePeople(value: unknown): ProjectPeople | null {
  if (typeof value !== 'object' || value === null) return null;
  const kept = Object.entries(value).filter(([name, each]) =>
    name === 'clientEmail' ? typeof each === 'string' && each !== '' : choiceNames.includes(name) && isChoice(each),
  );
  return kept.length > 0 ? Object.fromEntries(kept) : null;
}

const isChoice = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'label'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string');

const peopleDraft = defineDraft({ name: 'project people', version: 1, parse: parsePeople });
