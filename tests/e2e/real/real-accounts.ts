import type { APIRequestContext, Page } from '@playwright/test'
import type { ArrayResponse } from '#contract/models/envelope.ts'
import type { Role } from '#contract/models/role.ts'
import type { UserInfoModel } from '#contract/models/user.ts'
import { done, read } from '../game-master.ts'
import type { Stage } from './real-world.ts'

const PASSWORD = 'Lovelace1'

/** An account with a team, whose calls are those of its own browser. */
export interface Member {
  name: string
  team: { id: number; name: string }
  calls: APIRequestContext
}

/** The calls of somebody in another browser, so that the page keeps its own session. */
export async function callsBeside({ page, url }: { page: Page; url: string }): Promise<APIRequestContext> {
  const browser = page.context().browser()
  if (browser === null) throw new Error('A page without a browser has no others beside it.')
  return (await browser.newContext({ baseURL: url })).request
}

export async function addMember(
  stage: Pick<Stage, 'page' | 'url'>,
  name: string,
  teamName: string = name,
): Promise<Member> {
  const calls = await callsBeside(stage)
  await register(calls, name)
  const { id } = await read<Member['team']>(await calls.post('/api/team', { data: { name: teamName } }))
  return { name, team: { id, name: teamName }, calls }
}

export async function register(calls: APIRequestContext, userName: string): Promise<void> {
  const email = `${userName.toLowerCase()}@players.example`
  await done(await calls.post('/api/account/register', { data: { userName, password: PASSWORD, email } }))
}

export async function signInAs(calls: APIRequestContext, userName: string): Promise<void> {
  await done(await calls.post('/api/account/login', { data: { userName, password: PASSWORD } }))
}

/** Signs this account in on the page. */
export async function enter({ page }: Pick<Stage, 'page'>, userName: string): Promise<void> {
  await signInAs(page.context().request, userName)
}

export async function setRole(master: APIRequestContext, userName: string, role: Role): Promise<void> {
  const id = await idOf(master, userName)
  await done(await master.put(`/api/admin/users/${id}`, { data: { role } }))
}

export async function removeAccount(master: APIRequestContext, userName: string): Promise<void> {
  const id = await idOf(master, userName)
  if (id !== undefined) await done(await master.delete(`/api/admin/users/${id}`))
}

async function idOf(master: APIRequestContext, name: string): Promise<string | undefined> {
  const { data } = await read<ArrayResponse<UserInfoModel>>(
    await master.post(`/api/admin/users/search?hint=${name}`),
  )
  return data.find(({ userName }) => userName === name)?.id
}
