import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query/react';
import { cabinetApi } from '../../api/cabinetApi';
import { serviceApi } from '../../api/endpoints/service';
import { userApi } from '../../api/endpoints/user';
import type { AppThunk } from '../../session/appStore';
import { availableModules, CORE_MODULE, SETTLEMENT_MODULE } from './availability';
import type { ModuleDefinition } from './defineModule';
import { moduleRegistry, warnOfDouble } from './registry';

export interface ModulesState {
  /** Ids of the registered modules; their definitions are in the registry. */
  registered: string[];
  /**
   * Names of the user's modules. W1: there are two fixed modules and the modules that the server lists. W2:
   * `settlement-personal-account` needs two roles.
   */
  available: readonly string[];
  /** Status of the query for the server's list of modules. */
  status: QueryStatus;
}

export interface ModulesRoot {
  modules: ModulesState;
}

declare module '../../session/appStore' {
  interface AppState extends ModulesRoot {}
}

const unasked = {
  available: [CORE_MODULE, SETTLEMENT_MODULE],
  status: QueryStatus.uninitialized,
};
const initialState: ModulesState = { registered: [], ...unasked };

const { getModules } = serviceApi.endpoints;

const modulesSlice = createSlice({
  name: 'modules',
  initialState,
  reducers: {
    modulesRegistered(state, { payload: ids }: PayloadAction<readonly string[]>) {
      state.registered.push(...ids);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(cabinetApi.util.resetApiState, (state) => ({ ...state, ...unasked }))
      .addMatcher(getModules.matchPending, (state) => {
        state.status = QueryStatus.pending;
      })
      .addMatcher(getModules.matchFulfilled, (state, { payload: names }) => {
        const isSettled = state.available.includes(SETTLEMENT_MODULE);
        state.available = [...new Set([CORE_MODULE, ...names])];
        if (isSettled) state.available.push(SETTLEMENT_MODULE);
        state.status = QueryStatus.fulfilled;
      })
      .addMatcher(getModules.matchRejected, (state, { meta }) => {
        // The cache refuses a second call while the first call is pending. That is no failure of the list.
        if (!meta.condition && state.status === QueryStatus.pending)
          state.status = QueryStatus.rejected;
      })
      .addMatcher(userApi.endpoints.getCurrentUser.matchFulfilled, (state, { payload: user }) => {
        state.available = [...availableModules({ serverNames: state.available, user })];
      });
  },
});

const { modulesRegistered } = modulesSlice.actions;
export const modulesReducer = modulesSlice.reducer;

export const selectRegisteredModules = (state: ModulesRoot) => state.modules.registered;
export const selectModuleNames = (state: ModulesRoot) => state.modules.available;
/**
 * Returns true if the user has the settlement module. Without it, a link to the settlement would redirect to /offer.
 */
export const selectHasSettlement = (state: ModulesRoot) =>
  state.modules.available.includes(SETTLEMENT_MODULE);
export const selectModulesStatus = (state: ModulesRoot) => state.modules.status;

/** Adds modules to the registry. W1: a module that is listed twice only causes a warning. */
export function registerModules(definitions: readonly ModuleDefinition[]): AppThunk<void> {
  return (dispatch, getState) => {
    const known = new Set(selectRegisteredModules(getState()));
    const added = definitions.filter(({ id }) => {
      if (known.has(id)) warnOfDouble(id);
      return !known.has(id) && known.add(id);
    });
    added.forEach(moduleRegistry.register);
    dispatch(modulesRegistered(added.map(({ id }) => id)));
  };
}
