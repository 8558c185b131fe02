import { useState } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { LANGUAGES } from '#contract/rules/language.ts'
import { useAccountActions } from '#src/bind/use-account-actions.ts'
import { useLanguage } from '#src/bind/use-language.ts'
import { useScheme } from '#src/bind/use-scheme.ts'
import { useSession } from '#src/bind/use-session.ts'
import { useWired } from '#src/bind/wired.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { markedControl, pressMarked } from '#src/browser/press-marked.ts'
import { useConfig } from '#src/api/use-config.ts'
import { keyWords } from '#src/text/areas/keys.ts'
import { unusedFilesWords } from '#src/text/areas/unused-files.ts'
import { pathId } from '#src/url/path-id.ts'
import type { PaletteEntry } from './command-entries.ts'
import { isHeard, keysOf, partsOf, type KeyAct } from './key-list.ts'

/** The dialog of the palette returns the focus within this time. */
const CLOSING_MS = 50

export function usePaletteEntries(onShowKeys: () => void): readonly PaletteEntry[] {
  const { app, screens } = useText()
  const { frame, game: pages, palette, title } = screens
  const session = useSession()
  const scheme = useScheme()
  const language = useLanguage()
  const { sounds } = useWired()
  const navigate = useNavigate()
  const keys = useWords(keyWords)
  const names = useWords(unusedFilesWords)
  const { features } = useConfig()
  const { pathname } = useLocation()
  const [steps] = useState(stepsHere)
  const [acts] = useState(() => actsHere(pathname))
  const game = pathId(matchPath('/games/:id/*', pathname)?.params.id)
  const { clearCache, leave } = useAccountActions(() => navigate('/', { flushSync: true }))
  const role = session.view.kind === 'signed-in' ? session.view.account.role : null
  const go = (id: string, label: string, to: string): PaletteEntry => ({
    id,
    label,
    group: 'screens',
    kind: 'go',
    to,
  })
  const act = (id: string, label: string, does: () => void): PaletteEntry => ({
    id,
    label,
    group: 'actions',
    kind: 'do',
    act: does,
  })
  return [
    ...steps.map(({ id, label, to }): PaletteEntry => ({ id, label, group: 'actions', kind: 'go', to })),
    ...acts.map(({ name, key }) => act(`key-${name}`, keys[name], () => pressLater(key))),
    ...(game === null
      ? []
      : [
          go('game', pages.detail, `/games/${game}`),
          go('challenges', pages.challenges, `/games/${game}/challenges`),
          go('scoreboard', pages.scoreboard, `/games/${game}/scoreboard`),
        ]),
    go('home', frame.home, '/'),
    go('posts', frame.posts, '/posts'),
    go('games', frame.games, '/games'),
    go('teams', frame.teams, '/teams'),
    go('about', frame.about, '/about'),
    ...(role === null
      ? [go('sign-in', frame.signIn, '/account/login'), go('register', title.register, '/account/register')]
      : [go('profile', frame.profile, '/account/profile')]),
    ...(role === 'Admin'
      ? [
          go('admin-games', palette.within(frame.admin, title.adminGames), '/admin/games'),
          go('admin-teams', palette.within(frame.admin, title.adminTeams), '/admin/teams'),
          go('admin-users', palette.within(frame.admin, title.adminUsers), '/admin/users'),
          go('admin-instances', palette.within(frame.admin, title.adminInstances), '/admin/instances'),
          go('admin-logs', palette.within(frame.admin, title.adminLogs), '/admin/logs'),
          ...(features?.includes('health')
            ? [go('admin-health', palette.within(frame.admin, names.health), '/admin/health')]
            : []),
          go('admin-configs', palette.within(frame.admin, title.adminConfigs), '/admin/configs'),
        ]
      : []),
    act('dark', palette.useDark, () => scheme.choose('dark')),
    act('light', palette.useLight, () => scheme.choose('light')),
    act('system', palette.useSystem, () => scheme.choose('system')),
    ...LANGUAGES.map((each) =>
      act(`language-${each}`, palette.within(frame.language, app.language[each]), () =>
        language.choose(each),
      ),
    ),
    act('sounds-on', palette.soundsOn, () => sounds.write('on')),
    act('sounds-off', palette.soundsOff, () => sounds.write('off')),
    act('keys', palette.keys, onShowKeys),
    ...(role === null
      ? []
      : [act('clear-cache', frame.clearCache, clearCache), act('sign-out', frame.signOut, leave)]),
  ]
}

/** The links of a screen to the next and the previous thing, which it marks by `rel`. */
function stepsHere(): readonly { id: string; label: string; to: string }[] {
  return ['next', 'prev'].flatMap((rel) => {
    const link = document.querySelector(`#content a[rel=${rel}]`)
    const [label, to] = [link?.getAttribute('aria-label'), link?.getAttribute('href')]
    return label && to ? [{ id: rel, label, to }] : []
  })
}

/** The acts that have a key on the current screen now. */
function actsHere(pathname: string): readonly { name: KeyAct; key: string }[] {
  return partsOf(pathname).flatMap((part) =>
    keysOf(part).flatMap(([name, [key = '', ...more]]) =>
      more.length === 0 && (isHeard(name) || markedControl(key) !== null) ? [{ name, key }] : [],
    ),
  )
}

/** Waits until the palette has closed and returned the focus. */
function pressLater(key: string) {
  setTimeout(() => {
    if (pressMarked(key)) return
    const heard = document.querySelector('[role=grid]') ?? document.body
    heard.dispatchEvent(
      new KeyboardEvent('keydown', { key: key.toLowerCase(), bubbles: true, cancelable: true }),
    )
  }, CLOSING_MS)
}
