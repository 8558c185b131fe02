import { afterEach, beforeEach, describe, test } from 'vitest'
import { closeAllToasts } from '#src/ui/toast.ts'
import { openPosts } from '../worlds/editor.world.ts'
import type { WholeApp } from '../worlds/whole-app.world.tsx'
import { inDom } from './in-dom.ts'
import { waysThrough } from './journey.ts'
import { postEditorJourney } from './post-editor.journey.ts'
import { POST_EDITOR_AT, postEditorAnswers, postEditorSteps } from './post-editor.steps.ts'

let app: WholeApp | null = null

beforeEach(() => localStorage.clear())
afterEach(() => {
  closeAllToasts()
  app?.close()
})

describe.each(waysThrough(postEditorJourney))('$story', (way) => {
  test('is what the person sees', { timeout: 30_000 }, async () => {
    app = await openPosts(POST_EDITOR_AT, postEditorAnswers())
    await way.test(...postEditorSteps(inDom(app)))
  })
})
