import { always, eventuallyWithin, until, type Law } from './law.ts'
import type { Seen } from './seen.ts'

/** The step of a walk that loads the page again. A journey of the fake server has none. */
export const RELOAD = 'reload'
/** SignalR and the page notice a lost network immediately, and screens follow within some frames. */
const NOTICED_MS = 3_000

const isSentence = (text: string) => /\S+\s+\S+|[\u3040-\u9fff]{3}/.test(text)
/** A refusal with a countdown needs no control, because the page tries again automatically. */
const goesOnAlone = (text: string) => /\bin \d+ s\b/.test(text)
/** After the last stop the focus goes to the browser's own window, so the page has none. */
const isTabbed = ({ act }: Seen) => act !== null && /^key (?:Shift\+)?Tab$/.test(act)
const isFresh = (now: Seen, before: Seen) => now.act === null || now.page !== before.page
/** The laws hold in every state of every path. They are checked after each step. */
export const LAWS: readonly Law[] = [
  {
    name: 'wrong-costs-nothing',
    says: 'a wrong flag never changes the own score',
    holds: always(
      (now, before) =>
        now.verdict !== 'wrong' ||
        before.verdict === 'wrong' ||
        now.ownScore === null ||
        before.ownScore === null ||
        now.ownScore === before.ownScore,
    ),
  },
  {
    name: 'typed-stands',
    says: 'what was typed in the flag field stands until it is judged',
    // A correct flag takes the field away. A wrong one stays in it, to be corrected.
    holds: until(
      ({ flag }, _, first) => flag === null || flag === first.typed,
      ({ typed, verdict, address }, _, first) =>
        verdict === 'correct' || typed !== first.typed || address !== first.address,
      ({ typed }, before) => typed !== null && typed !== before.typed,
    ),
  },
  {
    name: 'offline-not-live',
    says: 'nothing shown while offline claims to be live',
    holds: eventuallyWithin(
      ({ isOffline, liveClaims }) => !isOffline || liveClaims.length === 0,
      NOTICED_MS,
      ({ isOffline }) => isOffline,
    ),
  },
  {
    name: 'refused-kindly',
    says: 'every refusal has a sentence and a way on',
    holds: always(({ refusals }) =>
      refusals.every(({ says, waysOn }) => isSentence(says) && (waysOn > 0 || goesOnAlone(says))),
    ),
  },
  {
    name: 'focus-kept',
    says: 'focus is never lost to the body',
    holds: always(
      (now, before) => isFresh(now, before) || isTabbed(now) || before.focus === null || now.focus !== null,
    ),
  },
  {
    name: 'all-named',
    says: 'every control and every dialog has a name',
    holds: always(({ nameless }) => nameless.length === 0),
  },
  {
    name: 'address-leads-back',
    says: 'the address leads back to the same screen after a reload',
    holds: always(
      (now, before) => now.act !== RELOAD || (now.address === before.address && now.screen === before.screen),
    ),
  },
  {
    name: 'dialog-holds-focus',
    says: 'an open dialog has the focus in it',
    holds: always(
      ({ dialogs, isFocusInDialog, focus }) => dialogs.length === 0 || focus === null || isFocusInDialog,
    ),
  },
  {
    name: 'written-for-people',
    says: 'no text shows a value that was not written for people',
    holds: always(({ rawTexts }) => rawTexts.length === 0),
  },
  {
    name: 'fits-the-window',
    says: 'the page is never wider than its window',
    holds: always(({ overhang }) => overhang <= 1),
  },
]
