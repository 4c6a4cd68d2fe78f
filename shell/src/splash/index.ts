import { playSplash } from './play-splash.ts';

const splash = document.getElementById('splash');
if (splash) playSplash(splash);
