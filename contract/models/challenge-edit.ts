import { ATTEMPT_LIMIT } from '../rules/attempt-limit.ts'
import {
  CPU_TENTHS,
  DIFFICULTY,
  MEMORY_MB,
  PORT,
  SCORE,
  STORAGE_MB,
  TEMPLATE_MAX,
} from '../rules/challenge.ts'
import {
  absent,
  bool,
  double,
  int,
  iso,
  keep,
  list,
  model,
  names,
  nullable,
  optional,
  text,
  type Wire,
} from '../schema.ts'
import { attachment } from './attachment.ts'
import { CONTAINER_NEEDS, FLAG_MATCHES } from './challenge-names.ts'
import { challengeTagNames, challengeTypeNames } from './challenge.ts'
import { containerInfoModel } from './container.ts'
import { flagInfoModel } from './flag.ts'

const flagMatchNames = names('FlagMatch', FLAG_MATCHES)

export const challengeInfoModelInput = model('ChallengeInfoModelInput', {
  title: text({ required: true, min: 1, clear: 'line' }),
  tag: absent(challengeTagNames, 'Misc'),
  /** No later call can change the type. */
  type: absent(challengeTypeNames, 'StaticAttachment'),
})
export type ChallengeInfoModelInput = Wire<typeof challengeInfoModelInput>

export const challengeInfoModel = model('ChallengeInfoModel', {
  id: int(),
  title: text(),
  tag: challengeTagNames,
  type: challengeTypeNames,
  isEnabled: bool(),
  score: int(),
  minScore: int(),
  originalScore: int(),
  /** The same two times as in `ChallengeEditDetailModel`, for the list. */
  opensAt: optional(iso()),
  closesAt: optional(iso()),
  /** The number of its saves (extension `challenge-acts`). */
  version: optional(int()),
  /** Counted solves, submissions, and the solves of the last hour (extension `challenge-acts`). */
  solves: optional(int()),
  tries: optional(int()),
  lastHour: optional(int()),
  /** The missing requirement of its instances; absent if nothing is missing (extension `container-needs`). */
  needs: optional(names('ContainerNeed', CONTAINER_NEEDS)),
})
export type ChallengeInfoModel = Wire<typeof challengeInfoModel>

export const challengeUpdateModel = model('ChallengeUpdateModel', {
  title: keep(text({ min: 1, clear: 'line' })),
  content: keep(text()),
  /** '' removes it. */
  flagTemplate: keep(text({ max: TEMPLATE_MAX })),
  tag: keep(challengeTagNames),
  hints: keep(list(text())),
  isEnabled: keep(bool()),
  /** Extension `challenge-windows`. The epoch removes the time, because null keeps it. */
  opensAt: keep(iso()),
  closesAt: keep(iso()),
  /** Extension `attempt-limit`. 0 removes the limit. */
  attemptLimit: keep(int(ATTEMPT_LIMIT)),
  /** Extension `flag-kinds`. Dynamic challenges ignore both. */
  flagMatch: keep(flagMatchNames),
  needsAllFlags: keep(bool()),
  /**
   * Ids of challenges that a team must solve before this one opens for it (extension `prerequisites`). []
   * removes all.
   */
  prerequisites: keep(list(int())),
  containerImage: keep(text({ clear: 'line' })),
  /** In MB, like `storageLimit`. */
  memoryLimit: keep(int(MEMORY_MB)),
  /** In tenths of a CPU. */
  cpuCount: keep(int(CPU_TENTHS)),
  storageLimit: keep(int(STORAGE_MB)),
  containerExposePort: keep(int(PORT)),
  /**
   * A missing value keeps the stored one. The base server reads it as false, so there a change of `isEnabled`
   * alone resets it.
   */
  privilegedContainer: keep(bool()),
  originalScore: keep(int(SCORE)),
  minScoreRate: keep(double({ min: 0, max: 1 })),
  difficulty: keep(double(DIFFICULTY)),
  /**
   * The server rejects a blank name only after it has found the game and the challenge, as the base server
   * does.
   */
  fileName: keep(text()),
})
export type ChallengeUpdateModel = Wire<typeof challengeUpdateModel>

export const challengeEditDetailModel = model('ChallengeEditDetailModel', {
  id: int(),
  title: text(),
  content: text(),
  tag: challengeTagNames,
  type: challengeTypeNames,
  hints: list(text()),
  flagTemplate: nullable(text()),
  isEnabled: bool(),
  /**
   * Players see the challenge and may submit flags between these times. The epoch: no time (extension
   * `challenge-windows`).
   */
  opensAt: optional(iso()),
  closesAt: optional(iso()),
  /** Wrong flags that a team may submit. 0: any number (extension `attempt-limit`). */
  attemptLimit: optional(int()),
  /** The comparison of submissions with the flags (extension `flag-kinds`). */
  flagMatch: optional(flagMatchNames),
  /** A team must submit each of the flags. False: any one of them (extension `flag-kinds`). */
  needsAllFlags: optional(bool()),
  /** Ids of challenges that a team must solve first (extension `prerequisites`). */
  prerequisites: optional(list(int())),
  containerImage: nullable(text()),
  memoryLimit: nullable(int()),
  cpuCount: nullable(int()),
  storageLimit: nullable(int()),
  containerExposePort: nullable(int()),
  privilegedContainer: nullable(bool()),
  originalScore: int(),
  minScoreRate: double(),
  difficulty: double(),
  acceptedCount: int(),
  /** The file name under which all teams download their dynamic attachment. */
  fileName: nullable(text()),
  attachment: nullable(attachment),
  testContainer: nullable(containerInfoModel),
  flags: list(flagInfoModel),
})
export type ChallengeEditDetailModel = Wire<typeof challengeEditDetailModel>
