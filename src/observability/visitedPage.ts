/** The page that the user is on, without values from its address. */
export interface VisitedPage {
  /** Id of the product module; 'core' for pages of the cabinet itself. */
  module: string;
  /** Name of the route; its pattern when it has no name. */
  route: string;
  /** The address with names in place of values: `/profile/users/:id`. */
  pattern: string;
}
