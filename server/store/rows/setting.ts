/** What admins change while the server runs: `{section}:{property}` → text, as in `GlobalConfig:Title`. */
export interface Settings {
  all(): Promise<ReadonlyMap<string, string>>
  save(pairs: ReadonlyMap<string, string>): Promise<void>
  /**
   * What is stored under the key; where nothing is, `fresh` is stored first. Several processes that ask at
   * once agree.
   */
  settle(key: string, fresh: string): Promise<string>
}
