import type { ReactNode } from 'react'
import { getProfile } from '#contract/calls/account.ts'
import type { ProfileUserInfoModel } from '#contract/models/account.ts'
import { changesOf, PROFILE_FIELDS, type ProfileField } from '#machines/account/profile-edit.machine.ts'
import { useRead } from '#src/api/use-read.ts'
import { useAnnounce } from '#src/bind/use-announcements.ts'
import { useConfirm } from '#src/bind/use-confirm.ts'
import { useTypedText } from '#src/bind/use-typed-text.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { pressMarked } from '#src/browser/press-marked.ts'
import { useKeys } from '#src/browser/use-keys.ts'
import { Picture } from '#src/shell/picture/picture.tsx'
import { profileWords } from '#src/text/areas/profile.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Card } from '#src/ui/card.tsx'
import { CopyField } from '#src/ui/copy-field.tsx'
import { Row, Text } from '#src/ui/layout.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useLeaveGuard } from '#src/ui/use-leave-guard.ts'
import { css, cx } from '#styled/css/index.js'
import { shelf } from '#styled/recipes/shelf.js'
import { EmailChange } from './email-change.tsx'
import { PasswordChange } from './password-change.tsx'
import { ProfileForm } from './profile-form.tsx'
import { SessionList } from './session-list.tsx'

/**
 * The user's profile. The form holds only values that the user has changed, so that it overwrites no others.
 */
export function Profile() {
  useKeys(pressMarked)
  const { reading } = useText().screens
  const read = useRead(getProfile, {}, 'profile')
  switch (read.state) {
    case 'waiting':
      return <ProfileSkeleton />
    case 'failed':
      return (
        <Card>
          <LoadError {...failedWords(read.problem, reading)} onRetry={read.refresh} />
        </Card>
      )
    case 'ready':
      return <Known profile={read.value} />
    default:
      return read satisfies never
  }
}

function Known({ profile }: { profile: ProfileUserInfoModel }) {
  const words = useWords(profileWords).edit
  const { userName, realName, stdNumber, phone, bio } = profile
  const saved = { userName, realName, stdNumber, phone: phone ?? '', bio }
  // The typed text outlives the screen, because an expired session leads away from it and back.
  const { texts, type, forget } = useTypedText('profile')
  const [view, send] = useProcess(usePart('profile').edit, {}, { hear: { succeeded: forget } })
  const typed: Record<ProfileField, string> = { ...saved }
  for (const field of PROFILE_FIELDS) typed[field] = texts[field] ?? saved[field]
  const form = { saved, typed }
  const discard = () => {
    forget()
    send({ type: 'edit' })
  }
  const confirm = useConfirm()
  const unsaved = changesOf(form).length
  useLeaveGuard(unsaved > 0, async () => {
    if ((await confirm({ kind: 'drop-changes', count: unsaved })) !== 'confirmed') return false
    discard()
    return true
  })
  const style = shelf()
  return (
    <div className={style.columns}>
      {/* First in the tab order, as it is first on narrow screens. */}
      <div className={cx(style.side, css({ gridColumn: { lg: '2' }, gridRow: { lg: '1' } }))}>
        <Identity
          profile={profile}
          picture={<Picture of={{ kind: 'profile' }} name={userName} picture={profile.avatar} />}
        />
      </div>
      <div
        className={css({
          gridColumn: { lg: '1' },
          gridRow: { lg: '1' },
          display: 'flex',
          flexDirection: 'column',
          gap: '6',
          minWidth: '0',
        })}
      >
        <Card as="section" padding="lg" aria-labelledby="about-you">
          <Text as="h2" id="about-you" face="heading" below="4">
            {words.title}
          </Text>
          <ProfileForm
            view={view}
            saved={saved}
            typed={typed}
            onEdit={(field, text) => {
              type(field, text)
              send({ type: 'edit', field })
            }}
            onSubmit={() => send({ type: 'submit', form })}
            onDiscard={discard}
          />
        </Card>
        <EmailChange current={profile.email} />
        <PasswordChange userName={userName} role={profile.role} />
        <SessionList />
      </div>
    </div>
  )
}

function ProfileSkeleton() {
  const { reading } = useText().screens
  const style = shelf()
  return (
    <SkeletonShape label={reading.loading} className={style.columns}>
      <Card padding="lg" stack="6">
        {['name', 'bio', 'pair', 'phone'].map((field) => (
          <div key={field}>
            <Skeleton width="short" />
            <Skeleton shape="block" height="field" />
          </div>
        ))}
      </Card>
      <Card className={style.side}>
        <Skeleton shape="circle" picture="xl" />
        <Skeleton shape="heading" width="half" />
        <Skeleton />
      </Card>
    </SkeletonShape>
  )
}

/** The facts that others see of the user, and those that support asks for. */
function Identity({ profile, picture }: { profile: ProfileUserInfoModel; picture: ReactNode }) {
  const words = useWords(profileWords).identity
  const announce = useAnnounce()
  return (
    <Card as="section" aria-label={words.title} stack="4">
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
        shortcut="C"
        onCopy={(result) => (result === 'copied' ? announce({ kind: 'copied' }) : undefined)}
      />
    </Card>
  )
}
