const given: unknown = import.meta.env.VITE_VERSION;

/** Version of the running cabinet: VITE_VERSION of the build, else that of package.json. */
export const cabinetVersion = typeof given === 'string' && given !== '' ? given : 'без версии';
