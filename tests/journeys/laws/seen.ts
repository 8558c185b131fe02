/** One observation of the page after a step. Laws know nothing else of the page. */
export interface Seen {
  /** The clock of the page, in ms. */
  at: number
  /** The step that led here. Null: the page was just opened. */
  act: string | null
  address: string
  /** Numbers the documents and apps: the number changes when the page is opened again. */
  page: number
  /** The main heading, and the names of the selected tabs. */
  screen: string
  /** The focused element. Null: the body or nothing visible has the focus. */
  focus: string | null
  /** The names of open modal dialogs, and whether the focus is in the last one. */
  dialogs: readonly string[]
  isFocusInDialog: boolean
  /** Visible controls and dialogs without a name, as markup. */
  nameless: readonly string[]
  isOffline: boolean
  /** The names of the elements that claim that the page is live. */
  liveClaims: readonly string[]
  refusals: readonly Refusal[]
  /** The text in the field of the flag. Null: there is no such field. */
  flag: string | null
  /** The last text that the user typed into the field of the flag, on this path. */
  typed: string | null
  verdict: 'wrong' | 'correct' | null
  /** The score of the own team. Null: it is not shown. */
  ownScore: string | null
  /** Texts with values that users cannot read, such as `undefined` or `[object `. */
  rawTexts: readonly string[]
  /** The pixels by which the page is wider than its window. */
  overhang: number
}
export interface Refusal {
  says: string
  /** The number of enabled controls around it. */
  waysOn: number
}

declare global {
  /** The notes of `lookAtPage` since the path began in this document. */
  var lawNotes:
    | { typed: string | null; isOffline: boolean; root: Element | undefined; page: number }
    | undefined
}

/**
 * Observes the page. Runs in the page of a browser too, so it uses nothing from this file. Its first call
 * begins to listen for typing and for the network.
 */
export function lookAtPage(act: string | null): Seen {
  const FLAG = 'input[name=flag]'
  const notes = (globalThis.lawNotes ??= listen())
  // All paths of a run share one document, so each path resets the notes.
  if (act === null) Object.assign(notes, { typed: null, isOffline: false })
  const root = [...document.body.children].find((each) => each.querySelector('main, h1') !== null)
  if (root !== undefined && root !== notes.root) Object.assign(notes, { root, page: notes.page + 1 })
  const shown = [...document.body.querySelectorAll('*')].filter((each) => each.checkVisibility())
  const among = (selector: string) => shown.filter((each) => each.matches(selector))
  const textOf = (each: Element | null | undefined) =>
    (each?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  const modal = among('[role=dialog], [role=alertdialog]').filter(
    (each) => each.getAttribute('data-state') !== 'closed' && each.getAttribute('aria-modal') === 'true',
  )
  const flag = document.querySelector<HTMLInputElement>(FLAG)
  const { activeElement: active, body } = document
  const isLost = active === null || active === body || !active.checkVisibility()

  return {
    at: Date.now(),
    act,
    address: location.pathname + location.search,
    page: notes.page,
    screen: [
      ...among('h1').map(textOf),
      ...among('[role=tab][aria-selected=true], main a[aria-current=page]').map(nameOf),
    ].join(' | '),
    focus: isLost ? null : markupOf(active),
    dialogs: modal.map(nameOf),
    isFocusInDialog: modal.at(-1)?.contains(active) ?? false,
    nameless: among(
      'a[href], button, input:not([type=hidden]), select, textarea, [role=dialog], [role=alertdialog], ' +
        '[role=tab], [role=switch], [role=checkbox], [role=combobox], [role=slider], [role=menuitem]',
    )
      .filter((each) => each.closest('[aria-hidden=true], [inert]') === null && nameOf(each) === '')
      .map(markupOf),
    isOffline: notes.isOffline || !navigator.onLine,
    liveClaims: among('button[data-tone=live]').map(nameOf),
    refusals: among('[role=alert], [aria-invalid=true]')
      // An empty place waits for its text. Children of the body only announce what is shown elsewhere.
      .filter(
        (each) => each.matches('[aria-invalid]') || (textOf(each) !== '' && each.parentElement !== body),
      )
      .map((each) => ({
        says: each.matches('[role=alert]') ? sentenceOf(each) : describedBy(each),
        waysOn: waysAround(each),
      })),
    flag: flag?.value ?? null,
    typed: notes.typed,
    verdict: isSaid(/^(?:Wrong flag|That’s not)/) ? 'wrong' : isSaid(/^Correct[!.]/) ? 'correct' : null,
    ownScore: scoreOf(),
    rawTexts: shown.flatMap((each) => rawTextOf(each)),
    overhang: Math.max(0, document.documentElement.scrollWidth - innerWidth),
  }

  function isSaid(words: RegExp): boolean {
    return among('p, h2, h3, span, strong, b').some((each) => words.test(textOf(each)))
  }

  function listen() {
    const noted: NonNullable<typeof lawNotes> = {
      typed: null,
      isOffline: !navigator.onLine,
      root: undefined,
      page: performance.timeOrigin,
    }
    document.addEventListener(
      'input',
      ({ target }) => {
        if (target instanceof HTMLInputElement && target.matches(FLAG)) noted.typed = target.value
      },
      true,
    )
    addEventListener('offline', () => void (noted.isOffline = true))
    addEventListener('online', () => void (noted.isOffline = false))
    return noted
  }

  function markupOf(each: Element): string {
    return (each.cloneNode() as Element).outerHTML.replaceAll(/ class="[^"]*"/g, '').slice(0, 200)
  }

  function byIds(each: Element, attribute: string): string {
    const ids = (each.getAttribute(attribute) ?? '').split(/\s+/).filter((id) => id !== '')
    return ids
      .map((id) => textOf(document.getElementById(id)))
      .join(' ')
      .trim()
  }

  /** The name for screen readers. It is not exact, because a law only checks whether there is one. */
  function nameOf(each: Element): string {
    const labels =
      each instanceof HTMLInputElement ||
      each instanceof HTMLSelectElement ||
      each instanceof HTMLTextAreaElement ||
      each instanceof HTMLButtonElement
        ? [...(each.labels ?? [])].map(textOf)
        : []
    const pictures = [...each.querySelectorAll('img[alt], [aria-label]')].map(
      (inner) => inner.getAttribute('alt') ?? inner.getAttribute('aria-label') ?? '',
    )
    const isField = each.matches('input, select, textarea')
    const names = [
      byIds(each, 'aria-labelledby'),
      each.getAttribute('aria-label') ?? '',
      ...labels,
      ...(isField || each.matches('[role=dialog], [role=alertdialog]') ? [] : [textOf(each), ...pictures]),
      each.matches('input[type=submit], input[type=button]') ? (each.getAttribute('value') ?? '') : '',
      each.getAttribute('title') ?? '',
    ]
    return names.find((name) => name.trim() !== '')?.trim() ?? ''
  }

  /** Without the names of its controls, because they say nothing of the reason. */
  function sentenceOf(refusal: Element): string {
    const copy = refusal.cloneNode(true) as Element
    for (const control of copy.querySelectorAll('button, a')) control.remove()
    return textOf(copy)
  }

  function describedBy(field: Element): string {
    return `${byIds(field, 'aria-describedby')} ${byIds(field, 'aria-errormessage')}`.trim()
  }

  function waysAround(each: Element): number {
    const around = each.closest('[role=dialog], [role=alertdialog], form, section, main') ?? body
    return [around, ...around.querySelectorAll('*')].filter(
      (one) =>
        one.matches('a[href], button, input, select, textarea') &&
        !one.matches(':disabled, [aria-disabled=true], [readonly]') &&
        one.checkVisibility(),
    ).length
  }

  function scoreOf(): string | null {
    const figure = among('section[aria-label="Your team"] div').find((each) =>
      textOf(each).includes('past hour +'),
    )
    return figure ? textOf(figure.querySelector('b')) : null
  }

  function rawTextOf(each: Element): string[] {
    // These elements contain texts and code samples of users, which may hold anything.
    if (each.closest('pre, code, textarea, [data-markdown], script, style') !== null) return []
    return [...each.childNodes].flatMap((node) =>
      node instanceof Text && /\b(?:undefined|NaN|Invalid Date)\b|\[object |\$\{/.test(node.data)
        ? [node.data.slice(0, 80)]
        : [],
    )
  }
}
