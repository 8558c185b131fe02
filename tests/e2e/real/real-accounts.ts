import type { APIRequestContext } from '@playwright/test'
import type { ArrayResponse } from '#contract/models/envelope.ts'
import type { Role } from '#contract/models/role.ts'
import type { UserInfoModel } from '#contract/models/user.ts'
import { done, read } from '../game-master.ts'
import { sameInAll, type Stage } from './real-world.ts'

export const PASSWORD = 'Lovelace1'
/** The address of each account that is registered here. */
export const emailOf = (userName: string): string => `${userName.toLowerCase()}@players.example`

/** An account whose calls are those of its own browser. */
export interface User {
  name: string
  calls: APIRequestContext
}
/** The calls of somebody in another browser, so that the page keeps its own session. */
export async function callsBeside(
  { page, url }: Pick<Stage, 'page' | 'url'>,
  userAgent?: string,
): Promise<APIRequestContext> {
  const browser = page.context().browser()
  if (browser === null) throw new Error('A page without a browser has no others beside it.')
  return (await browser.newContext({ baseURL: url, ...(userAgent ? { userAgent } : {}) })).request
}

export async function addUser(stage: Pick<Stage, 'page' | 'url'>, name: string): Promise<User> {
  const calls = await callsBeside(stage)
  await register(calls, name)
  return { name, calls }
}

/** The organiser of all paths. What a path takes from them, it gives back. */
export const organiserOf = sameInAll(async (stage) => {
  const user = await addUser(stage, stage.unused('ada'))
  await setUser(stage.master, user.name, { role: 'Admin' })
  return user
})

export async function register(calls: APIRequestContext, userName: string): Promise<void> {
  const data = { userName, password: PASSWORD, email: emailOf(userName) }
  await done(await calls.post('/api/account/register', { data }))
}

export async function signInAs(
  calls: APIRequestContext,
  userName: string,
  password: string = PASSWORD,
): Promise<void> {
  await done(await calls.post('/api/account/login', { data: { userName, password } }))
}

/** Signs this account in on the page. */
export async function enter({ page }: Pick<Stage, 'page'>, ...who: [name: string, password?: string]) {
  await signInAs(page.context().request, ...who)
}

export async function changePassword(calls: APIRequestContext, old: string, next: string): Promise<void> {
  await done(await calls.put('/api/account/changepassword', { data: { old, new: next } }))
}

export async function setUser(
  master: APIRequestContext,
  userName: string,
  wish: { userName: string } | { role: Role },
): Promise<void> {
  const id = await idOf(master, userName)
  await done(await master.put(`/api/admin/users/${id}`, { data: wish }))
}

export const setRole = (master: APIRequestContext, userName: string, role: Role): Promise<void> =>
  setUser(master, userName, { role })

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
