import { keep, iso, model, text, type Wire } from '../schema.ts'

/** Without an end the clone is as long as its game, and without a start it begins when that did. */
export const gameCloneModel = model('GameCloneModel', {
  title: text({ required: true, clear: 'line' }),
  start: keep(iso()),
  end: keep(iso()),
})
export type GameCloneModel = Wire<typeof gameCloneModel>
