/** Where somebody is in the cabinet, without a value of the address. */
export interface Place {
  /** Id of the product module; 'core' for pages of the cabinet itself. */
  module: string;
  /** Name of the route; its pattern when it has no name. */
  route: string;
  /** The address with names in place of values: `/profile/users/:id`. */
  pattern: string;
}
