import { Profile } from '#src/features/profile/profile.tsx'
import { SilentConnection } from '#src/shell/silent-connection.tsx'
import { profileWords } from '#src/text/areas/profile.ts'
import { useWords } from '#src/text/use-text.ts'
import { Text } from '#src/ui/layout.tsx'
import { ScreenColumn } from '#src/ui/screen-column.tsx'

export function Page() {
  return (
    <ScreenColumn>
      <Text as="h1" face="title">
        {useWords(profileWords).title}
      </Text>
      <Profile />
      <SilentConnection gameId={null} />
    </ScreenColumn>
  )
}
