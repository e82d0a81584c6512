import { paths } from '../../../domain/paths';
import { tabPath } from '../../../shell/tabs/pageTabs';

/** Where the accounts at services are: «Интеграции» of the profile. */
export const settingsPath = tabPath({ path: paths.profile }, 'integrations');
