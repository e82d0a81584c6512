/** Why a saved state cannot be restored; the message completes «the state cannot be used: …». */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';
}
