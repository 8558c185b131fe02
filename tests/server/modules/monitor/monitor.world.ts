import type { EventType } from '#contract/models/event.ts'
import type { AnswerResult } from '#contract/models/submission.ts'
import { insertReturningId } from '#server/store/insert-returning-id.ts'
import type { NewGame } from '#server/store/games.ts'
import { toTimestamp, statement } from '#server/store/sql.ts'
import type { Language } from '#contract/rules/language.ts'
import { teamWorld } from '../team/team.world.ts'

const SEND = statement(
  'test.send',
  `insert into submissions (game_id, challenge_id, participation_id, user_id, answer, status, at) values ($1, $2, $3, $4, $5, $6, $7) returning id`,
)
const NOTE = statement(
  'test.note',
  'insert into events (game_id, type, content, at, user_id, team_id) values ($1, $2, $3, $4, $5, $6) returning id',
)
const EXPOSE = statement(
  'test.expose',
  'insert into cheats (submission_id, game_id, owner_id) values ($1, $2, $3) returning submission_id as id',
)
const SOLVE = statement(
  'test.solve',
  `insert into solves (challenge_id, participation_id, game_id, submission_id, user_id, at)
   select challenge_id, participation_id, game_id, id, user_id, at from submissions where id = $1 returning submission_id as id`,
)
/**
 * All submissions are in one game, a second apart. One in fifty is right, one in ten thousand is a cheat, and
 * nine of ten events are about containers.
 */
const SEND_MANY = statement(
  'test.sendMany',
  `insert into submissions (game_id, challenge_id, participation_id, user_id, answer, status, at)
   select $1, $2, $3, $4, 'flag{attempt number ' || n || '}',
     case when n % 10000 = 9999 then 'CheatDetected' when n % 50 = 0 then 'Accepted' else 'WrongAnswer' end, $5::timestamptz - n * interval '1 second'
   from generate_series(1, $6) n`,
)
const NOTE_MANY = statement(
  'test.noteMany',
  `insert into events (game_id, type, content, at, user_id, team_id)
   select $1, case when n % 10 = 0 then 'FlagSubmit' when n % 2 = 0 then 'ContainerDestroy' else 'ContainerStart' end,
     'Task#' || n, $4::timestamptz - n * interval '1 second', $2, $3
   from generate_series(1, $5) n`,
)

export type MonitorWorld = Awaited<ReturnType<typeof monitorWorld>>
export interface Team {
  teamId: number
  participationId: number
  captain: string
}

/** A server with the signed-in monitor `eve`. */
export async function monitorWorld() {
  const world = await teamWorld()
  const { sql, challenges } = world.server.store
  await world.people('eve')
  await world.become('eve', 'Monitor')
  const at = (seconds: number) => toTimestamp(world.server.clock.now() + seconds * 1000)

  return {
    ...world,
    look: (url: string, language: Language = 'en') =>
      world.say('eve', 'GET', `/api/game/${url}`, undefined, language),
    gameWith: async (title: string, more: Partial<NewGame> = {}) => {
      const gameId = await world.game(more)
      return {
        gameId,
        challengeId: await challenges.create({ gameId, type: 'DynamicAttachment', title, tag: 'Web' }),
      }
    },
    /** Adds the challenge to the board, and assigns it to all current teams. */
    open: async (gameId: number, challengeId: number) => {
      const challenge = await challenges.byId(gameId, challengeId)
      if (!challenge) throw new Error(`there is no challenge ${challengeId}`)
      await challenges.update(challengeId, { ...challenge, isEnabled: true })
      await challenges.makeInstances(challengeId)
    },
    teamIn: async (gameId: number, name: string, captain: string, ...others: string[]): Promise<Team> => {
      const teamId = await world.team(name, captain, ...others)
      return { teamId, captain, participationId: await world.enter(gameId, teamId, [captain]) }
    },
    send: (
      gameId: number,
      challengeId: number,
      team: Team,
      sent: { answer: string; status: AnswerResult; seconds: number },
    ) =>
      insertReturningId(sql, SEND, [
        gameId,
        challengeId,
        team.participationId,
        world.idOf(team.captain),
        sent.answer,
        sent.status,
        at(sent.seconds),
      ]),
    note: (gameId: number, team: Team, noted: { type: EventType; content: string; seconds: number }) =>
      insertReturningId(sql, NOTE, [
        gameId,
        noted.type,
        noted.content,
        at(noted.seconds),
        world.idOf(team.captain),
        team.teamId,
      ]),
    expose: (gameId: number, submissionId: number, owner: Team) =>
      insertReturningId(sql, EXPOSE, [submissionId, gameId, owner.participationId]),
    solve: (submissionId: number) => insertReturningId(sql, SOLVE, [submissionId]),
    sendMany: (gameId: number, challengeId: number, team: Team, count: number) =>
      sql.run(SEND_MANY, [gameId, challengeId, team.participationId, world.idOf(team.captain), at(0), count]),
    noteMany: (gameId: number, team: Team, count: number) =>
      sql.run(NOTE_MANY, [gameId, world.idOf(team.captain), team.teamId, at(0), count]),
  }
}
