import type { ConnectionView } from './connection.machine.ts'

/** `reread`: the server does not push everything, so the data on the screen is as old as its last read. */
export type LineView = ConnectionView | { kind: 'reread'; readAt: number }

export interface LineFacts {
  isCounted: boolean
  isVisitor: boolean
  /** The last read of each feed that is read again from time to time. */
  readAts: readonly number[]
}

/** What a connection shows. Only numbered streams push every change. */
export function toLineView(view: ConnectionView, { isCounted, isVisitor, readAts }: LineFacts): LineView {
  const isPlain = view.kind === 'live' && !isCounted
  // Servers without numbered streams have no connections for visitors.
  const isWithout = view.kind === 'refused' && view.why === 'signed-out' && isVisitor
  if ((isPlain || isWithout) && readAts.length > 0) return { kind: 'reread', readAt: Math.min(...readAts) }
  return isWithout ? { kind: 'idle' } : view
}
