import type { Dispatch } from '@reduxjs/toolkit';
import type { ModuleDefinition } from './defineModule';
import { moduleRegistered } from './moduleSlice';
import { moduleRegistry, type ModuleRegistry } from './registry';

/** Thunk: puts the modules into the registry and their ids into the store. */
export function registerModules(
  definitions: readonly ModuleDefinition[],
  registry: ModuleRegistry = moduleRegistry,
) {
  return (dispatch: Dispatch): void => {
    for (const definition of definitions) {
      if (registry.register(definition)) dispatch(moduleRegistered(definition.id));
    }
  };
}
