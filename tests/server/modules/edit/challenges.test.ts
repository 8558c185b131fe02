import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHALLENGE } from '#contract/fields/challenge.ts'
import { blankForm, toStored } from '#contract/fields/field.ts'
import { CHALLENGE_TYPES } from '#contract/models/challenge-names.ts'
import type { ChallengeEditDetailModel, ChallengeInfoModel } from '#contract/models/challenge-edit.ts'
import { EPOCH } from '#contract/models/time.ts'
import { editWorld, expectRefusal, type EditWorld } from './edit.world.ts'

let world: EditWorld
let gameId: number
beforeAll(async () => {
  world = await editWorld()
  gameId = (await world.game()).id
}, 60_000)
afterAll(() => world.close())

const list = async (id: number) =>
  (await world.said('GET', `/games/${id}/challenges`)).json<ChallengeInfoModel[]>()
const save = async (cId: number, body: object) =>
  (await world.said('PUT', `/games/${gameId}/challenges/${cId}`, body)).json<ChallengeEditDetailModel>()

const NEW = {
  ...toStored(CHALLENGE, blankForm(CHALLENGE)),
  title: 'Task',
  flagTemplate: null,
  isEnabled: false,
  acceptedCount: 0,
  fileName: 'attachment',
  attachment: null,
  testContainer: null,
  flags: [],
}

describe('a new challenge', () => {
  test.each(CHALLENGE_TYPES)('of the type %s has the defaults', async (type) => {
    const made = await world.challenge(gameId, type)
    expect(made).toEqual({ ...NEW, type, id: made.id })
    expect(await world.look(gameId, made.id)).toEqual(made)
  })
  test('takes a title, a category and a type only', async () => {
    const sent = {
      title: 'x',
      tag: 'PPC',
      type: 'StaticContainer',
      isEnabled: true,
      originalScore: 7,
      id: 3,
      content: 'c',
    }
    const made = (
      await world.said('POST', `/games/${gameId}/challenges`, sent)
    ).json<ChallengeEditDetailModel>()
    expect(made).toEqual({ ...NEW, title: 'x', tag: 'PPC', type: 'StaticContainer', id: made.id })
    for (const title of [undefined, null, '', ' '])
      expect((await world.say('POST', `/games/${gameId}/challenges`, { title })).statusCode).toBe(400)
  })
})

test('the list is in the order of the ids, with those that are off, and of this game alone', async () => {
  const [game, other] = [await world.game(), await world.game()]
  const made = [
    await world.challenge(game.id),
    await world.challenge(game.id, 'DynamicContainer', 'B'),
    await world.challenge(game.id),
  ]
  await world.challenge(other.id)
  const [, second] = made
  await world.said('PUT', `/games/${game.id}/challenges/${second?.id}`, {
    isEnabled: true,
    originalScore: 1001,
    minScoreRate: 0.5,
  })
  const rows = await list(game.id)
  expect(rows.map(({ id }) => id)).toEqual(made.map(({ id }) => id))
  const never = { opensAt: EPOCH, closesAt: EPOCH }
  const row = { id: second?.id, title: 'B', tag: 'Misc', type: 'DynamicContainer', isEnabled: true, ...never }
  const figures = { version: 2, solves: 0, tries: 0, lastHour: 0 }
  expect(rows[1]).toEqual({
    ...row,
    ...figures,
    score: 1001,
    minScore: 500,
    originalScore: 1001,
    needs: 'Engine',
  })
})

test('a challenge of another game is missing', async () => {
  const other = await world.game()
  const { id } = await world.challenge(other.id)
  const place = `/games/${gameId}/challenges/${id}`
  const before = await world.snapshot()
  const answers = [
    await world.say('GET', place),
    await world.say('PUT', place, { title: 'mine' }),
    await world.say('DELETE', place),
    await world.say('POST', `${place}/attachment`, {}),
    await world.say('POST', `${place}/flags`, [{ flag: 'mine' }]),
    await world.say('DELETE', `${place}/flags/1`),
  ]
  for (const answer of answers) expectRefusal(answer, 404, 'challengeMissing')
  expect(await world.snapshot()).toBe(before)
})

describe('a save', () => {
  const CHANGES: [keyof ChallengeEditDetailModel, unknown, unknown?][] = [
    ['title', ' '],
    ['content', '# new'],
    ['content', ''],
    ['flagTemplate', 'flag{[GUID]}'],
    ['flagTemplate', ' \tflag{[GUID]}\n', 'flag{[GUID]}'],
    ['tag', 'Blockchain'],
    ['hints', ['a', 'a', '']],
    ['hints', []],
    ['containerImage', '  registry.example/web:1 ', 'registry.example/web:1'],
    ['containerImage', ' ', ''],
    ['memoryLimit', 1_048_576],
    ['memoryLimit', 32],
    ['cpuCount', 1024],
    ['storageLimit', 1_048_576],
    ['containerExposePort', 65_535],
    ['privilegedContainer', true],
    ['originalScore', 0],
    ['minScoreRate', 1],
    ['minScoreRate', 0],
    ['difficulty', 0.1],
    ['fileName', 'task.zip'],
    ['fileName', '../../etc/pass\u202Ewd ', 'pass_wd'],
    ['fileName', 'C:\\x\\..', 'file'],
  ]
  test.each(CHANGES)('of %s alone (%j) changes nothing else', async (field, value, stored = value) => {
    const { id } = await world.challenge(gameId, 'DynamicContainer')
    const before = await save(id, {
      hints: ['h'],
      content: 'c',
      privilegedContainer: false,
      flagTemplate: '{[TEAM_HASH]}',
      containerImage: 'i',
    })
    expect(await save(id, { [field]: value })).toEqual({ ...before, [field]: stored })
    expect(await world.look(gameId, id)).toEqual({ ...before, [field]: stored })
  })
  test('of nothing, of nulls, or of the values read, changes nothing', async () => {
    const { id } = await world.challenge(gameId, 'DynamicContainer')
    const set = {
      hints: ['h'],
      content: 'c',
      privilegedContainer: true,
      flagTemplate: '{[TEAM_HASH]}',
      memoryLimit: 4096,
      cpuCount: 22,
    }
    const before = await save(id, set)
    expect(await save(id, {})).toEqual(before)
    expect(await save(id, Object.fromEntries(Object.keys(before).map((field) => [field, null])))).toEqual(
      before,
    )
    expect(
      await save(id, {
        ...before,
        type: 'StaticAttachment',
        id: 1,
        acceptedCount: 99,
        flags: [{ flag: 'x' }],
      }),
    ).toEqual(before)
  })
  test('of the switch alone keeps the privileges of the container', async () => {
    const { id } = await world.challenge(gameId, 'DynamicContainer')
    await save(id, { privilegedContainer: true })
    expect(await save(id, { isEnabled: true })).toMatchObject({ isEnabled: true, privilegedContainer: true })
    expect(await save(id, { isEnabled: false })).toMatchObject({
      isEnabled: false,
      privilegedContainer: true,
    })
  })
  test('of a blank template removes it', async () => {
    const { id } = await world.challenge(gameId, 'DynamicContainer')
    for (const blank of ['', ' \n']) {
      await save(id, { flagTemplate: '{[GUID]}' })
      expect((await save(id, { flagTemplate: blank })).flagTemplate).toBeNull()
    }
  })
  test('is refused for the first of several errors, and stores nothing', async () => {
    const [{ id: still }, { id: dynamic }] = [
      await world.challenge(gameId),
      await world.challenge(gameId, 'DynamicContainer'),
    ]
    const before = await world.snapshot()
    const weak = { title: 'T', isEnabled: true, fileName: ' ', flagTemplate: 'flag{hello world}' }
    for (const language of ['zh', 'en', 'ja'] as const) {
      const say = (cId: number, body: object) =>
        world.say('PUT', `/games/${gameId}/challenges/${cId}`, body, { 'accept-language': language })
      expectRefusal(await say(still, weak), 400, 'challengeWithoutFlag', language)
      expectRefusal(await say(still, { ...weak, isEnabled: false }), 400, 'fileNameBlank', language)
      expectRefusal(await say(dynamic, weak), 400, 'fileNameBlank', language)
      expectRefusal(await say(dynamic, { ...weak, fileName: null }), 400, 'flagTemplateWeak', language)
      const long = { title: 'T', flagTemplate: '[GUID]'.repeat(4) }
      expectRefusal(await say(dynamic, long), 400, 'flagTemplateTooLong', language, { limit: 126 })
    }
    expect(await world.snapshot()).toBe(before)
  })
  test('checks a template only for dynamic containers', async () => {
    const { id } = await world.challenge(gameId)
    expect((await save(id, { flagTemplate: 'weak' })).flagTemplate).toBe('weak')
    const { id: dynamic } = await world.challenge(gameId, 'DynamicContainer')
    const fits = [
      'flag{this_is_a_rather_long_template}',
      '[GUID]'.repeat(3),
      `[TEAM_HASH]${'x'.repeat(109)}`,
      `[LEET]${'{'.repeat(102)}[TEAM_HASH]`,
    ]
    for (const flagTemplate of fits)
      expect((await save(dynamic, { flagTemplate })).flagTemplate).toBe(flagTemplate)
  })
})

test('a deleted challenge deletes its flags, instances and files', async () => {
  const { id } = await world.game()
  const { id: cId } = await world.challenge(id, 'DynamicAttachment')
  const [a, b] = [await world.upload('delete a'), await world.upload('delete b')]
  const local = (fileHash: string) => ({ flag: 'f', attachmentType: 'Local', fileHash })
  await world.addFlags(id, cId, local(a), local(b), local(b))
  await world.participation(id)
  await world.said('PUT', `/games/${id}/challenges/${cId}`, { isEnabled: true })
  const { id: staying } = await world.challenge(id)
  await world.said('POST', `/games/${id}/challenges/${staying}/attachment`, {
    attachmentType: 'Local',
    fileHash: b,
  })
  expect((await world.said('DELETE', `/games/${id}/challenges/${cId}`)).body).toBe('')
  expect(await world.instances(cId)).toEqual([])
  expect([await world.refs(a), await world.refs(b)]).toEqual([null, 1])
  expect([await world.hasBytes(a), await world.hasBytes(b)]).toEqual([false, true])
  expectRefusal(await world.say('DELETE', `/games/${id}/challenges/${cId}`), 404, 'challengeMissing')
  expect((await list(id)).map(({ id: left }) => left)).toEqual([staying])
})
