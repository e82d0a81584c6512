import type { Decoded } from '../answers/decoded';
import { user } from './shapes/user';
import { userRole } from './shapes/user';
import { cabinetApi as api } from '../cabinetApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCurrentUser: build.query<Decoded<GetCurrentUserApiResponse>, GetCurrentUserApiArg>({
      query: () => ({ shape: user, url: `/v1/user` }),
    }),
    createUser: build.mutation<Decoded<CreateUserApiResponse>, CreateUserApiArg>({
      query: (queryArg) => ({
        shape: user,
        url: `/v1/user`,
        method: 'POST',
        body: queryArg.newUser,
      }),
    }),
    updateCurrentUser: build.mutation<
      Decoded<UpdateCurrentUserApiResponse>,
      UpdateCurrentUserApiArg
    >({
      query: (queryArg) => ({
        shape: user,
        url: `/v1/user`,
        method: 'PUT',
        body: queryArg.ownProfile,
      }),
    }),
    findUsers: build.query<Decoded<FindUsersApiResponse>, FindUsersApiArg>({
      query: (queryArg) => ({
        shape: [user, '*p'],
        url: `/v1/user/find`,
        method: 'POST',
        body: queryArg.searchRequest,
      }),
    }),
    getUser: build.query<Decoded<GetUserApiResponse>, GetUserApiArg>({
      query: (queryArg) => ({ shape: user, url: `/v1/user/${encodeURIComponent(queryArg.id)}` }),
    }),
    updateUser: build.mutation<Decoded<UpdateUserApiResponse>, UpdateUserApiArg>({
      query: (queryArg) => ({
        shape: user,
        url: `/v1/user/${encodeURIComponent(queryArg.id)}`,
        method: 'PUT',
        body: queryArg.userUpdate,
      }),
    }),
    deleteUser: build.mutation<DeleteUserApiResponse, DeleteUserApiArg>({
      query: (queryArg) => ({
        url: `/v1/user/${encodeURIComponent(queryArg.id)}`,
        method: 'DELETE',
      }),
    }),
    createUserRole: build.mutation<Decoded<CreateUserRoleApiResponse>, CreateUserRoleApiArg>({
      query: (queryArg) => ({
        shape: userRole,
        url: `/v1/user/role`,
        method: 'POST',
        body: queryArg.newUserRole,
      }),
    }),
    findUserRoles: build.query<Decoded<FindUserRolesApiResponse>, FindUserRolesApiArg>({
      query: (queryArg) => ({
        shape: [userRole, '*p'],
        url: `/v1/user/role/find`,
        method: 'POST',
        body: queryArg.searchRequest,
      }),
    }),
    deleteUserRole: build.mutation<DeleteUserRoleApiResponse, DeleteUserRoleApiArg>({
      query: (queryArg) => ({
        url: `/v1/user/role/${encodeURIComponent(queryArg.id)}`,
        method: 'DELETE',
      }),
    }),
  }),
});
export { injectedRtkApi as userApi };
export type GetCurrentUserApiResponse = /** status 200 The signed-in user. */ User;
export type GetCurrentUserApiArg = void;
export type CreateUserApiResponse = /** status 200 The added user. */ User;
export type CreateUserApiArg = {
  newUser: NewUser;
};
export type UpdateCurrentUserApiResponse = /** status 200 The changed user. */ User;
export type UpdateCurrentUserApiArg = {
  ownProfile: OwnProfile;
};
export type FindUsersApiResponse = /** status 200 One page of users. */ UserPage;
export type FindUsersApiArg = {
  searchRequest: SearchRequest;
};
export type GetUserApiResponse = /** status 200 The user. */ User;
export type GetUserApiArg = {
  /** Identifier of the entity. */
  id: Identifier;
};
export type UpdateUserApiResponse = /** status 200 The changed user. */ User;
export type UpdateUserApiArg = {
  /** Identifier of the entity. */
  id: Identifier;
  userUpdate: UserUpdate;
};
export type DeleteUserApiResponse = void;
export type DeleteUserApiArg = {
  /** Identifier of the entity. */
  id: Identifier;
};
export type CreateUserRoleApiResponse = /** status 200 The assignment. */ UserRole;
export type CreateUserRoleApiArg = {
  newUserRole: NewUserRole;
};
export type FindUserRolesApiResponse = /** status 200 One page of assignments. */ UserRolePage;
export type FindUserRolesApiArg = {
  searchRequest: SearchRequest;
};
export type GetUserRoleApiResponse = /** status 200 The assignment. */ UserRole;
export type GetUserRoleApiArg = {
  /** Identifier of the entity. */
  id: Identifier;
};
export type DeleteUserRoleApiResponse = void;
export type DeleteUserRoleApiArg = {
  /** Identifier of the entity. */
  id: Identifier;
};
export type Identifier = string;
export type RoleId =
  | 'USER_ADMIN'
  | 'USER'
  | 'GODMOD'
  | 'SELLER'
  | 'SENDER'
  | 'FINANCE'
  | (string & {});
export type Role = {
  id: RoleId;
  /** Name for the customer, in Russian. */
  name?: string;
  /** True if the role was taken away; it permits nothing then. */
  deleted: boolean;
};
export type LegalStatus = {
  /** INDIVIDUAL is a sole proprietor, who has no КПП. */
  name: 'INDIVIDUAL' | 'LEGAL_ENTITY' | (string & {});
};
export type Itn = string;
export type Kpp = string | null;
export type Ogrn = string;
export type Okopf = {
  /** Code of the classifier, five digits. */
  code: string;
  /** Name of the legal form. */
  name: string;
};
export type Organization = {
  id: Identifier;
  legalStatus: LegalStatus;
  itn: Itn;
  /** Name of the organization, the full one. */
  name: string;
  /** Head of the organization, surname first. */
  ceoName: string;
  kpp: Kpp;
  ogrn: Ogrn;
  /** Registered address in one line. */
  legalAddress: string;
  /** Legal form by the classifier ОКОПФ; null when it is not known. */
  okopf?: Okopf | null;
  /** Identifiers of modules that are switched off for this organization. */
  excludedModules?: string[];
};
export type User = {
  id: Identifier;
  /** Login: the e-mail that the user was registered with. */
  username: string;
  /** Last name. */
  lastname: string;
  /** First name. */
  firstname: string;
  /** Отчество; null if the person has none. */
  middlename: string | null;
  /** E-mail for letters, if it is known. */
  email?: string | null;
  /** Mobile phone as it is stored, without spaces. */
  mobilePhone?: string | null;
  /** Roles of the user, including those taken away. */
  roles: Role[];
  organization: Organization;
  /** Whether the user was deleted and cannot sign in. */
  isDeleted: boolean;
  /** The same as `isDeleted`, under the name that the card of the marketplace's insurance reads. */
  userIsDeleted: boolean;
  /** True if the user must choose a new password before anything else. */
  isNeedChangePassword: boolean;
  /** False until the cabinet owner confirms the user. Absent means unknown. */
  isVerified?: boolean;
};
export type MobilePhone = string;
export type NewUser = {
  /** Login of the user. */
  username: string;
  /** Last name. */
  lastname: string;
  /** First name. */
  firstname: string;
  /** Отчество; null if the person has none. */
  middlename?: string | null;
  mobilePhone?: MobilePhone;
  /** E-mail for letters. */
  email: string;
  /** First roles of the user. */
  roles: RoleId[];
};
export type OwnProfile = {
  /** Last name. */
  lastname: string;
  /** First name. */
  firstname: string;
  /** Отчество; null if the person has none. */
  middlename: string | null;
  /** Mobile phone without spaces; null if there is none. */
  mobilePhone: string | null;
  /** Null if there is none. */
  email: string | null;
};
export type Page = {
  /** Number of rows on all pages together. */
  totalElements: number;
  /** Number of pages. */
  totalPages: number;
  /** Number of this page, counted from 0. */
  number: number;
  /** Largest number of rows on a page. */
  size: number;
};
export type UserPage = Page & {
  /** Users on this page. */
  content: User[];
};
export type SearchFilter = {
  /** Name of a field from `x-searchable` of the operation; dots separate the parts of a nested one. */
  field: string;
  /** Value to compare with; a list of values for IN. */
  value: string | number | boolean | (string | number | boolean)[] | null;
  /** Comparison. LIKE finds a part of the text and ignores its case. */
  operation: 'EQ' | 'NE' | 'LIKE' | 'IN' | 'GE' | 'LE';
};
export type SearchSort = {
  /** Name of a field from `x-searchable` of the operation; dots separate the parts of a nested one. */
  field: string;
  /** Ascending (ASC) or descending (DESC). */
  direction: 'ASC' | 'DESC';
};
export type SearchRequest = {
  /** Number of the page, counted from 0. */
  pageNumber?: number;
  /** Number of rows on a page. */
  pageSize?: number;
  /** Conditions, all of which must hold. */
  filters?: SearchFilter[];
  /** Order of the rows, the most significant field first. */
  sorts?: SearchSort[];
};
export type UserUpdate = {
  /** Last name. */
  lastname: string;
  /** First name. */
  firstname: string;
  /** Отчество; null if the person has none. */
  middlename: string | null;
  /** Mobile phone without spaces; null if there is none. */
  mobilePhone: string | null;
  /** Null if there is none. */
  email: string | null;
  /** True confirms the user. If it is absent, the confirmation stays unchanged. */
  isVerified?: boolean;
};
export type UserRole = {
  id: Identifier;
  userId: Identifier;
  roleId: RoleId;
  /** Name of the role for the customer, in Russian. */
  name?: string;
  /** Whether the role was taken away. */
  deleted: boolean;
};
export type NewUserRole = {
  userId: Identifier;
  roleId: RoleId;
};
export type UserRolePage = Page & {
  /** Roles on this page. */
  content: UserRole[];
};
