import { keep, iso, model, text, type Wire } from '../schema.ts'

/** A missing start keeps the start of the original, a missing end keeps its length. */
export const gameCloneModel = model('GameCloneModel', {
  title: text({ required: true, clear: 'line' }),
  start: keep(iso()),
  end: keep(iso()),
})
export type GameCloneModel = Wire<typeof gameCloneModel>
