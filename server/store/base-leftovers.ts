import type { BaseVersion } from './base-selects.ts'

/** Rows or columns that this platform cannot store. */
export interface BaseLeftover {
  name: string
  sql: string
}

const whole = (table: string): BaseLeftover => ({
  name: table,
  sql: `select to_jsonb(t) as row from "${table}" t`,
})
const part = (name: string, sql: string): BaseLeftover => ({
  name,
  sql: `select to_jsonb(t) as row from (${sql}) t`,
})

const IDENTITY = [
  'AspNetRoles',
  'AspNetRoleClaims',
  'AspNetUserClaims',
  'AspNetUserRoles',
  'AspNetUserLogins',
  'AspNetUserTokens',
].map(whole)
const UNUSED_ATTACHMENTS = (challenges: string) =>
  part(
    'attachments that nothing uses',
    `select a.* from "Attachments" a
     where not exists (select 1 from "${challenges}" c where c."AttachmentId" = a."Id")
       and not exists (select 1 from "FlagContexts" f where f."AttachmentId" = a."Id")`,
  )

export const LEFTOVERS: Readonly<Record<BaseVersion, readonly BaseLeftover[]>> = {
  '0.15': [...IDENTITY, UNUSED_ATTACHMENTS('Challenges')],
  '1.8': [
    ...IDENTITY,
    UNUSED_ATTACHMENTS('GameChallenges'),
    part(
      'invite codes and permissions of divisions',
      'select "Id", "GameId", "Name", "InviteCode", "DefaultPermissions" from "Divisions" order by "Id"',
    ),
    whole('DivisionChallengeConfig'),
    part('games that require a writeup', 'select "Id", "Title" from "Games" where "WriteupRequired"'),
    part(
      'challenges without blood bonus or with captured traffic',
      `select "Id", "GameId", "Title", "DisableBloodBonus", "EnableTrafficCapture"
       from "GameChallenges" where "DisableBloodBonus" or "EnableTrafficCapture"`,
    ),
    part(
      'networks of challenges',
      // Written over the whole row, because the column is newer than the oldest known 1.8.
      `select r."Id", r.mode from (select "Id", coalesce((to_jsonb(c) ->> 'NetworkMode')::integer, 0) as mode
       from "GameChallenges" c) r where r.mode <> 0`,
    ),
    whole('ApiTokens'),
    whole('ExerciseChallenges'),
    whole('ExerciseDependencies'),
    whole('ExerciseInstances'),
    part('flags of exercises', 'select * from "FlagContexts" where "ChallengeId" is null'),
  ],
}
