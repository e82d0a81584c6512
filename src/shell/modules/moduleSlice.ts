import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { CORE_MODULE, SETTLEMENT_MODULE } from './builtInModules';

export interface ModulesState {
  /** Names of available modules; who may keep the settlement one is decided with the user at hand. */
  names: string[];
  /** Ids in the registry, in the order of their arrival. */
  registered: string[];
  status: 'idle' | 'loading' | 'ready' | 'failed';
}

/** The slice lives under this key of the store. */
export interface ModulesRoot {
  modules: ModulesState;
}

const initialNames = [CORE_MODULE, SETTLEMENT_MODULE];
const initialState: ModulesState = { names: initialNames, registered: [], status: 'idle' };

const moduleSlice = createSlice({
  name: 'modules',
  initialState,
  reducers: {
    moduleRegistered(state, { payload: id }: PayloadAction<string>) {
      if (!state.registered.includes(id)) state.registered.push(id);
    },
    moduleNamesRequested(state) {
      state.status = 'loading';
    },
    moduleNamesReceived(state, { payload: names }: PayloadAction<readonly string[]>) {
      state.names = [...new Set([...initialNames, ...names])];
      state.status = 'ready';
    },
    /** The names known so far stay: a failed repetition takes nothing away from the user. */
    moduleNamesFailed(state) {
      state.status = 'failed';
    },
    /** The next user's list may be another one. */
    moduleNamesForgotten(state) {
      state.names = initialNames;
      state.status = 'idle';
    },
  },
});

export const {
  moduleRegistered,
  moduleNamesRequested,
  moduleNamesReceived,
  moduleNamesFailed,
  moduleNamesForgotten,
} = moduleSlice.actions;
export const modulesReducer = moduleSlice.reducer;

export const selectModuleNames = (state: ModulesRoot) => state.modules.names;
export const selectModulesStatus = (state: ModulesRoot) => state.modules.status;
export const selectRegisteredModules = (state: ModulesRoot) => state.modules.registered;
