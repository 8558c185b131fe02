import type { ChallengeTag, ChallengeType } from '#contract/models/challenge-names.ts'

export interface Challenge {
  id: number
  gameId: number
  /** For good. */
  type: ChallengeType
  title: string
  content: string
  tag: ChallengeTag
  hints: string[]
  flagTemplate: string | null
  isEnabled: boolean
  /** Under which all teams download their dynamic attachment. */
  fileName: string
  containerImage: string
  /** In MB, like the storage; the CPU in tenths of one. */
  memoryLimit: number
  cpuCount: number
  storageLimit: number
  containerExposePort: number
  privilegedContainer: boolean
  originalScore: number
  minScoreRate: number
  difficulty: number
  /** Counts the saves. */
  version: number
}
export type ChallengeFields = Omit<Challenge, 'id' | 'gameId' | 'type' | 'version'>
export type ChallengeSummary = Pick<
  Challenge,
  | 'id'
  | 'title'
  | 'tag'
  | 'type'
  | 'isEnabled'
  | 'originalScore'
  | 'minScoreRate'
  | 'difficulty'
  | 'containerImage'
>

export interface Challenges {
  /** By id. */
  list(gameId: number): Promise<ChallengeSummary[]>
  /** One of another game is none. */
  byId(gameId: number, id: number): Promise<Challenge | null>
  /** Nobody else changes it until the transaction ends. */
  lock(gameId: number, id: number): Promise<Challenge | null>
  create(challenge: Pick<Challenge, 'gameId' | 'type' | 'title' | 'tag'>): Promise<number>
  /** All of its fields, and the next version. */
  update(id: number, fields: ChallengeFields): Promise<void>
  delete(id: number): Promise<void>
  /** By challenge, as far as there are any: those that count, of who plays and before the end. */
  solveCounts(gameId: number): Promise<ReadonlyMap<number, number>>
  /** For each participation of its game that has none, whatever its status; answers how many there were. */
  makeInstances(id: number): Promise<number>
}
