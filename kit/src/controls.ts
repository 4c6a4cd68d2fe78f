export { Avatar } from './controls/avatar.tsx';
export { Button, ButtonLink } from './controls/button.tsx';
export { Drawing, Icon, type IconName } from './controls/icon.tsx';
export { IconButton } from './controls/icon-button.tsx';
