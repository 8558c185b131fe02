import type { FakeServer, Reply } from '../worlds/server.ts'

export interface FieldFacts {
  value: string
  isReadOnly: boolean
  isInvalid: boolean
  isFocused: boolean
  /** From where to where it is selected; null in a field that has no selection. */
  selected: readonly [number | null, number | null]
}

/**
 * What a person does and meets, before a server that a test answers for. The same steps and sights are walked
 * in happy-dom, which takes the source, and in a browser, which has the built client and the shipped headers.
 */
export interface Person {
  server: FakeServer
  press: (name: string | RegExp) => Promise<void>
  /** Says yes to the question that is open. */
  agree: () => Promise<void>
  type: (label: string | RegExp, text: string) => Promise<void>
  /** One of several: a radio button. */
  choose: (name: string) => Promise<void>
  /** It cannot be pressed now. */
  isHeld: (name: string) => Promise<boolean>
  sees: (text: string | RegExp) => Promise<void>
  seesNot: (text: string | RegExp) => void | Promise<void>
  isAt: (path: string) => Promise<void>
  goBack: () => Promise<void>
  /** The server answers what is held. */
  answer: (question: string, reply: Reply | 'silence') => Promise<void>
  passes: (ms: number) => Promise<void>
  /** The network is back. */
  isOnline: () => Promise<void>
  field: (label: string | RegExp) => Promise<FieldFacts>
  /** What the element under the focus says. */
  focusText: () => Promise<string>
  /** Runs in the page, so that it can see nothing of the test. */
  looks: <Found>(look: () => Found) => Promise<Found>
  /** Waits until it reads like this. */
  finds: (read: () => unknown, wanted: unknown) => Promise<void>
}

export type Steps = Record<string, () => void | Promise<void>>

/** What was asked under this name last. */
export const lastOf = ({ asked }: FakeServer, question: string) =>
  asked.findLast(({ method, address }) => `${method} ${address}` === question)

/** A browser writes the names of headers small. */
export function headerOf(asked: { headers: Record<string, string> } | undefined, name: string): string {
  const [, value = ''] =
    Object.entries(asked?.headers ?? {}).find(([key]) => key.toLowerCase() === name.toLowerCase()) ?? []
  return value
}

/** Facts of a field; stands alone, because it is also run in the page of a browser. */
export function factsOf(field: Element): FieldFacts {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
    throw new Error('This is no field.')
  return {
    value: field.value,
    isReadOnly: field.readOnly,
    isInvalid: field.getAttribute('aria-invalid') === 'true',
    isFocused: document.activeElement === field,
    selected: [field.selectionStart, field.selectionEnd],
  }
}
