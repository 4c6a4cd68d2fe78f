import { Link } from 'kit/router';
import { getProjectPath } from './manager-paths.ts';

/** A project's name, which opens its page. On a card of the board, a drag moves the card. */
export const ProjectLink = ({ project: { id, title } }: { project: { id: string; title: string } }) => (
  <Link to={getProjectPath(id)} draggable={false}>
    {title}
  </Link>
);
