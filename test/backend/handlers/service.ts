import type { HandlersOf } from '../defineHandlers';

export const serviceHandlers: HandlersOf<'service'> = {
  getHealth: () => ({ status: 'UP' }),
  getModules: ({ world }) => [...world.settings.modules],
};
