import type { BaseVersion } from '#server/store/base-selects.ts'

/** The tables of a base database, as far as a take-over reads them. A column is `name type`, in any order. */
type Tables = Readonly<Record<string, string>>

const both = (utc: 'UTC' | 'Utc', id: 'text' | 'uuid', ip: 'text' | 'inet'): Tables => ({
  AspNetUsers: `Id ${id} primary key, Role integer not null, IP ${ip} not null,
    LastSignedIn${utc} timestamptz not null default '1970-01-01', LastVisited${utc} timestamptz not null,
    RegisterTime${utc} timestamptz not null, Bio text not null default '', RealName text not null default '',
    StdNumber text not null default '', AvatarHash varchar(64), UserName text, NormalizedUserName text,
    Email text, NormalizedEmail text, EmailConfirmed boolean not null, PasswordHash text, SecurityStamp text,
    PhoneNumber text`,
  AspNetRoles: `Id ${id} primary key, Name text`,
  AspNetRoleClaims: 'Id integer primary key',
  AspNetUserClaims: 'Id integer primary key',
  AspNetUserRoles: `UserId ${id}, RoleId ${id}`,
  AspNetUserLogins: 'LoginProvider text, ProviderKey text',
  AspNetUserTokens: `UserId ${id}, Name text`,
  DataProtectionKeys: 'Id integer primary key, Xml text',
  Configs: 'ConfigKey text primary key, Value text',
  Files: `Id integer primary key, Hash varchar(64) not null, Name text not null, ReferenceCount bigint not null,
    FileSize bigint not null, UploadTime${utc} timestamptz not null`,
  Attachments: 'Id integer primary key, Type smallint not null, RemoteUrl text, LocalFileId integer',
  TeamUserInfo: `MembersId ${id}, TeamsId integer, primary key (MembersId, TeamsId)`,
  Teams: `Id integer primary key, Name text not null, Bio text, AvatarHash varchar(64), Locked boolean not null,
    InviteToken text not null, CaptainId ${id} not null`,
  UserParticipations: `UserId ${id}, TeamId integer, GameId integer, ParticipationId integer,
    primary key (GameId, TeamId, UserId)`,
  Submissions: `Id integer primary key, Answer text not null, Status text not null,
    SubmitTime${utc} timestamptz not null, UserId ${id}, TeamId integer not null,
    ParticipationId integer not null, GameId integer not null, ChallengeId integer not null`,
  Posts: `Id varchar(8) primary key, Title text not null, Summary text not null, Content text not null,
    IsPinned boolean not null, Tags text, AuthorId ${id}, UpdateTime${utc} timestamptz not null`,
  Logs: `Id integer primary key, Time${utc} timestamptz not null, Level text not null, Logger text not null,
    RemoteIP ${ip}, UserName text, Message text not null, Status text, Exception text`,
  __EFMigrationsHistory: 'MigrationId text primary key, ProductVersion text not null',
})

const CHALLENGE = `Id integer primary key, GameId integer not null, Title text not null, Content text not null,
  IsEnabled boolean not null, Type smallint not null, Hints text, FlagTemplate text, ContainerImage text,
  MemoryLimit integer, CPUCount integer, StorageLimit integer, OriginalScore integer not null,
  MinScoreRate double precision not null, Difficulty double precision not null, FileName text,
  AttachmentId integer`
const GAME = (utc: string) => `Id integer primary key, Title text not null, PublicKey text not null,
  PrivateKey text not null, PosterHash varchar(64), Summary text not null, Content text not null,
  AcceptWithoutReview boolean not null, InviteCode text, TeamMemberCountLimit integer not null,
  ContainerCountLimit integer not null, StartTime${utc} timestamptz not null, EndTime${utc} timestamptz not null,
  Hidden boolean not null, PracticeMode boolean not null, WriteupDeadline timestamptz not null,
  WriteupNote text not null, BloodBonus bigint not null`
const INSTANCE = `ChallengeId integer, ParticipationId integer, IsLoaded boolean not null, FlagId integer,
  LastContainerOperation timestamptz not null, primary key (ChallengeId, ParticipationId)`

const TABLES: Readonly<Record<BaseVersion, Tables>> = {
  '0.15': {
    ...both('UTC', 'text', 'text'),
    Games: `${GAME('UTC')}, Organizations text`,
    Challenges: `${CHALLENGE}, Tag smallint not null, AcceptedCount integer not null default 0,
      ContainerExposePort integer, PrivilegedContainer boolean`,
    FlagContexts: `Id integer primary key, Flag text not null, IsOccupied boolean not null, AttachmentId integer,
      ChallengeId integer not null`,
    Instances: `${INSTANCE}, ContainerId text`,
    Participations: `Id integer primary key, Token text not null, Organization text, GameId integer not null,
      TeamId integer not null, WriteupId integer, Status integer`,
    GameEvents: `Id integer primary key, Type smallint not null, Content text not null,
      PublishTimeUTC timestamptz not null, UserId text, TeamId integer not null, GameId integer not null`,
    GameNotices: `Id integer primary key, Type smallint not null, Content text not null,
      PublishTimeUTC timestamptz not null, GameId integer not null`,
    CheatInfo: `Id integer primary key, GameId integer not null, SubmitTeamId integer not null,
      SourceTeamId integer not null, SubmissionId integer not null`,
    Containers: `Id text primary key, Image text not null, ContainerId text not null,
      ExpectStopAt timestamptz not null`,
  },
  '1.8': {
    ...both('Utc', 'uuid', 'inet'),
    Games: `${GAME('Utc')}, WriteupRequired boolean not null default false`,
    GameChallenges: `${CHALLENGE}, Category smallint not null, ExposePort integer,
      EnableTrafficCapture boolean not null default false, DisableBloodBonus boolean not null default false,
      SubmissionLimit integer not null default 0, DeadlineUtc timestamptz, NetworkMode smallint default 0`,
    FlagContexts: `Id integer primary key, Flag text not null, IsOccupied boolean not null, AttachmentId integer,
      ChallengeId integer, ExerciseId integer`,
    GameInstances: `${INSTANCE}, ContainerId uuid`,
    Participations: `Id integer primary key, Status integer not null, Token text not null, WriteupId integer,
      GameId integer not null, TeamId integer not null, DivisionId integer`,
    Divisions: `Id integer primary key, GameId integer not null, Name text not null, InviteCode text,
      DefaultPermissions integer not null`,
    DivisionChallengeConfig: 'DivisionId integer, ChallengeId integer, Permissions integer not null',
    GameEvents: `Id integer primary key, Type smallint not null, Values text not null,
      PublishTimeUtc timestamptz not null, UserId uuid, TeamId integer not null, GameId integer not null`,
    GameNotices: `Id integer primary key, Type smallint not null, Values text not null,
      PublishTimeUtc timestamptz not null, GameId integer not null`,
    CheatInfo: `SubmissionId integer primary key, GameId integer not null, SubmitTeamId integer not null,
      SourceTeamId integer not null`,
    FirstSolves: 'ParticipationId integer, ChallengeId integer, SubmissionId integer',
    Containers: `Id uuid primary key, Image text not null, ContainerId text not null,
      ExpectStopAt timestamptz not null`,
    ApiTokens: 'Id uuid primary key, Name text not null',
    ExerciseChallenges: 'Id integer primary key, Title text not null',
    ExerciseDependencies: 'SourceId integer, TargetId integer',
    ExerciseInstances: 'UserId uuid, ExerciseId integer',
  },
}

const NAME = /\b([A-Z]\w*)(?=[ ,)])/g

/** The statements that create the tables. Their names have capital letters, so they are quoted. */
export const schemaOf = (version: BaseVersion): string =>
  Object.entries(TABLES[version])
    .map(([table, columns]) => `create table "${table}" (${columns.replace(NAME, '"$1"')});`)
    .join('\n')
