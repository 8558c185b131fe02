/** The versions whose tables are known. Their columns differ mostly in names. */
export type BaseVersion = '0.15' | '1.8'

/** The rows of one kind in a base database. The columns have the same names for both versions. */
export interface BaseSelect {
  /** The table and the columns of its key, which name a row that cannot be taken. */
  table: string
  key: readonly string[]
  columns: string
  from: string
  order: string
}

interface Names {
  utc: 'UTC' | 'Utc'
  challenges: string
  instances: string
  category: string
  port: string
  /** The column with the text of a notice or an event: a sentence in 0.15, a list of names in 1.8. */
  said: string
  ip: string
  logIp: string
  privileged: string
  attemptLimit: string
  closesAt: string
  gameOrganizations: string
  organization: string
  divisionJoin: string
}

const NAMES: Readonly<Record<BaseVersion, Names>> = {
  '0.15': {
    utc: 'UTC',
    challenges: '"Challenges"',
    instances: '"Instances"',
    category: 'c."Tag"',
    port: 'c."ContainerExposePort"',
    said: '"Content"',
    ip: '"IP"',
    logIp: '"RemoteIP"',
    privileged: 'c."PrivilegedContainer"',
    attemptLimit: '0',
    closesAt: 'null::text',
    gameOrganizations: '"Organizations"',
    organization: 'p."Organization"',
    divisionJoin: '',
  },
  '1.8': {
    utc: 'Utc',
    challenges: '"GameChallenges"',
    instances: '"GameInstances"',
    category: 'c."Category"',
    port: 'c."ExposePort"',
    said: '"Values"',
    ip: 'host("IP")',
    logIp: 'host("RemoteIP")',
    privileged: 'false',
    attemptLimit: 'c."SubmissionLimit"',
    closesAt: 'c."DeadlineUtc"::text',
    gameOrganizations:
      '(select json_agg(d."Name" order by d."Id")::text from "Divisions" d where d."GameId" = "Games"."Id")',
    organization: 'd."Name"',
    divisionJoin: 'left join "Divisions" d on d."Id" = p."DivisionId"',
  },
}

export type BaseThing = keyof ReturnType<typeof selectsOf>

export function selectsOf(version: BaseVersion) {
  const names = NAMES[version]
  const at = (column: string) => `"${column}${names.utc}"::text`
  const attachment = (owner: string, ids: string) => `select a."Id" as id, ${ids}, a."Type" as type,
    a."RemoteUrl" as url, f."Id" is not null as has_file, f."Hash" as hash, f."Name" as name
    from ${owner} o join "Attachments" a on a."Id" = o."AttachmentId" left join "Files" f on f."Id" = a."LocalFileId"`
  return {
    settings: {
      table: 'Configs',
      key: ['key'],
      columns: '"ConfigKey" as key, "Value" as value',
      from: '"Configs"',
      order: '"ConfigKey"',
    },
    files: {
      table: 'Files',
      key: ['id'],
      columns: `"Id" as id, "Hash" as hash, "Name" as name, "FileSize" as size, "ReferenceCount" as refs,
        ${at('UploadTime')} as at`,
      from: '"Files"',
      order: '"Id"',
    },
    users: {
      table: 'AspNetUsers',
      key: ['id'],
      columns: `"Id"::text as id, "UserName" as name, "Email" as email, "PasswordHash" as password, "Role" as role,
        "Bio" as bio, "PhoneNumber" as phone, "RealName" as real_name, "StdNumber" as std_number,
        "AvatarHash" as avatar, "EmailConfirmed" as confirmed, ${at('RegisterTime')} as registered_at,
        ${at('LastVisited')} as visited_at, ${names.ip} as ip, "SecurityStamp" as stamp`,
      from: '"AspNetUsers"',
      // If accounts share an email or a name, the first keeps it, so confirmed and older accounts come first.
      order: `"EmailConfirmed" desc, "RegisterTime${names.utc}", "Id"`,
    },
    posts: {
      table: 'Posts',
      key: ['id'],
      columns: `"Id" as id, "Title" as title, "Summary" as summary, "Content" as content, "IsPinned" as pinned,
        "Tags" as tags, "AuthorId"::text as author, ${at('UpdateTime')} as at`,
      from: '"Posts"',
      order: '"Id"',
    },
    games: {
      table: 'Games',
      key: ['id'],
      columns: `"Id" as id, "Title" as title, "PublicKey" as public_key, "PrivateKey" as private_key,
        "PosterHash" as poster, "Summary" as summary, "Content" as content,
        "AcceptWithoutReview" as accepts, "InviteCode" as invite_code,
        ${names.gameOrganizations} as organizations, "TeamMemberCountLimit" as member_limit,
        "ContainerCountLimit" as container_limit, ${at('StartTime')} as start_at, ${at('EndTime')} as end_at,
        "Hidden" as hidden, "PracticeMode" as practice, "WriteupDeadline"::text as writeup_until,
        "WriteupNote" as writeup_note, "BloodBonus" as blood_bonus`,
      from: '"Games"',
      order: '"Id"',
    },
    teams: {
      table: 'Teams',
      key: ['id'],
      columns: `"Id" as id, "Name" as name, "Bio" as bio, "AvatarHash" as avatar, "Locked" as locked,
        "InviteToken" as invite_token, "CaptainId"::text as captain`,
      from: '"Teams"',
      order: '"Id"',
    },
    members: {
      table: 'TeamUserInfo',
      key: ['team', 'member'],
      columns: '"TeamsId" as team, "MembersId"::text as member',
      from: '"TeamUserInfo"',
      order: '"TeamsId", "MembersId"',
    },
    challenges: {
      table: names.challenges.slice(1, -1),
      key: ['id'],
      columns: `c."Id" as id, c."GameId" as game, c."Title" as title, c."Content" as content,
        c."IsEnabled" as enabled, ${names.category} as category, c."Type" as type, c."Hints" as hints,
        c."FlagTemplate" as flag_template, c."ContainerImage" as image, c."MemoryLimit" as memory,
        c."CPUCount" as cpu, c."StorageLimit" as storage, ${names.port} as port,
        ${names.privileged} as privileged, c."OriginalScore" as score, c."MinScoreRate" as min_rate,
        c."Difficulty" as difficulty, c."FileName" as file_name, ${names.attemptLimit} as attempt_limit,
        ${names.closesAt} as closes_at,
        ${version === '0.15' ? 'c."AcceptedCount"' : 'null::integer'} as accepted_count`,
      from: `${names.challenges} c`,
      order: 'c."Id"',
    },
    flags: {
      table: 'FlagContexts',
      key: ['id'],
      columns: `"Id" as id, "ChallengeId" as challenge, "Flag" as flag`,
      from: '(select * from "FlagContexts" where "ChallengeId" is not null) f',
      order: '"Id"',
    },
    attachments: {
      table: 'Attachments',
      key: ['id'],
      columns: '*',
      from: `(${attachment(names.challenges, 'o."Id" as challenge, null::integer as flag')}
        union all ${attachment('"FlagContexts"', `null::integer, o."Id"`)} where o."ChallengeId" is not null) a`,
      order: 'id, challenge, flag',
    },
    participations: {
      table: 'Participations',
      key: ['id'],
      columns: `p."Id" as id, p."GameId" as game, p."TeamId" as team, p."Status" as status, p."Token" as token,
        ${names.organization} as organization, f."Hash" as writeup, f."Name" as writeup_name,
        f."UploadTime${names.utc}"::text as writeup_at`,
      from: `"Participations" p left join "Files" f on f."Id" = p."WriteupId" ${names.divisionJoin}`,
      order: 'p."Id"',
    },
    players: {
      table: 'UserParticipations',
      key: ['game', 'team', 'member'],
      columns: `"UserId"::text as member, "GameId" as game, "TeamId" as team, "ParticipationId" as participation`,
      from: '"UserParticipations"',
      order: '"ParticipationId", "UserId"',
    },
    instances: {
      table: names.instances.slice(1, -1),
      key: ['challenge', 'participation'],
      columns: `i."ChallengeId" as challenge, i."ParticipationId" as participation, i."IsLoaded" as loaded,
        i."FlagId" as flag, i."LastContainerOperation"::text as acted_at`,
      from: `${names.instances} i`,
      order: 'i."ParticipationId", i."ChallengeId"',
    },
    submissions: {
      table: 'Submissions',
      key: ['id'],
      columns: `"Id" as id, "Answer" as answer, "Status" as status, ${at('SubmitTime')} as at,
        "UserId"::text as member, "ParticipationId" as participation, "GameId" as game,
        "ChallengeId" as challenge`,
      from: '"Submissions"',
      order: `"SubmitTime${names.utc}", "Id"`,
    },
    events: {
      table: 'GameEvents',
      key: ['id'],
      columns: `"Id" as id, "Type" as type, ${names.said} as said, ${at('PublishTime')} as at,
        "UserId"::text as member, "TeamId" as team, "GameId" as game`,
      from: '"GameEvents"',
      order: `"PublishTime${names.utc}", "Id"`,
    },
    cheats: {
      table: 'CheatInfo',
      key: ['submission'],
      columns: '"SubmissionId" as submission, "GameId" as game, "SourceTeamId" as owner',
      from: '"CheatInfo"',
      order: '"SubmissionId"',
    },
    notices: {
      table: 'GameNotices',
      key: ['id'],
      columns: `"Id" as id, "Type" as type, ${names.said} as said, ${at('PublishTime')} as at, "GameId" as game`,
      from: '"GameNotices"',
      order: `"PublishTime${names.utc}", "Id"`,
    },
    logs: {
      table: 'Logs',
      key: ['id'],
      columns: `"Id" as id, ${at('Time')} as at, "Level" as level, "Logger" as logger, ${names.logIp} as ip,
        "UserName" as name, "Message" as message, "Status" as status, "Exception" as exception`,
      from: '"Logs"',
      order: '"Id"',
    },
    containers: {
      table: 'Containers',
      key: ['id'],
      columns: `n."Id"::text as id, n."Image" as image, n."ContainerId" as runtime_id,
        n."ExpectStopAt"::text as stops_at, i."ChallengeId" as challenge, i."ParticipationId" as participation`,
      from: `"Containers" n left join ${names.instances} i on i."ContainerId" = n."Id"`,
      order: 'n."Id"',
    },
  } satisfies Record<string, BaseSelect>
}
