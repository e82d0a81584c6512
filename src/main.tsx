import './ui/theme/publicTheme';
import { boot } from './app/boot';

const root = document.getElementById('root');
if (root) boot(root);
