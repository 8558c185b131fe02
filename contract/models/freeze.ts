import { iso, model, nullable, type Wire } from '../schema.ts'

export const freezeModel = model('FreezeModel', {
  /** The public sees no solve from this time on. Null: no freeze. */
  freezeAt: nullable(iso()),
  /** The time of the reveal; null if there was none. */
  revealedAt: nullable(iso()),
})
export type FreezeModel = Wire<typeof freezeModel>

export const freezeWishModel = model('FreezeWishModel', { freezeAt: nullable(iso()) })
export type FreezeWishModel = Wire<typeof freezeWishModel>
