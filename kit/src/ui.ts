/* The Blueprint parts that are in use. A portal takes them from here, so that Blueprint is cut down to this list. */
import '@blueprintjs/core/lib/css/blueprint.css';
import './ui/blueprint-tokens.css';

export { Tag } from '@blueprintjs/core';
