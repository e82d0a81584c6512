import { paths } from '../../domain/paths';

/** «Перейти в настройки»: where accounts of services are looked at and disconnected. */
export const accountSettings = `${paths.profile}?tab=integrations`;
