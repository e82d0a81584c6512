import { createSlice, type ListenerEffectAPI, type PayloadAction } from '@reduxjs/toolkit';
import { addAppListener, type AppDispatch, type AppThunk } from '../../session/appStore';
import { todayCounted } from '../today/todaySlice';

export interface MenuState {
  /** True while the drawer of narrow screens is open. */
  drawerOpen: boolean;
  /** True for an open group, keyed by group id; a missing group is open. */
  openGroups: Record<string, boolean>;
  /** Counts of tasks, keyed by line id; a line without a badge is absent. */
  badges: Record<string, number>;
  /** True for half a second after a click on a line that reloads the page's embedded frame. */
  frameReload: boolean;
}

export interface MenuRoot {
  menu: MenuState;
}

declare module '../../session/appStore' {
  interface AppState extends MenuRoot {}
}

const initialState: MenuState = {
  drawerOpen: false,
  openGroups: {},
  badges: {},
  frameReload: false,
};

const menuSlice = createSlice({
  name: 'menu',
  initialState,
  reducers: {
    menuGroupToggled(state, { payload: id }: PayloadAction<string>) {
      state.openGroups[id] = !isGroupOpen(state, id);
    },
    drawerOpened(state) {
      state.drawerOpen = true;
    },
    drawerClosed(state) {
      state.drawerOpen = false;
    },
    frameReloadSet(state, { payload }: PayloadAction<boolean>) {
      state.frameReload = payload;
    },
    /** Removes the data of the user whose session ends; only the state of the groups stays. */
    menuForgotten: ({ openGroups }) => ({ ...initialState, openGroups }),
  },
  extraReducers: (builder) => {
    builder.addCase(todayCounted, (state, { payload: { tasks } }) => {
      state.badges = {};
      for (const { menu } of tasks) {
        if (menu && menu.count > 0)
          state.badges[menu.id] = (state.badges[menu.id] ?? 0) + menu.count;
      }
    });
  },
});

export const { menuGroupToggled, drawerOpened, drawerClosed, frameReloadSet, menuForgotten } =
  menuSlice.actions;
export const menuReducer = menuSlice.reducer;

/** Returns true unless the user has closed the group. */
export function isGroupOpen(state: MenuState, id: string): boolean {
  return !Object.hasOwn(state.openGroups, id) || state.openGroups[id] === true;
}

export const selectMenu = (state: MenuRoot) => state.menu;
export const selectFrameReload = (state: MenuRoot) => state.menu.frameReload;

/** Milliseconds after the last click until `frameReload` is reset. */
const FRAME_RELOAD_MS = 500;

async function endReload(
  { payload: isReloading }: ReturnType<typeof frameReloadSet>,
  { cancelActiveListeners, delay, dispatch }: ListenerEffectAPI<unknown, AppDispatch>,
): Promise<void> {
  if (!isReloading) return;
  cancelActiveListeners();
  await delay(FRAME_RELOAD_MS);
  dispatch(frameReloadSet(false));
}

export function reloadFrame(): AppThunk<void> {
  return (dispatch) => {
    dispatch(addAppListener({ actionCreator: frameReloadSet, effect: endReload }));
    dispatch(frameReloadSet(true));
  };
}
