import type { Graph } from '../paths/walks.ts'
import type { Actor, Message } from './messages.ts'

export interface Page {
  id: string
  address: string
  isOpen: boolean
  actors: ReadonlyMap<string, Actor>
}
/** What an explorer was told. */
export interface Running {
  pages: ReadonlyMap<string, Page>
  /** By the id of the machine. */
  charts: ReadonlyMap<string, Graph>
}
export const NOTHING: Running = { pages: new Map(), charts: new Map() }

/** Actors of a closed page stay, because a reload is often how a failure ends. */
export function withMessage(running: Running, message: Message): Running {
  const { pages, charts } = running
  if (message.kind === 'gone') {
    const page = pages.get(message.page)
    return page ? { charts, pages: new Map(pages).set(page.id, { ...page, isOpen: false }) } : running
  }
  if (message.kind !== 'told') return running
  const known = pages.get(message.page)
  const told = message.actors.map((actor) => [actor.id, actor] as const)
  const actors = new Map([...(known?.actors ?? []), ...told])
  // The last message of a page may arrive after its end.
  const page: Page = { id: message.page, address: message.address, isOpen: known?.isOpen ?? true, actors }
  return {
    pages: new Map(pages).set(page.id, page),
    charts: new Map([...charts, ...message.charts]),
  }
}

export const withoutEnded = ({ pages, charts }: Running): Running => ({
  charts,
  pages: new Map(
    [...pages.values()]
      .filter(({ isOpen }) => isOpen)
      .map((page) => [
        page.id,
        { ...page, actors: new Map([...page.actors].filter(([, { status }]) => status === 'active')) },
      ]),
  ),
})

export const lastAt = ({ heard, startedAt }: Actor): number => heard.at(-1)?.at ?? startedAt
