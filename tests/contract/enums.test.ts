import { expect, test } from 'vitest'
import { roleNames } from '#contract/models/account.ts'
import { ROLES } from '#contract/models/role.ts'
import { FILE_TYPES, fileTypeNames } from '#contract/models/attachment.ts'
import { CHALLENGE_TAGS, CHALLENGE_TYPES } from '#contract/models/challenge-names.ts'
import { challengeTagNames, challengeTypeNames } from '#contract/models/challenge.ts'
import { CONTAINER_STATUSES, containerStatusNames } from '#contract/models/container.ts'
import { EVENT_TYPES, eventTypeNames } from '#contract/models/event.ts'
import { TASK_STATUSES } from '#contract/models/log-names.ts'
import { taskStatusNames } from '#contract/models/log.ts'
import { NOTICE_TYPES, noticeTypeNames } from '#contract/models/notice.ts'
import { PARTICIPATION_STATUSES, participationStatusNames } from '#contract/models/participation.ts'
import { REGISTER_STATUSES, registerStatusNames } from '#contract/models/registration.ts'
import { SUBMISSION_TYPES, submissionTypeNames } from '#contract/models/scoreboard.ts'
import { ANSWER_RESULTS, answerResultNames } from '#contract/models/submission.ts'
import { readInput } from '#server/http/lenient-input.ts'

const table = [
  [roleNames, ROLES, 'Role', 'Banned 0, User 1, Monitor 2, Admin 3'],
  [
    registerStatusNames,
    REGISTER_STATUSES,
    'RegisterStatus',
    'LoggedIn 0, AdminConfirmationRequired 1, EmailConfirmationRequired 2',
  ],
  [
    taskStatusNames,
    TASK_STATUSES,
    'TaskStatus',
    'Pending -1, Success 0, Failed 1, Duplicate 2, Denied 3, NotFound 4, Exit 5',
  ],
  [fileTypeNames, FILE_TYPES, 'FileType', 'None 0, Local 1, Remote 2'],
  [containerStatusNames, CONTAINER_STATUSES, 'ContainerStatus', 'Pending 0, Running 1, Destroyed 2'],
  [
    noticeTypeNames,
    NOTICE_TYPES,
    'NoticeType',
    'Normal 0, FirstBlood 1, SecondBlood 2, ThirdBlood 3, NewHint 4, NewChallenge 5',
  ],
  [
    eventTypeNames,
    EVENT_TYPES,
    'EventType',
    'Normal 0, ContainerStart 1, ContainerDestroy 2, FlagSubmit 3, CheatDetected 4',
  ],
  [
    submissionTypeNames,
    SUBMISSION_TYPES,
    'SubmissionType',
    'Unaccepted 0, FirstBlood 1, SecondBlood 2, ThirdBlood 3, Normal 4',
  ],
  [
    participationStatusNames,
    PARTICIPATION_STATUSES,
    'ParticipationStatus',
    'Pending 0, Accepted 1, Rejected 2, Suspended 3, Unsubmitted 4',
  ],
  [
    challengeTypeNames,
    CHALLENGE_TYPES,
    'ChallengeType',
    'StaticAttachment 0, StaticContainer 1, DynamicAttachment 2, DynamicContainer 3',
  ],
  [
    challengeTagNames,
    CHALLENGE_TAGS,
    'ChallengeTag',
    'Misc 0, Crypto 1, Pwn 2, Web 3, Reverse 4, Blockchain 5, Forensics 6, Hardware 7, Mobile 8, PPC 9',
  ],
  [
    answerResultNames,
    ANSWER_RESULTS,
    'AnswerResult',
    'FlagSubmitted 0, Accepted 1, WrongAnswer 2, NotFound 3, CheatDetected 4',
  ],
] as const

test.each(table)('the numbers of the names, table row %#', (schema, names, id, expected) => {
  const numbered = names.map((name, at) => `${name} ${at + (schema['x-first'] ?? 0)}`)
  expect(numbered.join(', ')).toBe(expected)
  expect(schema.enum).toEqual(names)
  expect(schema.$id).toBe(id)
})

test.each(table)(
  'names are read by number and in any case, and no other values are, table row %#',
  (schema, names) => {
    const first = schema['x-first'] ?? 0
    for (const [at, name] of names.entries()) {
      for (const form of [name, name.toUpperCase(), name.toLowerCase(), at + first, `${at + first}`])
        expect(readInput(schema, form, 'it', 'json')).toEqual({ ok: true, value: name })
    }
    for (const form of [first - 1, names.length + first, 0.5, '', `${names[0]} `, true, null])
      expect(readInput(schema, form, 'it', 'json').ok).toBe(false)
  },
)
