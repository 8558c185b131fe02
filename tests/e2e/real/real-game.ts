import type { APIRequestContext } from '@playwright/test'
import type { ChallengeEditDetailModel } from '#contract/models/challenge-edit.ts'
import type { GameInfoModel, GameInfoModelInput } from '#contract/models/game-edit.ts'
import type { GameNotice } from '#contract/models/notice.ts'
import type { ParticipationStatus } from '#contract/models/participation.ts'
import { toIso } from '#contract/models/time.ts'
import { done, read } from '../game-master.ts'
import { expect } from '../platform.ts'
import type { Member } from './real-team.ts'

const HOUR_MS = 3_600_000

export interface RealGame {
  id: number
  /** Everything else stays as it is. */
  change(wish: Partial<GameInfoModelInput>): Promise<void>
  add(title: string, score: number, flag: string): Promise<RealChallenge>
  setStatus(team: string, status: ParticipationStatus): Promise<void>
  publish(content: string): Promise<RealNotice>
}
export interface RealChallenge {
  id: number
  accept(flags: readonly string[]): Promise<void>
  close(): Promise<void>
}
export interface RealNotice {
  id: number
  remove(): Promise<void>
}

export async function openGame(
  master: APIRequestContext,
  title: string,
  facts: Partial<GameInfoModelInput> = {},
): Promise<RealGame> {
  const wish: Partial<GameInfoModelInput> = {
    title,
    start: toIso(Date.now() - HOUR_MS),
    end: toIso(Date.now() + HOUR_MS),
    wpddl: toIso(Date.now() + 3 * HOUR_MS),
    acceptWithoutReview: true,
    practiceMode: false,
    ...facts,
  }
  const { id } = await read<GameInfoModel>(await master.post('/api/edit/games', { data: wish }))
  const path = `/api/edit/games/${id}`
  return {
    id,
    async change(changed) {
      Object.assign(wish, changed)
      await done(await master.put(path, { data: wish }))
    },
    add: (challenge, score, flag) => addChallenge(master, `${path}/challenges`, challenge, score, flag),
    setStatus: async (team, status) => {
      const all = await read<readonly { id: number; team: { name: string } }[]>(
        await master.get(`/api/game/${id}/participations`),
      )
      const found = all.find((each) => each.team.name === team)
      await done(await master.put(`/api/admin/participation/${found?.id}/${status}`))
    },
    publish: async (content) => {
      const all = `${path}/notices`
      const notice = await read<GameNotice>(await master.post(all, { data: { content } }))
      return { id: notice.id, remove: async () => done(await master.delete(`${all}/${notice.id}`)) }
    },
  }
}

/** Its score stays the same, whoever solves it. */
async function addChallenge(
  master: APIRequestContext,
  all: string,
  title: string,
  score: number,
  flag: string,
): Promise<RealChallenge> {
  const { id } = await read<ChallengeEditDetailModel>(
    await master.post(all, { data: { title, type: 'StaticAttachment' } }),
  )
  const path = `${all}/${id}`
  const accept = async (flags: readonly string[]) =>
    done(await master.post(`${path}/flags`, { data: flags.map((each) => ({ flag: each })) }))
  await accept([flag])
  await done(
    await master.put(path, {
      data: { originalScore: score, minScoreRate: 1, difficulty: 1, isEnabled: true },
    }),
  )
  return { id, accept, close: async () => done(await master.put(path, { data: { isEnabled: false } })) }
}

/** The times of a game that is still to come. */
export const isComing = () => ({
  start: toIso(Date.now() + HOUR_MS),
  end: toIso(Date.now() + 2 * HOUR_MS),
})
/** The end of a game that is over. */
export const isOver = () => ({ end: toIso(Date.now() - 1_000) })

export async function joinGame({ calls, team }: Member, game: number): Promise<void> {
  await done(await calls.post(`/api/game/${game}`, { data: { teamId: team.id } }))
}

/** Submits a right flag and waits for its verdict. */
export async function solve({ calls }: Member, game: number, challenge: number, flag: string): Promise<void> {
  const path = `/api/game/${game}/challenges/${challenge}`
  const submission = await read<number>(await calls.post(path, { data: { flag } }))
  await expect.poll(async () => read(await calls.get(`${path}/status/${submission}`))).toBe('Accepted')
}
