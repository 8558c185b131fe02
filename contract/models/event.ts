import { iso, long, model, names, optional, text, type Wire } from '../schema.ts'

/** The server never sends `Normal`. It is here because the base wire has it. */
export const EVENT_TYPES = [
  'Normal',
  'ContainerStart',
  'ContainerDestroy',
  'FlagSubmit',
  'CheatDetected',
] as const
export type EventType = (typeof EVENT_TYPES)[number]
export const eventTypeNames = names('EventType', EVENT_TYPES)

export const gameEvent = model('GameEvent', {
  type: eventTypeNames,
  content: text(),
  time: iso(),
  /** The name of the user. '': the account was deleted. */
  user: text(),
  team: text(),
  /**
   * The number in the game's `monitor` stream (extension `streams`). Names may change, the number does not. A
   * base server sends none.
   */
  number: optional(long()),
})
export type GameEvent = Wire<typeof gameEvent>
