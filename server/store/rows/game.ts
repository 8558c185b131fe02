import type { OwnCategory } from '#contract/models/category.ts'
import type { Freeze } from '#contract/rules/freeze.ts'

export interface Game {
  id: number
  title: string
  hidden: boolean
  summary: string
  content: string
  acceptWithoutReview: boolean
  inviteCode: string | null
  organizations: string[] | null
  /** 0 for no limit. */
  teamMemberCountLimit: number
  /** 0 for no limit. */
  containerCountLimit: number
  posterHash: string | null
  /** Base64 of the 32 bytes. The private key has its own query, so that no list or view contains it. */
  publicKey: string
  practiceMode: boolean
  startAt: number
  endAt: number
  /** The writeup deadline. */
  wpddlAt: number
  wpNote: string
  /** Packed: three numbers of ten bits, in thousandths. */
  bloodBonus: number
  /** Counts the saves. */
  version: number
}
export type BasicGame = Pick<
  Game,
  'id' | 'title' | 'summary' | 'posterHash' | 'teamMemberCountLimit' | 'startAt' | 'endAt'
>
export type NewGame = Omit<Game, 'id' | 'version'> & { privateKey: string }
/** The fields replaced by a save. The keys never change, and the poster has its own call. */
export type GameFields = Omit<Game, 'id' | 'version' | 'posterHash' | 'publicKey'>

export interface Games {
  /** Not hidden, the latest start first. */
  listVisible(page: { count: number; skip: number }): Promise<BasicGame[]>
  byId(id: number): Promise<Game | null>
  exists(id: number): Promise<boolean>
  /** Hidden ones too. */
  count(): Promise<number>
  /** All of them, the newest first. */
  list(page: { count: number; skip: number }): Promise<Game[]>
  create(game: NewGame): Promise<number>
  /**
   * Locks the game until the transaction ends: no one else can change it, join it or change its challenges.
   */
  lock(id: number): Promise<Game | null>
  /** All of its fields, and the next version. */
  update(id: number, fields: GameFields): Promise<void>
  /** Answers what stood there before. */
  setPoster(id: number, hash: string | null): Promise<string | null>
  delete(id: number): Promise<void>
  privateKeyOf(id: number): Promise<string | null>
  /** Null when there is no such game. */
  freezeOf(id: number): Promise<Freeze | null>
  setFreeze(id: number, freeze: Freeze): Promise<void>
  /** Null when there is no such game. */
  categoriesOf(id: number): Promise<OwnCategory[] | null>
  setCategories(id: number, categories: readonly OwnCategory[]): Promise<void>
}
