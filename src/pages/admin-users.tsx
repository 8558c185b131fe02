import { PlatformHeader } from '#src/shell/platform-header.tsx'
import { UserAdmin } from '#src/features/roster/user-admin.tsx'
import { useText } from '#src/text/use-text.ts'

export function Page() {
  return (
    <>
      <PlatformHeader part="users" title={useText().screens.title.adminUsers} />
      <UserAdmin />
    </>
  )
}
