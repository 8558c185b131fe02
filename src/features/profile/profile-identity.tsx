import type { ReactNode } from 'react'
import type { ProfileUserInfoModel } from '#contract/models/account.ts'
import { useAnnounce } from '#src/bind/use-announcements.ts'
import { profileWords } from '#src/text/areas/profile.ts'
import { useWords } from '#src/text/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Card } from '#src/ui/card.tsx'
import { CopyField } from '#src/ui/copy-field.tsx'
import { Row, Text } from '#src/ui/layout.tsx'
import { css } from '#styled/css/index.js'

/** Who one is here: what others see beside one's name, and what support asks for. */
export function Identity({ profile, picture }: { profile: ProfileUserInfoModel; picture: ReactNode }) {
  const words = useWords(profileWords).identity
  const announce = useAnnounce()
  return (
    <Card
      as="section"
      aria-label={words.title}
      className={css({ display: 'flex', flexDirection: 'column', gap: '4' })}
    >
      {picture}
      <Row gap="2">
        <Text as="p" face="heading" narrows lines="broken">
          {profile.userName}
        </Text>
        {profile.role === 'User' ? null : <Badge tone="teal">{words.role[profile.role]}</Badge>}
      </Row>
      <CopyField
        label={words.id}
        text={profile.userId}
        labels={words}
        onCopy={(result) => (result === 'copied' ? announce({ kind: 'copied' }) : undefined)}
      />
    </Card>
  )
}
