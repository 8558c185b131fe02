import type { FakeServer, Reply } from '../worlds/server.ts'

export interface FieldFacts {
  value: string
  isReadOnly: boolean
  isInvalid: boolean
  isFocused: boolean
  /** Start and end of the selection. Null in a field that cannot have one. */
  selected: readonly [number | null, number | null]
}

/** What steps know of the server: what it was asked, and what it is to answer. */
export type SteeredServer = Omit<FakeServer, 'transport'>

/**
 * A user's actions and observations, with a server that the test controls. The same steps and checks run
 * inside the page of a production build, and in Playwright on the shipped client.
 */
export interface Person {
  server: SteeredServer
  /** The server has no extension, whatever the answers of the test announce. */
  isOnBase: boolean
  press: (name: string | RegExp) => Promise<void>
  /** Confirms the open dialog. */
  agree: () => Promise<void>
  type: (label: string | RegExp, text: string) => Promise<void>
  /** Takes the focus out of the field. */
  leave: (label: string | RegExp) => Promise<void>
  /** Chooses a radio button by its name. */
  choose: (name: string) => Promise<void>
  /** Chooses in a list the option whose name begins so. */
  pick: (list: string, option: string) => Promise<void>
  /** Whether the button is disabled, so that a press would do nothing. */
  isHeld: (name: string) => Promise<boolean>
  /** Whether there is something to press with this name. */
  offers: (name: string | RegExp) => Promise<boolean>
  sees: (text: string | RegExp) => Promise<void>
  seesNot: (text: string | RegExp) => void | Promise<void>
  isAt: (path: string) => Promise<void>
  goBack: () => Promise<void>
  /** Answers a request that the server has held, so that a test can check the time before. */
  answer: (question: string, reply: Reply | 'silence') => Promise<void>
  passes: (ms: number) => Promise<void>
  /** Announces that the network is available again. */
  isOnline: () => Promise<void>
  field: (label: string | RegExp) => Promise<FieldFacts>
  /** The text of the focused element, because screen readers read it. */
  focusText: () => Promise<string>
  /** Runs `look` in the page, so it cannot use variables of the test. */
  looks: <Found>(look: () => Found) => Promise<Found>
  /** Waits until `read` returns this value, because a page in a browser changes later than the step. */
  finds: (read: () => unknown, wanted: unknown) => Promise<void>
}

export type Steps = Record<string, () => void | Promise<void>>

/** Signs in on the open sign-in screen. */
export async function signIn({ type, press }: Person): Promise<void> {
  await type('Username or email', 'ada')
  await type('Password', 'Lovelace1')
  await press('Sign in')
}

/** The last request to this call, to check what the page has sent. */
export const lastOf = ({ asked }: SteeredServer, question: string) =>
  asked.findLast(({ method, address }) => `${method} ${address}` === question)

/** Browsers send header names in lower case, and our client does not. */
export function headerOf(asked: { headers: Record<string, string> } | undefined, name: string): string {
  const [, value = ''] =
    Object.entries(asked?.headers ?? {}).find(([key]) => key.toLowerCase() === name.toLowerCase()) ?? []
  return value
}

/** Whether a dialog is open. Uses no other function, because it also runs in the page of a browser. */
export const hasDialog = (): boolean =>
  [...document.querySelectorAll('[role=dialog]')].some((dialog) => dialog.checkVisibility())

/** Facts of a field. Uses no other function, because it also runs in the page of a browser. */
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
