import { expectTypeOf, test } from 'vitest'
import type { AnswerOf, ReceivedOf, SentOf, Upload } from '#contract/call.ts'
import type * as account from '#contract/calls/account.ts'
import type * as admin from '#contract/calls/admin.ts'
import type * as assets from '#contract/calls/assets.ts'
import type * as game from '#contract/calls/game.ts'
import type * as info from '#contract/calls/info.ts'
import type { MessagesOf } from '#contract/hub.ts'
import type { monitorHub } from '#contract/hubs.ts'
import type { GameEvent } from '#contract/models/event.ts'
import type { AnswerResult, Submission } from '#contract/models/submission.ts'

// The compiler checks this file. It never runs.

test('a client sends only the parts that a call has, and may leave out what has a default', () => {
  expectTypeOf<SentOf<typeof game.joinGame>>().toEqualTypeOf<{
    params: { id: number }
    body: { teamId?: number; organization?: string | null; inviteCode?: string | null }
  }>()
  expectTypeOf<SentOf<typeof assets.uploadAssets>>().toEqualTypeOf<{
    query?: { filename?: string }
    files: readonly Upload[]
  }>()
  expectTypeOf<SentOf<typeof admin.searchUsers>>().toEqualTypeOf<{ query: { hint: string } }>()
  expectTypeOf<SentOf<typeof account.uploadAvatar>>().toEqualTypeOf<{ file: Upload }>()
  expectTypeOf<SentOf<typeof info.getConfig>>().toEqualTypeOf<{}>()
})

test('a handler gets the defaults of missing parts', () => {
  expectTypeOf<ReceivedOf<typeof game.joinGame>['body']>().toEqualTypeOf<{
    teamId: number
    organization: string | null
    inviteCode: string | null
  }>()
  expectTypeOf<ReceivedOf<typeof game.listSubmissions>['query']>().toEqualTypeOf<{
    type?: AnswerResult
    count: number
    skip: number
  }>()
  expectTypeOf<ReceivedOf<typeof game.leaveGame>['body']>().toEqualTypeOf<null>()
  expectTypeOf<NonNullable<ReceivedOf<typeof admin.updateConfig>['body']['gamePolicy']>>().toEqualTypeOf<{
    autoDestroyOnLimitReached: boolean
  }>()
})

test('a response has the type of its schema', () => {
  expectTypeOf<AnswerOf<typeof game.submitFlag>>().toEqualTypeOf<number>()
  expectTypeOf<AnswerOf<typeof game.getAnswerResult>>().toEqualTypeOf<AnswerResult>()
  expectTypeOf<AnswerOf<typeof game.leaveGame>>().toEqualTypeOf<null>()
  expectTypeOf<AnswerOf<typeof info.getSiteKey>>().toEqualTypeOf<string>()
  expectTypeOf<AnswerOf<typeof game.getScoreboard>['challenges']['Web']>().toExtend<
    { id: number; solved: number }[] | undefined
  >()
  expectTypeOf<MessagesOf<typeof monitorHub>>().toEqualTypeOf<{
    ReceivedGameEvent: GameEvent
    ReceivedSubmissions: Submission
  }>()
})
