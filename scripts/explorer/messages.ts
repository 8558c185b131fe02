import type { Graph } from '../paths/walks.ts'

/** The channel between pages of the product and explorers of the same browser. */
export const CHANNEL = 'vexil-machines'

/** A value without functions and objects of the browser, which a channel could not carry. */
export type Plain =
  | string
  | number
  | boolean
  | null
  | undefined
  | { readonly kind: 'list'; readonly items: readonly Plain[] }
  | { readonly kind: 'record'; readonly fields: readonly (readonly [name: string, value: Plain])[] }
  /** A function that takes nothing, with what it returned when it was read. */
  | { readonly kind: 'reader'; readonly name: string; readonly value: Plain }
  /** The clock of the machine. */
  | { readonly kind: 'clock' }
  /** A function that takes something, so what it returns is not known. */
  | { readonly kind: 'function'; readonly name: string }
  | { readonly kind: 'lost'; readonly what: string }

export type Status = 'active' | 'done' | 'error' | 'stopped'

/** What a machine heard, and what came of it. */
export interface Heard {
  /** Milliseconds since 1970. */
  at: number
  type: string
  event: Plain
  /** The effect that answered, by the name that the machine has for it. Null: this is no answer. */
  answered: { effect: string; id: string; output: Plain } | null
  /** A delay of the machine itself ended. */
  isDelay: boolean
  state: string
  /** The fields of the context that differ from before. */
  changes: readonly (readonly [name: string, value: Plain])[]
}

export interface Actor {
  id: string
  /** The id of the machine. */
  machine: string
  description: string
  input: Plain
  startedAt: number
  /** On the clock of the machine, which may differ from that of the browser. */
  clockAt: number
  first: string
  state: string
  context: Plain
  status: Status
  /** The error that stopped it. */
  error: string | null
  /** Oldest first. */
  heard: readonly Heard[]
  /** How many more it had heard before these. */
  forgotten: number
}

export type Message =
  | { kind: 'ask' }
  | { kind: 'here' }
  | { kind: 'gone'; page: string }
  | {
      kind: 'told'
      page: string
      address: string
      /** Only those that changed. */
      actors: readonly Actor[]
      /** Only those that were not told before, by machine. */
      charts: readonly (readonly [machine: string, chart: Graph])[]
    }
