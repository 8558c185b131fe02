import type { APIRequestContext, APIResponse } from '@playwright/test'
import type { ChallengeType } from '#contract/models/challenge-names.ts'
import type { ChallengeEditDetailModel } from '#contract/models/challenge-edit.ts'
import type { CheatInfoModel } from '#contract/models/cheat.ts'
import type { FlagCreateModel } from '#contract/models/flag.ts'
import type { GameInfoModel } from '#contract/models/game-edit.ts'
import type { ScoreboardModel } from '#contract/models/scoreboard.ts'
import type { Submission } from '#contract/models/submission.ts'
import { toIso } from '#contract/models/time.ts'
import { expect } from './platform.ts'

const HOUR_MS = 3_600_000

/** A running game for its organisers. */
interface RunningGame {
  id: number
  begin(): Promise<void>
  end(): Promise<void>
}
interface RunChallenge {
  title: string
  type: ChallengeType
  flags: readonly Partial<FlagCreateModel>[]
  hints?: readonly string[]
}

export async function signInTo(master: APIRequestContext, userName: string, password: string): Promise<void> {
  await done(await master.post('/api/account/login', { data: { userName, password } }))
}

/** Creates the game by calls only, because another test covers the organisers' screens. */
export async function runGame(
  master: APIRequestContext,
  title: string,
  challenges: readonly RunChallenge[],
  { startsIn = -1 }: { startsIn?: number } = {},
): Promise<RunningGame> {
  const at = (hours: number) => toIso(Date.now() + hours * HOUR_MS)
  const wish = {
    title,
    start: at(startsIn),
    end: at(startsIn + 2),
    wpddl: at(startsIn + 3),
    acceptWithoutReview: true,
    practiceMode: true,
  }
  const { id } = await read<GameInfoModel>(await master.post('/api/edit/games', { data: wish }))
  for (const { flags, hints = [], ...about } of challenges) {
    const made = await read<ChallengeEditDetailModel>(
      await master.post(`/api/edit/games/${id}/challenges`, { data: about }),
    )
    const path = `/api/edit/games/${id}/challenges/${made.id}`
    await done(await master.post(`${path}/flags`, { data: flags }))
    await done(await master.put(path, { data: { isEnabled: true, hints } }))
  }
  return {
    id,
    begin: async () => done(await master.put(`/api/edit/games/${id}`, { data: { ...wish, start: at(-1) } })),
    end: async () =>
      done(await master.put(`/api/edit/games/${id}`, { data: { ...wish, end: toIso(Date.now() - 1_000) } })),
  }
}

export async function readScores(master: APIRequestContext, { id }: RunningGame) {
  const { items } = await read<ScoreboardModel>(await master.get(`/api/game/${id}/scoreboard`))
  return items.map(({ name, rank, score, solvedCount }) => ({ name, rank, score, solved: solvedCount }))
}

/** Reads the submissions to one challenge as the organisers see them, to prove what the server has stored. */
export async function readTries(master: APIRequestContext, { id }: RunningGame, title: string) {
  const all = await read<readonly Submission[]>(await master.get(`/api/game/${id}/submissions`))
  return all
    .filter(({ challenge }) => challenge === title)
    .map(({ team, user, status }) => ({ team, user, status }))
}

export async function readCheats(master: APIRequestContext, { id }: RunningGame) {
  const cheats = await read<readonly CheatInfoModel[]>(await master.get(`/api/game/${id}/cheatinfo`))
  return cheats.map(({ ownedTeam, submitTeam, submission }) => ({
    by: submitTeam.team.name,
    of: ownedTeam.team.name,
    answer: submission.answer,
    user: submission.user,
  }))
}

export async function done(answer: APIResponse): Promise<void> {
  expect(answer.status(), `${answer.url()}: ${await answer.text()}`).toBe(200)
}

export async function read<Answer>(answer: APIResponse): Promise<Answer> {
  await done(answer)
  return (await answer.json()) as Answer
}
