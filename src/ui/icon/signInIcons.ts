// Icons of the sign-in page and of the code loaded with it: each adds to the size of that page.
export { default as checkIcon } from 'primeicons/raw-svg/check.svg';
export { default as exclamationCircleIcon } from 'primeicons/raw-svg/exclamation-circle.svg';
export { default as eyeIcon } from 'primeicons/raw-svg/eye.svg';
export { default as eyeSlashIcon } from 'primeicons/raw-svg/eye-slash.svg';
export { default as infoCircleIcon } from 'primeicons/raw-svg/info-circle.svg';
