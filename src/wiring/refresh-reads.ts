import { listOwnContainers } from '#contract/calls/container.ts'
import { getCategories } from '#contract/calls/categories.ts'
import { getChallenge, getGame, getGameDetails, getWriteup, listGames } from '#contract/calls/game.ts'
import { listSessions } from '#contract/calls/session.ts'
import { listTeamAttempts } from '#contract/calls/team-attempts.ts'
import { listPosts } from '#contract/calls/info.ts'
import { listOwnTeams } from '#contract/calls/team.ts'
import { GAME_PARTS, type GameEdit, type ListName, type StreamItems } from '#contract/streams.ts'
import type { ReadingEvent, ReceivedPart } from '#machines/live/connection-events.ts'
import type { HubAddress } from '#machines/live/hub-address.ts'
import type { Rereads } from '#src/api/reads.ts'
import { retryImport } from '#src/browser/retry-import.ts'
import type { ListReads } from './refresh-lists.ts'

/**
 * All clients read the same after a change, so their requests are spread over this time. A change is visible
 * within two seconds.
 */
const SPREAD_MS = 1_000

/** `solves` is left out, because reading the challenges includes their solves. */
const WHOLE = GAME_PARTS.filter((part) => part !== 'solves')

/** Reads again what a message reports as changed. SWR only requests what a screen shows. */
export function refreshReads(reads: Rereads, random: () => number) {
  const later = (refresh: () => void) => void setTimeout(refresh, random() * SPREAD_MS)

  function readGame(id: number) {
    reads.refresh(getGame, { params: { id } })
    reads.refresh(getCategories, { params: { id } })
    reads.refresh(listGames, {})
    reads.refresh(listOwnContainers, { params: { id } })
    // The writeup response contains the organisers' note.
    reads.refresh(getWriteup, { params: { id } })
  }
  /** Loads with the first edit, because only organisers' connections report edits. */
  let coming: Promise<(edit: GameEdit) => void> | null = null
  function readEdited(edit: GameEdit) {
    coming ??= retryImport(() => import('./refresh-edited.ts')).then(({ refreshEdited }) =>
      refreshEdited({ reads }),
    )
    void coming.then((read) => read(edit))
  }
  /** Loads with the first message about one of its lists, which only connections of administrators get. */
  let lists: Promise<ListReads> | null = null
  function withLists(act: (lists: ListReads) => void) {
    lists ??= retryImport(() => import('./refresh-lists.ts')).then(({ refreshLists }) =>
      refreshLists({ reads }),
    )
    void lists.then(act)
  }
  function readList(list: ListName) {
    switch (list) {
      case 'own-teams':
        return readOwnTeams()
      case 'own-writeups':
        return void reads.rereadPages(getWriteup)
      case 'own-sessions':
        return reads.refresh(listSessions, {})
      case 'posts':
        return later(readPosts)
      default:
        return withLists(({ read }) => read(list))
    }
  }
  /** A member may have a new name, which other lists show too. */
  function readOwnTeams() {
    reads.refresh(listOwnTeams, {})
    for (const call of [listTeamAttempts, listOwnContainers]) void reads.rereadPages(call)
  }
  function readPosts() {
    reads.refresh(listPosts, {})
    reads.refreshBelow('/api/posts/')
  }
  function hearTeam(id: number, items: readonly StreamItems['team'][] | null) {
    const sent = { params: { id } }
    const has = (kinds: readonly StreamItems['team']['kind'][]) =>
      items === null || items.some(({ kind }) => kinds.includes(kind))
    // A step of a container changes only the list of containers.
    if (has(['container'])) reads.refresh(listOwnContainers, sent)
    if (has(['answer', 'participation', 'hints'])) reads.refresh(getGameDetails, sent)
    if (has(['participation'])) reads.refresh(getGame, sent)
    // The server dropped older items, so all of it is read again.
    if (items === null) reads.refreshBelow(`/api/game/${id}/challenges/`)
    for (const item of items ?? []) {
      if (item.kind !== 'answer' && item.kind !== 'hints') continue
      const place = { params: { id, challengeId: item.challengeId } }
      // Spread over time, because all teams that have opened a challenge read its text again.
      if (item.kind === 'hints') later(() => reads.refresh(getChallenge, place))
      else for (const call of [getChallenge, listTeamAttempts]) reads.refresh(call, place)
    }
  }
  return {
    /** A new connection may have missed messages without a number. */
    opened({ game, hub }: HubAddress) {
      if (game !== null) readGame(game)
      if (game !== null && hub === 'monitor') for (const part of WHOLE) readEdited({ game, part })
      if (game === null && hub === 'public') {
        reads.refresh(listGames, {})
        readOwnTeams()
        reads.refresh(listSessions, {})
        readPosts()
      }
      if (hub === 'admin') withLists(({ readAll }) => readAll())
    },
    /** Settings of the platform affect containers, for example at the team's limit. */
    platformChanged: () => later(() => void reads.rereadPages(listOwnContainers)),
    told(event: ReadingEvent) {
      switch (event.type) {
        case 'hub.game':
          return later(() => readGame(event.game))
        case 'hub.edited':
          // The server pushes nothing else of a hidden game, and organisers' screens show its categories too.
          if (event.edit.part === 'game') reads.refresh(getCategories, { params: { id: event.edit.game } })
          return readEdited(event.edit)
        case 'hub.list':
          return readList(event.list)
        default:
          return event satisfies never
      }
    },
    heard(game: number | null, parts: readonly ReceivedPart[]) {
      if (game === null) return
      for (const part of parts) {
        if (
          part.stream === 'notices' &&
          part.items?.some((item) => item.kind === 'added' && item.notice.type.startsWith('New'))
        ) {
          later(() => reads.refresh(getGameDetails, { params: { id: game } }))
        }
        // Before the start the board only reports that something has changed.
        if (
          part.stream === 'board' &&
          (part.items === null || part.items.some(({ kind }) => kind === 'change'))
        ) {
          later(() => {
            readGame(game)
            reads.refresh(getGameDetails, { params: { id: game } })
            reads.refreshBelow(`/api/game/${game}/board/teams/`)
            reads.refreshBelow(`/api/game/${game}/challenges/`)
          })
        }
        // Waits until the verdict is drawn, because on a slow device the requests take half of a frame.
        if (part.stream === 'team') setTimeout(() => hearTeam(game, part.items))
      }
    },
  }
}
