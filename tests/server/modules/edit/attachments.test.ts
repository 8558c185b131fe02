import { mkdir, rm } from 'node:fs/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Attachment } from '#contract/models/attachment.ts'
import { editWorld, expectRefusal, type EditWorld } from './edit.world.ts'

let world: EditWorld
let gameId: number
beforeAll(async () => {
  world = await editWorld()
  gameId = (await world.game()).id
}, 60_000)
afterAll(() => world.close())

const set = (cId: number, body: object) =>
  world.said('POST', `/games/${gameId}/challenges/${cId}/attachment`, body)
const attach = (cId: number, fileHash: string) => set(cId, { attachmentType: 'Local', fileHash })
const attachmentOf = async (cId: number) => (await world.look(gameId, cId)).attachment
const drop = (hash: string) =>
  world.server.ask('DELETE', `/api/assets/${hash}`, { headers: { cookie: world.server.admin } })

describe('the attachment of a challenge', () => {
  test('is a file, a URL or nothing, as last set', async () => {
    const { id } = await world.challenge(gameId)
    const hash = await world.upload('a task', 'task.zip')
    expect((await attach(id, hash)).body).toBe('')
    const number = expect.any(Number) as number
    expect(await attachmentOf(id)).toEqual({
      id: number,
      type: 'Local',
      url: `/assets/${hash}/task.zip`,
      fileSize: 6,
    })
    await set(id, { attachmentType: 'Remote', remoteUrl: 'https://files.example/x' })
    expect(await attachmentOf(id)).toEqual({
      id: number,
      type: 'Remote',
      url: 'https://files.example/x',
      fileSize: null,
    })
    expect([await world.refs(hash), await world.hasBytes(hash)]).toEqual([null, false])
    await set(id, {})
    expect(await attachmentOf(id)).toBeNull()
    await set(id, { attachmentType: 'None' })
  })
  test('keeps its name whatever other links call the same bytes, and can be downloaded under it', async () => {
    const [{ id }, { id: other }] = [await world.challenge(gameId), await world.challenge(gameId)]
    await attach(id, await world.upload('same bytes', '100% #1?.zip'))
    const hash = await world.upload('same bytes', 'other.zip')
    await attach(other, hash)
    const url = (await attachmentOf(id))?.url ?? ''
    expect(url).toBe(`/assets/${hash}/100%25 %231%3F.zip`)
    expect((await attachmentOf(other))?.url).toBe(`/assets/${hash}/other.zip`)
    // Resolves the URL as a browser does.
    const answer = await world.server.ask('GET', new URL(url, 'http://x').pathname)
    expect([answer.statusCode, answer.body]).toEqual([200, 'same bytes'])
    expect(answer.headers['content-disposition']).toContain(`filename*=UTF-8''100%25%20%231%3F.zip`)
  })
  test('stays when it is set to the same file again', async () => {
    const { id } = await world.challenge(gameId)
    const hash = await world.upload('again')
    for (let n = 0; n < 3; n++) await attach(id, hash)
    expect([await world.refs(hash), await world.hasBytes(hash)]).toEqual([1, true])
  })
  test('is refused for a challenge whose flags have them', async () => {
    const { id } = await world.challenge(gameId, 'DynamicAttachment')
    const hash = await world.upload('not here')
    for (const body of [{}, { attachmentType: 'Local', fileHash: hash }]) {
      for (const language of ['zh', 'en', 'ja'] as const) {
        const answer = await world.say('POST', `/games/${gameId}/challenges/${id}/attachment`, body, {
          'accept-language': language,
        })
        expectRefusal(answer, 400, 'attachmentBelongsToFlags', language)
      }
    }
    expect(await world.refs(hash)).toBe(1)
  })
  test.each([
    [{ attachmentType: 'Local' }, 'attachmentFileMissing'],
    [{ attachmentType: 'Local', fileHash: 'a'.repeat(64) }, 'attachmentFileMissing'],
    [{ attachmentType: 'Local', fileHash: `${'a'.repeat(62)}/.` }, 'attachmentFileMissing'],
    [{ attachmentType: 'Remote' }, 'attachmentUrlInvalid'],
    [{ attachmentType: 'Remote', remoteUrl: '//x' }, 'attachmentUrlInvalid'],
  ] as const)('with a bad link (%j) is refused, and the one before stays', async (body, title) => {
    const { id } = await world.challenge(gameId)
    await attach(id, await world.upload('stays'))
    const before = await world.snapshot()
    expectRefusal(await world.say('POST', `/games/${gameId}/challenges/${id}/attachment`, body), 400, title)
    expect(await world.snapshot()).toBe(before)
  })
  test('whose file an organiser deletes has no URL any more, and can be replaced', async () => {
    const { id } = await world.challenge(gameId)
    const hash = await world.upload('deleted')
    await attach(id, hash)
    expect((await drop(hash)).statusCode).toBe(200)
    expect(await attachmentOf(id)).toMatchObject({ type: 'Local', url: null, fileSize: null })
    await attach(id, await world.upload('anew'))
    expect((await attachmentOf(id))?.fileSize).toBe(4)
  })
  test('whose bytes are removed is logged', async () => {
    const { id } = await world.challenge(gameId)
    const hash = await world.upload('written down')
    await attach(id, hash)
    await set(id, {})
    const entries = async () =>
      (await world.server.store.logs.list(null, { count: 20, skip: 0 })).map(
        ({ message, status }) => `${status} ${message}`,
      )
    await expect.poll(entries).toContain(`Pending The bytes of file ${hash.slice(0, 8)} were removed.`)
  })
  test('is changed even if the disk does not delete the former file', async () => {
    const { id } = await world.challenge(gameId)
    const hash = await world.upload('stuck')
    await attach(id, hash)
    // A folder at the path of the file cannot be unlinked, so the removal fails.
    const place = `${world.server.dataDir}/files/${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}`
    await rm(place)
    await mkdir(place)
    await set(id, {})
    expect(await attachmentOf(id)).toBeNull()
    expect(await world.refs(hash)).toBe(0)
    await rm(place, { recursive: true })
    // A repeated upload must restore the file.
    await attach(id, await world.upload('stuck'))
    expect([await world.refs(hash), await world.hasBytes(hash)]).toEqual([1, true])
  })
})

describe('the count of a file', () => {
  test('is that of its uploads until a link takes one of them over', async () => {
    const [{ id }, { id: other }] = [await world.challenge(gameId), await world.challenge(gameId)]
    await world.upload('counted')
    const hash = await world.upload('counted')
    expect(await world.refs(hash)).toBe(2)
    await attach(id, hash)
    expect(await world.refs(hash)).toBe(2)
    await attach(other, hash)
    expect(await world.refs(hash)).toBe(2)
    const { id: third } = await world.challenge(gameId)
    await attach(third, hash)
    expect(await world.refs(hash)).toBe(3)
    for (const [at, cId] of [id, other, third].entries()) {
      await set(cId, {})
      expect(await world.refs(hash)).toBe(at === 2 ? null : 2 - at)
    }
    expect(await world.hasBytes(hash)).toBe(false)
  })
  test('stays at the number of links when an unlinked upload is removed', async () => {
    const { id } = await world.challenge(gameId)
    await world.upload('taken back')
    const hash = await world.upload('taken back')
    await attach(id, hash)
    await drop(hash)
    expect(await world.refs(hash)).toBe(1)
    expect((await attachmentOf(id))?.url).not.toBeNull()
  })

  test('is right after any sequence of uploads, links and removals', async () => {
    const steps = fc.array(
      fc.oneof(
        fc.record({ do: fc.constant('upload' as const), file: fc.nat({ max: 1 }) }),
        fc.record({ do: fc.constant('link' as const), file: fc.nat({ max: 1 }), slot: fc.nat({ max: 2 }) }),
        fc.record({ do: fc.constant('unlink' as const), slot: fc.nat({ max: 2 }) }),
      ),
      { maxLength: 12 },
    )
    let run = 0
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        run += 1
        const content = (file: number) => `run ${run} file ${file}`
        const slots = [
          await world.challenge(gameId),
          await world.challenge(gameId),
          await world.challenge(gameId),
        ]
        const hashes: (string | undefined)[] = []
        // The expected count: the links, and the uploads that nothing uses yet.
        const loose = [0, 0]
        const links: (number | null)[] = [null, null, null]
        for (const step of sequence) {
          const cId = 'slot' in step ? (slots[step.slot]?.id ?? 0) : 0
          if (step.do === 'upload') {
            hashes[step.file] = await world.upload(content(step.file))
            loose[step.file] = (loose[step.file] ?? 0) + 1
          } else if (step.do === 'unlink') {
            await set(cId, {})
            links[step.slot] = null
          } else {
            const known = (loose[step.file] ?? 0) + links.filter((file) => file === step.file).length > 0
            const body = { attachmentType: 'Local', fileHash: hashes[step.file] ?? 'b'.repeat(64) }
            const { statusCode } = await world.say(
              'POST',
              `/games/${gameId}/challenges/${cId}/attachment`,
              body,
            )
            expect(statusCode).toBe(known ? 200 : 400)
            if (!known) continue
            loose[step.file] = Math.max(0, (loose[step.file] ?? 0) - 1)
            links[step.slot] = step.file
          }
          for (const [file, hash] of hashes.entries()) {
            if (hash === undefined) continue
            const count = (loose[file] ?? 0) + links.filter((link) => link === file).length
            expect(await world.refs(hash)).toBe(count === 0 ? null : count)
            expect(await world.hasBytes(hash)).toBe(count > 0)
          }
        }
        for (const [at, { id }] of slots.entries()) {
          const shown: Attachment | null = await attachmentOf(id)
          expect(shown === null).toBe(links[at] === null)
        }
      }),
      { numRuns: 25 },
    )
  }, 120_000)
})
