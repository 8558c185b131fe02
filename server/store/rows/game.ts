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
  /** Base64 of the 32 bytes. The private key is asked for by itself: no list or view may carry it. */
  publicKey: string
  practiceMode: boolean
  startAt: number
  endAt: number
  /** Until when write-ups are taken. */
  wpddlAt: number
  wpNote: string
  /** Packed: three numbers of ten bits, in thousandths. */
  bloodBonus: number
}
export type BasicGame = Pick<Game, 'id' | 'title' | 'summary' | 'posterHash' | 'teamMemberCountLimit' | 'startAt' | 'endAt'>
export type NewGame = Omit<Game, 'id'> & { privateKey: string }

export interface Games {
  /** Not hidden, the latest start first. */
  listVisible(most: number): Promise<BasicGame[]>
  byId(id: number): Promise<Game | null>
  exists(id: number): Promise<boolean>
  /** Hidden ones too. */
  count(): Promise<number>
  create(game: NewGame): Promise<number>
  privateKeyOf(id: number): Promise<string | null>
}
