import { EmailChange } from '#src/features/profile/email-change.tsx'
import { PasswordChange } from '#src/features/profile/password-change.tsx'
import { Picture } from '#src/shell/picture/picture.tsx'
import { Profile, type ProfileSlot } from '#src/features/profile/profile.tsx'
import { SessionList } from '#src/features/profile/session-list.tsx'
import { profileWords } from '#src/text/areas/profile.ts'
import { useWords } from '#src/text/use-text.ts'
import { Text } from '#src/ui/layout.tsx'
import { ScreenColumn } from '#src/ui/screen-column.tsx'

export function ProfilePage() {
  return (
    <ScreenColumn>
      <Text as="h1" face="title">
        {useWords(profileWords).title}
      </Text>
      <Profile Picture={OwnPicture} Below={Access} />
    </ScreenColumn>
  )
}

function OwnPicture({ profile: { userName, avatar } }: ProfileSlot) {
  return <Picture of={{ kind: 'profile' }} name={userName} picture={avatar} />
}

/** What one signs in with, and where one is signed in. */
function Access({ profile: { userName, email, role } }: ProfileSlot) {
  return (
    <>
      <EmailChange current={email} />
      <PasswordChange userName={userName} role={role} />
      <SessionList />
    </>
  )
}
