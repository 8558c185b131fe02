import { expect, test } from 'vitest'
import { userAdmin as en } from '#src/text/areas/user-admin.en.ts'
import { userAdmin as ja } from '#src/text/areas/user-admin.ja.ts'
import { userAdmin as zh } from '#src/text/areas/user-admin.zh.ts'

test.each([en, zh, ja])(
  'a line of new accounts that is too long or short shows the number',
  ({ creation }) => {
    const { userName, realName, stdNumber, teamName } = creation.flaw
    expect(
      [userName.short, userName.long, realName.long, stdNumber.long, teamName.long].map(
        (words) => /\d+/.exec(words)?.[0],
      ),
    ).toEqual(['3', '15', '32', '15', '32'])
  },
)
