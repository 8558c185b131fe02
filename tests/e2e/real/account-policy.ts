import type { APIRequestContext } from '@playwright/test'
import type { AccountPolicy, ConfigEditModel } from '#contract/models/config.ts'
import { done, read } from '../game-master.ts'

export interface ChangedPolicy {
  becomes(wish: Partial<AccountPolicy>): Promise<void>
  /** As it was before. */
  restore(): Promise<void>
}

/** Changes who may have an account on this server, until it is restored. */
export async function changePolicy(
  master: APIRequestContext,
  wish: Partial<AccountPolicy>,
): Promise<ChangedPolicy> {
  const { accountPolicy: before } = await read<ConfigEditModel>(await master.get('/api/admin/config'))
  const save = async (accountPolicy: AccountPolicy) =>
    done(await master.put('/api/admin/config', { data: { accountPolicy } }))
  await save({ ...before, ...wish })
  return {
    becomes: (other) => save({ ...before, ...wish, ...other }),
    restore: () => save(before),
  }
}
