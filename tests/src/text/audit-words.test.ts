import { expect, test } from 'vitest'
import { auditWords } from '#src/text/areas/audit.ts'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { logsWords } from '#src/text/areas/logs.ts'
import { platformConfigWords } from '#src/text/areas/platform-config.ts'
import { reviewWords } from '#src/text/areas/review.ts'
import { userAdminWords } from '#src/text/areas/user-admin.ts'

test.each(['zh', 'en', 'ja'] as const)(
  'a changed field has the same label as on its screen: %s',
  async (name) => {
    const { values, fields } = await auditWords.load(name)
    const [users, review, editor, logs, config] = await Promise.all([
      userAdminWords.load(name),
      reviewWords.load(name),
      challengeEditorWords.load(name),
      logsWords.load(name),
      platformConfigWords.load(name),
    ])
    expect(values).toMatchObject({
      role: users.role,
      status: review.status,
      type: editor.type,
      level: logs.levels,
    })
    expect(fields.logo).toBe(config.section.logo)
  },
)
