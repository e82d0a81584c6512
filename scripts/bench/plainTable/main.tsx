import { createRoot } from 'react-dom/client';
import { PlainTable } from './PlainTable';
import { signIn } from './supply';

// A plain table to compare the cabinet's registry with: `npm run bench -- table`. It is not part of any build.

const place = document.querySelector('#page');
await signIn();
if (place) createRoot(place).render(<PlainTable />);
