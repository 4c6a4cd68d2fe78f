import 'styled-components';
import type { Theme } from './theme/tokens.ts';

declare module 'styled-components' {
  export interface DefaultTheme extends Theme {}
}
