import { keep, iso, model, text, type Wire } from '../schema.ts'

/** A missing end keeps the length of the game. A missing start keeps its start. */
export const gameCloneModel = model('GameCloneModel', {
  title: text({ required: true, clear: 'line' }),
  start: keep(iso()),
  end: keep(iso()),
})
export type GameCloneModel = Wire<typeof gameCloneModel>
