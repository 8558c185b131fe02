import { StartError } from '#server/base/start-error.ts'
import type { BaseVersion } from '#server/store/base-selects.ts'

/** Both lists are complete. A database with another migration has columns that this program does not know. */
export const MIGRATIONS: Readonly<Record<BaseVersion, readonly string[]>> = {
  '0.15': [
    '20220905103212_InitDb',
    '20220907163829_AddUserParticipation',
    '20220909041834_AddGameHidden',
    '20220911143942_AddPracticeMode',
    '20220913083420_UpdateDataTypes',
    '20220913135843_AddDataProtectionKeys',
    '20220918120342_AddPrivilegedContainer',
    '20220921174925_UniqueFlagId',
    '20220929055922_StorageLimit',
    '20221109175757_AddWriteupInfo',
    '20221109200305_AddFileSize',
    '20221111044316_AddWriteupNote',
    '20221111075728_UpdateFileSizeType',
    '20221116064912_FixModelTypo',
    '20221127174109_AddBloodBonus',
    '20230418095639_AddConcurrencyStamp',
    '20230523115626_UpdateParticipationStatus',
    '20230702191504_AddCheatInfo',
  ],
  '1.8': [
    '20240202021414_Initialize',
    '20240208144221_FormatableData',
    '20240424194046_UpdateModelLimits',
    '20240502062801_UpdateLogModel',
    '20240913074608_RenameTagToCategory',
    '20241117134035_RenameOrgToDiv',
    '20241120075814_AddDisableBloodBonus',
    '20250805153113_AddApiToken',
    '20250901202838_SubmissionLimit',
    '20251007092525_CreateNewDivisions',
    '20251013164633_RemoveOldDivisions',
    '20251020175612_AddFirstSolves',
    '20251203143253_AddNetworkMode',
  ],
}
/** The last ones of 1.8 changed nothing that is read, so a database without them is as good. */
const NEEDED: Readonly<Record<BaseVersion, number>> = { '0.15': 18, '1.8': 11 }

/** The other server has another version than those that can be taken over. */
export class VersionError extends StartError {}

const REMEDY = 'bring that server to the last 0.15 or to 1.8, start it once, and try again'

export function versionOf(made: readonly string[]): BaseVersion {
  for (const version of ['0.15', '1.8'] as const) {
    const known = MIGRATIONS[version]
    if (made[0] !== known[0]) continue
    const other = made.find((name, nth) => known[nth] !== name)
    if (other !== undefined)
      throw new VersionError(`the database has the migration ${other}, which is not of ${version}`, REMEDY)
    if (made.length < NEEDED[version])
      throw new VersionError(
        `the database is older than ${version}: its last migration is ${made.at(-1)}`,
        REMEDY,
      )
    return version
  }
  throw new VersionError(`the database has the migration ${made[0] ?? 'none'}, of no known version`, REMEDY)
}
