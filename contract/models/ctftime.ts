import { int, list, long, map, model, text, type Wire } from '../schema.ts'

export const ctftimeTaskStat = model('CtftimeTaskStat', { points: int(), time: long() })

export const ctftimeStanding = model('CtftimeStanding', {
  pos: int(),
  team: text(),
  score: int(),
  /** Keyed by the title of the task. */
  taskStats: map(text(), ctftimeTaskStat),
  /** In seconds since 1970, as CTFtime expects every time. */
  lastAccept: long(),
})
export type CtftimeStanding = Wire<typeof ctftimeStanding>

/** The field names are those of CTFtime's import. */
export const ctftimeModel = model('CtftimeModel', { tasks: list(text()), standings: list(ctftimeStanding) })
export type CtftimeModel = Wire<typeof ctftimeModel>
