import type { Clock } from '#server/base/clock.ts'
import { brokenPasswordRules, STAFF_PASSWORD_MIN } from '#contract/rules/password.ts'
import { StartError } from '#server/base/start-error.ts'
import { createFirstAdmin, hasFirstAdmin, makePassword } from './first-admin.ts'
import type { Ids } from '#server/base/ids.ts'
import { FIRST_START } from '#server/store/settings.ts'
import type { Store, Tables } from '#server/store/store.ts'

/** The first post of a new platform, which an admin can edit or delete. */
const WELCOME = {
  title: 'Welcome to Vexil',
  summary: '平台已就绪。The platform is ready. サイトの準備ができました。',
  content: `## 欢迎

平台已经可以使用。以管理员身份登录后，即可创建比赛、题目和公告。

## Welcome

The platform is ready. Sign in as the administrator to create games, challenges and posts.

## ようこそ

サイトの準備ができました。管理者としてログインすると、大会、問題、お知らせを作成できます。
`,
  tags: ['Vexil'],
}

/**
 * Defaults of the settings that admins may change. The CAPTCHA switch is left out, because its default is the
 * operator's choice.
 */
export const SETTING_DEFAULTS: ReadonlyMap<string, string> = new Map([
  ['AccountPolicy:AllowRegister', 'True'],
  ['AccountPolicy:ActiveOnRegister', 'True'],
  ['AccountPolicy:EmailConfirmationRequired', 'False'],
  ['AccountPolicy:EmailDomainList', ''],
  ['GlobalConfig:Title', 'Vexil'],
  ['GlobalConfig:Slogan', 'Hack for fun not for profit'],
  ['GamePolicy:AutoDestroyOnLimitReached', 'False'],
])

export interface FirstStart {
  isFirst: boolean
  admin: { kind: 'unchanged' } | CreatedAdmin
}
export interface CreatedAdmin {
  kind: 'created'
  /** Null: the operator has set the password. */
  generatedPassword: string | null
}

/**
 * Several processes may start on a new database. The first one does the work, and the others find it done.
 */
export function prepareFirstStart(
  store: Store,
  chosenPassword: string | null,
  world: { clock: Clock; ids: Ids },
): Promise<FirstStart> {
  return store.exclusively('first-start', async (tables) => {
    const now = String(world.clock.now())
    const isFirst = !(await tables.settings.all()).has(FIRST_START)
    if (isFirst) {
      await tables.settings.save(new Map([...SETTING_DEFAULTS, [FIRST_START, now]]))
      await postWelcome(tables, world)
    }
    return { isFirst, admin: await settleAdmin(tables, isFirst, chosenPassword, world) }
  })
}

const WEAK = [
  `ADMIN_PASSWORD needs ${STAFF_PASSWORD_MIN} characters for an administrator, and must not be a common password`,
  'choose another, or leave it out to have one made up',
] as const

async function settleAdmin(
  tables: Tables,
  isFirst: boolean,
  chosen: string | null,
  world: { clock: Clock; ids: Ids },
): Promise<FirstStart['admin']> {
  if (chosen !== null && brokenPasswordRules(chosen, 'Admin').length > 0 && !(await hasFirstAdmin(tables)))
    throw new StartError(...WEAK)
  if (chosen !== null)
    return (await createFirstAdmin(tables, chosen, world))
      ? { kind: 'created', generatedPassword: null }
      : { kind: 'unchanged' }
  if (!isFirst) return { kind: 'unchanged' }
  const generatedPassword = makePassword(world.ids)
  return (await createFirstAdmin(tables, generatedPassword, world))
    ? { kind: 'created', generatedPassword }
    : { kind: 'unchanged' }
}

async function postWelcome(tables: Tables, { clock, ids }: { clock: Clock; ids: Ids }): Promise<void> {
  const id = ids.bytes(4).toString('hex')
  await tables.posts.create({ id, ...WELCOME, isPinned: false, authorId: null, updatedAt: clock.now() })
}
