/**
 * Settings that admins change while the server runs: `{section}:{property}` → text, as in
 * `GlobalConfig:Title`.
 */
export interface Settings {
  all(): Promise<ReadonlyMap<string, string>>
  save(pairs: ReadonlyMap<string, string>): Promise<void>
  /**
   * Returns the stored text. If there is none, `fresh` is stored first. Concurrent processes get the same
   * text.
   */
  settle(key: string, fresh: string): Promise<string>
}
