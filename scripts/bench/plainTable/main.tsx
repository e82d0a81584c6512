import { createRoot } from 'react-dom/client';
import { PlainTable } from './PlainTable';
import { signIn } from './supply';

// Plain table beside which the cabinet's registry is measured: `npm run bench -- table`. Never a part of a
// build.

const place = document.querySelector('#page');
await signIn();
if (place) createRoot(place).render(<PlainTable />);
