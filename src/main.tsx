// Typeface, tokens, defaults of elements, and the part of lara that native buttons and fields wear, in this order.
import './ui/theme/fonts.css';
import './ui/theme/tokens.css';
import './ui/theme/prime.css';
import 'virtual:prime/public.css';
import './ui/theme/base.css';
import './ui/layout/layout.css';
import { boot } from './app/boot';
import { tolerateMovedNodes } from './app/movedNodes';

tolerateMovedNodes();
const root = document.getElementById('root');
// public/boot.js has found a browser that is too old, and says so. Booting is a task of its own: the
// evaluation of the scripts is one already, and a slow processor answers to keys between them.
if (root && !document.documentElement.hasAttribute('data-outdated')) setTimeout(boot, 0, root);
