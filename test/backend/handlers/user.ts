import type { HandlersOf } from '../defineHandlers';
import { getCurrentUser, updateCurrentUser } from './user/currentUser';
import { createUserRole, deleteUserRole, findUserRoles, getUserRole } from './user/roles';
import { createUser, deleteUser, findUsers, getUser, updateUser } from './user/users';

export const userHandlers: HandlersOf<'user'> = {
  getCurrentUser,
  updateCurrentUser,
  createUser,
  findUsers,
  getUser,
  updateUser,
  deleteUser,
  createUserRole,
  findUserRoles,
  getUserRole,
  deleteUserRole,
};
