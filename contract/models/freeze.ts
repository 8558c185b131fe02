import { iso, model, nullable, type Wire } from '../schema.ts'

export const freezeModel = model('FreezeModel', {
  /** From then on solves are kept from the public; null for never. */
  freezeAt: nullable(iso()),
  /** When they were shown after all. */
  revealedAt: nullable(iso()),
})
export type FreezeModel = Wire<typeof freezeModel>

export const freezeWishModel = model('FreezeWishModel', { freezeAt: nullable(iso()) })
export type FreezeWishModel = Wire<typeof freezeWishModel>
