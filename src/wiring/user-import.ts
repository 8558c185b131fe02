import { createUsers } from '#contract/calls/admin.ts'
import { importUsers, previewUserImport } from '#contract/calls/user-import.ts'
import type { UserCreateModel } from '#contract/models/user.ts'
import type { ExistingAccounts, UserImportResultModel } from '#contract/models/user-import.ts'
import type { Outcome } from '#contract/problem.ts'
import { MAX_USERS_AT_ONCE } from '#contract/rules/edit-limits.ts'
import type { UserLine } from '#contract/rules/user-import.ts'
import type { ImportPreview } from '#machines/admin/user-creation-job.ts'
import type { ClientServices } from './services.ts'

interface UsersToCreate {
  users: readonly UserCreateModel[]
  existing: ExistingAccounts
}

/** A server without `user-import` overwrites existing accounts and cannot preview that. */
export function openUserImport({ request, config }: Pick<ClientServices, 'request' | 'config'>) {
  const hasImport = () => config.read().features?.includes('user-import') ?? false
  return {
    preview: async (lines: readonly UserLine[], signal: AbortSignal): Promise<Outcome<ImportPreview>> => {
      if (!hasImport()) return { ok: true, value: null }
      const preview = new Map<number, UserImportResultModel>()
      for (let from = 0; from < lines.length; from += MAX_USERS_AT_ONCE) {
        const some = lines.slice(from, from + MAX_USERS_AT_ONCE)
        const body = some.map(({ user: { userName, email, teamName } }) => ({
          userName,
          email,
          teamName: teamName ?? null,
        }))
        const answer = await request(previewUserImport, { body }, signal)
        if (!answer.ok) return answer
        for (const [at, { line }] of some.entries()) {
          const result = answer.value[at]
          if (result) preview.set(line, result)
        }
      }
      return { ok: true, value: preview }
    },
    create: ({ users, existing }: UsersToCreate, signal: AbortSignal): Promise<Outcome<null>> =>
      hasImport()
        ? request(importUsers, { body: { existing, users: [...users] } }, signal)
        : request(createUsers, { body: [...users] }, signal),
  }
}
