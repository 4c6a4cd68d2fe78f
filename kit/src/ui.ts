/* Components on top of Blueprint, and those of it that are in use. Portals import them from here, so that Blueprint is reduced to this list. */
import '@blueprintjs/core/lib/css/blueprint.css';
import './ui/blueprint-tokens.css';

export { Tag } from '@blueprintjs/core';
export { ProjectProgress } from './ui/project-progress.tsx';
export { ProjectStatusIcon, ProjectStatusTag } from './ui/project-status.tsx';
