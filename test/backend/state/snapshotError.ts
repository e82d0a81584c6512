/** Reason why a saved state cannot be restored; completes «the state cannot be used: …». */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';
}
