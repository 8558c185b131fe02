import { getCategories, getCategoriesToEdit, setCategories } from '#contract/calls/categories.ts'
import {
  createGame,
  deleteGame,
  getGameToEdit,
  getTeamHashSalt,
  listGamesToEdit,
  updateGame,
} from '#contract/calls/edit.ts'
import { getFreeze, revealBoard, setFreeze } from '#contract/calls/freeze.ts'
import { cloneGame, importGame } from '#contract/calls/game-archive.ts'
import { getGame, listGames } from '#contract/calls/game.ts'
import { toForm } from '#contract/fields/field.ts'
import { GAME, toGameInput, type GameForm } from '#contract/fields/game.ts'
import type { Upload } from '#contract/call.ts'
import type { OwnCategory } from '#contract/models/category.ts'
import type { FreezeModel } from '#contract/models/freeze.ts'
import type { GameInfoModel } from '#contract/models/game-edit.ts'
import { toIso } from '#contract/models/time.ts'
import type { Outcome } from '#contract/problem.ts'
import type { CloneDraft } from '#machines/admin/game-clone.machine.ts'
import type { GameSpan } from '#machines/admin/game-creation.machine.ts'
import { callUrl } from '#src/api/call-url.ts'
import type { Reply } from '#src/api/request.ts'
import { ALL_GAMES } from '#src/url/all-games-query.ts'
import type { ClientServices } from './services.ts'
import { refreshOpening } from './opening-check.ts'
import type { EditorEffects } from './editors.ts'

interface GameWriting extends EditorEffects<GameForm> {
  create: (span: GameSpan, signal: AbortSignal) => Promise<Outcome<GameInfoModel>>
  clone: (id: number, draft: CloneDraft, signal: AbortSignal) => Promise<Outcome<GameInfoModel>>
  take: (file: Upload, signal: AbortSignal, moved: (share: number) => void) => Promise<Outcome<GameInfoModel>>
  setHidden: (id: number, hidden: boolean, signal: AbortSignal) => Promise<Outcome<null>>
  remove: (id: number, signal: AbortSignal) => Promise<Outcome<null>>
  setFreeze: (id: number, freezeAt: number | null, signal: AbortSignal) => Promise<Outcome<null>>
  setCategories: (id: number, categories: OwnCategory[], signal: AbortSignal) => Promise<Outcome<null>>
  reveal: (id: number, signal: AbortSignal) => Promise<Outcome<null>>
  loadSalt: (id: number, signal: AbortSignal) => Promise<Outcome<string>>
}

/** The default time for writeups after the end of a game. */
const WRITEUP_MS = 3 * 3_600_000

/** Actions of organisers on games. Screens that show the game or a list of games read them again. */
export function wireGames({
  request,
  load,
  reads,
}: Pick<ClientServices, 'request' | 'load' | 'reads'>): GameWriting {
  return {
    async load(id, signal) {
      const game = await load(getGameToEdit, placeOf(id), signal)
      return game.ok ? { ok: true, value: stored(game) } : game
    },
    async save(id, { version }, typed, signal) {
      const saved = await request(
        updateGame,
        { ...placeOf(id ?? ''), body: toGameInput(typed), version },
        signal,
      )
      if (!saved.ok) return saved
      void readAnew(saved.value.id)
      return { ok: true, value: { ...stored(saved), id: String(saved.value.id) } }
    },
    async create({ title, startsAt, endsAt }, signal) {
      const body = {
        title,
        start: toIso(startsAt),
        end: toIso(endsAt),
        wpddl: toIso(endsAt + WRITEUP_MS),
        hidden: true,
      }
      const made = await request(createGame, { body }, signal)
      if (!made.ok) return made
      reads.adopt(getGameToEdit, placeOf(made.value.id), made.value)
      void readAnew(null)
      return made
    },
    async clone(id, { title, startsAt, endsAt }, signal) {
      const body = { title, start: isoOf(startsAt), end: isoOf(endsAt) }
      const made = await request(cloneGame, { ...placeOf(id), body }, signal)
      return made.ok ? welcome(made) : made
    },
    async take(file, signal, moved) {
      const made = await request(importGame, { file }, signal, moved)
      return made.ok ? welcome(made) : made
    },
    async setHidden(id, hidden, signal) {
      const turned = await turn(id, hidden, signal)
      // Another user has saved between the read and the write, so both are repeated once.
      const done = !turned.ok && turned.problem.kind === 'conflict' ? await turn(id, hidden, signal) : turned
      await readAnew(id)
      return done.ok ? { ok: true, value: null } : done
    },
    async remove(id, signal) {
      const deleted = await request(deleteGame, placeOf(id), signal)
      if (!deleted.ok && deleted.problem.kind !== 'missing') return deleted
      for (const call of [getGameToEdit, getGame]) reads.entries.delete(callUrl(call, placeOf(id)))
      await readAnew(null)
      return { ok: true, value: null }
    },
    setFreeze: async (id, freezeAt, signal) =>
      frozen(id, await request(setFreeze, { ...placeOf(id), body: { freezeAt: isoOf(freezeAt) } }, signal)),
    reveal: async (id, signal) =>
      frozen(id, await request(revealBoard, { ...placeOf(id), body: {} }, signal)),
    async setCategories(id, categories, signal) {
      const answer = await request(setCategories, { ...placeOf(id), body: { categories } }, signal)
      reads.refresh(getCategories, placeOf(id))
      if (!answer.ok) return answer
      reads.adopt(getCategoriesToEdit, placeOf(id), answer.value)
      return { ok: true, value: null }
    },
    loadSalt: (id, signal) => request(getTeamHashSalt, placeOf(id), signal),
  }

  /** The wire has no call for a single field, so the stored game is read and sent back with the change. */
  async function turn(id: number, hidden: boolean, signal: AbortSignal): Promise<Outcome<unknown>> {
    const game = await request(getGameToEdit, placeOf(id), signal)
    if (!game.ok) return game
    const body = { ...toGameInput(toForm(GAME, game.value)), hidden }
    const turned = await request(updateGame, { ...placeOf(id), body, version: game.version ?? null }, signal)
    if (turned.ok) reads.adopt(getGameToEdit, placeOf(id), turned.value)
    return turned
  }
  function frozen(id: number, answer: Outcome<FreezeModel>): Outcome<null> {
    if (!answer.ok) {
      // A failed call may still have changed the freeze, or another organiser was first.
      reads.refresh(getFreeze, placeOf(id))
      return answer
    }
    reads.adopt(getFreeze, placeOf(id), answer.value)
    return { ok: true, value: null }
  }
  async function welcome(made: { ok: true; value: GameInfoModel }): Promise<Outcome<GameInfoModel>> {
    reads.adopt(getGameToEdit, placeOf(made.value.id), made.value)
    await readAnew(null)
    return made
  }
  async function readAnew(id: number | null) {
    if (id !== null) {
      reads.refresh(getGame, placeOf(id))
      refreshOpening(reads, id)
    }
    reads.refresh(listGames, {})
    const games = await request(listGamesToEdit, ALL_GAMES)
    if (games.ok) reads.adopt(listGamesToEdit, ALL_GAMES, games.value)
    else reads.refresh(listGamesToEdit, ALL_GAMES)
  }
  function stored({ value, version }: Extract<Reply<GameInfoModel>, { ok: true }>) {
    reads.adopt(getGameToEdit, placeOf(value.id), value)
    return { fields: toForm(GAME, value), version: version ?? null }
  }
}

const isoOf = (at: number | null) => (at === null ? null : toIso(at))
const placeOf = (id: number | string) => ({ params: { id: Number(id) } })
