/** /profile/users/:id. */
export default function UserPage() {
  return null;
}
