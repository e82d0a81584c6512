// Tokens, defaults of elements, and the part of lara that native buttons and fields wear, in this order.
import './ui/theme/tokens.css';
import 'virtual:lara/public.css';
import './ui/theme/base.css';
import { boot } from './app/boot';
import { tolerateMovedNodes } from './app/movedNodes';

tolerateMovedNodes();
const root = document.getElementById('root');
// public/boot.js has found a browser that is too old, and says so.
if (root && !document.documentElement.hasAttribute('data-outdated')) boot(root);
