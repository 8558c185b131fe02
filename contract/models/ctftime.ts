import { int, list, long, map, model, text, type Wire } from '../schema.ts'

export const ctftimeTaskStat = model('CtftimeTaskStat', { points: int(), time: long() })

export const ctftimeStanding = model('CtftimeStanding', {
  pos: int(),
  team: text(),
  score: int(),
  /** The solved tasks by title. */
  taskStats: map(text(), ctftimeTaskStat),
  /** In seconds since 1970, like every time in here. */
  lastAccept: long(),
})
export type CtftimeStanding = Wire<typeof ctftimeStanding>

/** The form in which CTFtime takes results, spelt its way. */
export const ctftimeModel = model('CtftimeModel', { tasks: list(text()), standings: list(ctftimeStanding) })
export type CtftimeModel = Wire<typeof ctftimeModel>
