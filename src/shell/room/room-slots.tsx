import { createContext, use, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Places of the room's frame that the open screen fills. Null: not on the screen yet. */
export interface RoomSlots {
  /** In the header, after the name of the section. */
  page: HTMLElement | null
  /** At the start of the foot. */
  foot: HTMLElement | null
}

export const RoomSlotsContext = createContext<RoomSlots>({ page: null, foot: null })

/** Renders nothing outside of a room. */
export function InRoom({ slot, children }: { slot: keyof RoomSlots; children: ReactNode }) {
  const place = use(RoomSlotsContext)[slot]
  return place === null ? null : createPortal(children, place)
}
