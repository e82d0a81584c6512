import type { HandlersOf } from '../defineHandlers';

export const serviceHandlers: HandlersOf<'service'> = {
  getHealth: ({ world }) => ({
    status: world.settings.serviceErrors['CABINET'] === undefined ? 'UP' : 'DOWN',
  }),
  getModules: ({ world }) => [...world.settings.modules],
};
