/** Empty groups are deleted, so that ended games use no memory. */
export class Groups<Member> {
  readonly #groups = new Map<string, Set<Member>>()

  join(group: string, member: Member): void {
    const members = this.#groups.get(group)
    if (members) members.add(member)
    else this.#groups.set(group, new Set([member]))
  }

  leave(group: string, member: Member): void {
    const members = this.#groups.get(group)
    members?.delete(member)
    if (members?.size === 0) this.#groups.delete(group)
  }

  /** A copy, because a member may leave while messages are sent. */
  members(group: string): Member[] {
    return [...(this.#groups.get(group) ?? [])]
  }

  count(group: string): number {
    return this.#groups.get(group)?.size ?? 0
  }

  get size(): number {
    return this.#groups.size
  }
}
