// Fonts, tokens, defaults of elements, and the styles of the lara theme for native buttons and fields. The sequence of
// these imports matters.
import './ui/theme/fonts.css';
import './ui/theme/tokens.css';
import './ui/theme/prime.css';
import 'virtual:prime/public.css';
import './ui/theme/base.css';
import './ui/layout/layout.css';
import './ui/layout/type.css';
import './ui/layout/frame.css';
import { boot } from './app/boot';
import { tolerateMovedNodes } from './app/movedNodes';

tolerateMovedNodes();
const root = document.getElementById('root');
// public/boot.js marks an outdated browser and shows a message instead. The timer separates the start from the
// evaluation of the scripts, so that a slow processor can handle keys between the two.
if (root && !document.documentElement.hasAttribute('data-outdated')) setTimeout(boot, 0, root);
