import fc from 'fast-check'
import type { GameInfoModel } from '#contract/models/game-edit.ts'
import { CHALLENGE_TAGS, CHALLENGE_TYPES } from '#contract/models/challenge-names.ts'
import { isClearText } from '#contract/rules/clear-text.ts'
import { packBloodBonus } from '#contract/rules/blood-bonus.ts'
import { toIso } from '#contract/models/time.ts'
import type { ArchiveWorld } from './archive.world.ts'

/** Difficult input: all of Unicode, quotes, line breaks, markup. */
const odd = (max: number) =>
  fc
    .oneof(
      fc.string({ unit: 'binary', maxLength: max }),
      fc
        .constantFrom(
          '',
          ' ',
          '"\\\r\n\t',
          '\u2028\ufeff\u202e',
          '</script>',
          '{{x}}',
          '[GUID]',
          '你好 🏁 ﷽',
          'a\u0301',
          '../..',
        )
        .map((text) => text.slice(0, max)),
    )
    // The wire rejects NUL and lone surrogates, so they are left out.
    .map((text) => text.replaceAll(/\0|\p{Surrogate}/gu, ''))
const title = odd(60).filter((text) => text.trim() !== '')
/** The wire rejects names with invisible characters, so they are left out. */
const name = title.filter((text) => isClearText(text, 'line'))
const line = (max: number) => odd(max).filter((text) => isClearText(text, 'line'))
const attachment = fc.oneof(
  fc.constant(null),
  fc.record({
    kind: fc.constant('local' as const),
    content: fc.uint8Array({ maxLength: 40, minLength: 1 }),
    name: fc.stringMatching(/^[\w !#%&+,=@~-]{1,20}$/),
  }),
  fc.record({
    kind: fc.constant('remote' as const),
    url: fc.webUrl({ withFragments: true, withQueryParameters: true }),
  }),
)
const flag = fc.record({ flag: title, attachment })
const challenge = fc.record({
  title: name,
  type: fc.constantFrom(...CHALLENGE_TYPES),
  tag: fc.constantFrom(...CHALLENGE_TAGS),
  content: odd(200),
  hints: fc.array(odd(40), { maxLength: 3 }),
  flagTemplate: fc.constantFrom(
    '',
    'flag{[TEAM_HASH]}',
    '[LEET]flag{this is a rather long template}',
    'x[GUID]',
  ),
  fileName: title,
  containerImage: line(30),
  memoryLimit: fc.integer({ min: 32, max: 1_048_576 }),
  containerExposePort: fc.integer({ min: 1, max: 65_535 }),
  privilegedContainer: fc.boolean(),
  originalScore: fc.integer({ min: 0, max: 10_000 }),
  minScoreRate: fc.double({ min: 0, max: 1, noNaN: true }),
  difficulty: fc.double({ min: 0.1, max: 1e6, noNaN: true }),
  attachment,
  flags: fc.array(flag, { maxLength: 4 }),
  isEnabled: fc.boolean(),
  opensAt: fc.constantFrom('1970-01-01T00:00:00+00:00', '2030-01-01T00:00:00+00:00'),
  closesAt: fc.constantFrom('1970-01-01T00:00:00+00:00', '2030-01-02T00:00:00.5+00:00'),
})
const FIRST = Date.UTC(1980, 0)
export const aWrittenGame = fc.record({
  title: name,
  hidden: fc.boolean(),
  summary: odd(50),
  content: odd(300),
  wpNote: odd(50),
  acceptWithoutReview: fc.boolean(),
  inviteCode: fc.option(line(32)),
  organizations: fc.option(fc.array(line(20), { maxLength: 3 })),
  teamMemberCountLimit: fc.nat(),
  containerCountLimit: fc.nat(),
  practiceMode: fc.boolean(),
  start: fc.integer({ min: FIRST, max: Date.UTC(2100, 0) }),
  lengthMs: fc.integer({ min: 1, max: 10 ** 12 }),
  bloodBonus: fc
    .record({ first: fc.nat({ max: 1000 }), second: fc.nat({ max: 1000 }), third: fc.nat({ max: 1000 }) })
    .map(packBloodBonus),
  challenges: fc.array(challenge, { maxLength: 4 }),
  notices: fc.array(title, { maxLength: 3 }),
})
type WrittenGame = typeof aWrittenGame extends fc.Arbitrary<infer Game> ? Game : never

/** Writes a game through an organiser's calls. Returns its id. */
export async function writeGame(
  { start, lengthMs, challenges, notices, ...fields }: WrittenGame,
  world: ArchiveWorld,
): Promise<number> {
  const times = { start: toIso(start), end: toIso(start + lengthMs), wpddl: toIso(start + 2 * lengthMs) }
  const { id } = (await world.said('POST', '/games', { ...fields, ...times })).json<GameInfoModel>()
  const linkTo = async (target: WrittenGame['challenges'][number]['attachment']) => {
    if (target === null) return {}
    if (target.kind === 'remote') return { attachmentType: 'Remote', remoteUrl: target.url }
    return {
      attachmentType: 'Local',
      fileHash: await world.upload(Buffer.from(target.content).toString('latin1'), target.name),
    }
  }
  for (const { title: name, type, tag, attachment: shared, flags, isEnabled, ...more } of challenges) {
    const { id: cId } = (
      await world.said('POST', `/games/${id}/challenges`, { title: name, type, tag })
    ).json<{ id: number }>()
    const added: object[] = []
    for (const one of flags) added.push({ flag: one.flag, ...(await linkTo(one.attachment)) })
    if (added.length > 0) await world.said('POST', `/games/${id}/challenges/${cId}/flags`, added)
    if (type !== 'DynamicAttachment')
      await world.said('POST', `/games/${id}/challenges/${cId}/attachment`, await linkTo(shared))
    const canBeOn = type === 'DynamicContainer' || flags.length > 0
    await world.said('PUT', `/games/${id}/challenges/${cId}`, { ...more, isEnabled: isEnabled && canBeOn })
  }
  for (const content of notices) await world.said('POST', `/games/${id}/notices`, { content })
  return id
}
