import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface MenuState {
  /** The drawer of narrow screens. */
  drawerOpen: boolean;
  /** By group id; a group that is not mentioned is open. */
  openGroups: Record<string, boolean>;
  /** By line id; a line without a badge is not mentioned. */
  badges: Record<string, number>;
  /** True for half a second after a click on a line that reloads the page's embedded frame. */
  frameReload: boolean;
}

/** The slice lives under this key of the store. */
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
    /** A count of zero or less takes the badge away. */
    menuBadgeSet(state, { payload }: PayloadAction<{ id: string; count: number }>) {
      if (payload.count > 0) state.badges[payload.id] = payload.count;
      else delete state.badges[payload.id];
    },
    frameReloadSet(state, { payload }: PayloadAction<boolean>) {
      state.frameReload = payload;
    },
    /** Removes everything that belongs to the user whose session ends. */
    menuForgotten: ({ openGroups }) => ({ ...initialState, openGroups }),
  },
});

export const {
  menuGroupToggled,
  drawerOpened,
  drawerClosed,
  menuBadgeSet,
  frameReloadSet,
  menuForgotten,
} = menuSlice.actions;
export const menuReducer = menuSlice.reducer;

/** A group is open until the user closes it. */
export function isGroupOpen(state: MenuState, id: string): boolean {
  return !Object.hasOwn(state.openGroups, id) || state.openGroups[id] === true;
}

export const selectMenu = (state: MenuRoot) => state.menu;
export const selectFrameReload = (state: MenuRoot) => state.menu.frameReload;
