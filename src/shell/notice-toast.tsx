import BellRing from 'lucide-react/icons/bell-ring'
import Flag from 'lucide-react/icons/flag'
import Lightbulb from 'lucide-react/icons/lightbulb'
import Megaphone from 'lucide-react/icons/megaphone'
import type { LucideIcon } from 'lucide-react'
import type { NoticeType } from '#contract/models/notice.ts'
import { BLOOD_PLACES, isBlood, withoutMedal, type BloodType } from '#contract/rules/board/blood-notice.ts'
import type { Announcement } from '#machines/app/announcement.ts'
import type { AnnouncementWords } from '#src/text/areas/announcement.en.ts'
import { Coin } from '#src/ui/coin.tsx'
import { TeamFlag } from '#src/ui/identity/team-flag.tsx'
import type { Toast } from '#src/ui/toast.ts'

type NoticeAnnouncement = Extract<Announcement, { kind: 'notice-came' | 'notices-came' | 'notices-missed' }>
type NoticeCame = Extract<NoticeAnnouncement, { kind: 'notice-came' }>
type Words = AnnouncementWords['notice']

/** Shows the server's text. For a blood, it shows the data of the board if they are known. */
export function noticeToast(announcement: NoticeAnnouncement, words: Words, locale: string): Toast {
  if (announcement.kind !== 'notice-came')
    return {
      tone: 'notice',
      icon: <BellRing aria-hidden />,
      title: words[announcement.kind](announcement.count),
      text: announcement.latest,
    }
  const { type, content } = announcement
  if (isBlood(type)) return bloodToast({ ...announcement, type }, words, locale)
  const Icon = ICONS[type]
  return { tone: 'notice', icon: <Icon aria-hidden />, title: words.came[type], text: content }
}

/** A blood of the own team stays longer, because it matters most. */
function bloodToast(
  { type, content, isOwn, blood }: NoticeCame & { type: BloodType },
  words: Words,
  locale: string,
): Toast {
  const isFirst = type === 'FirstBlood'
  return {
    tone: 'notice',
    ...(isFirst ? { isGold: true, stays: 'lane' } : {}),
    ...(isOwn ? { stays: 'longer' } : {}),
    icon: (
      <>
        {blood ? <TeamFlag name={blood.team} picture={blood.avatar} size={26} /> : null}
        <Coin place={BLOOD_PLACES[type]} size={isFirst ? 'lg' : undefined} />
      </>
    ),
    ...(blood
      ? {
          ...(isOwn
            ? { title: words.own[type], text: blood.challenge }
            : { title: blood.team, text: words.took[type], subject: blood.challenge }),
          points: `+${blood.points.toLocaleString(locale)}`,
        }
      : { title: isOwn ? words.own[type] : words.came[type], text: withoutMedal(content) }),
  }
}

const ICONS: Readonly<Record<Exclude<NoticeType, BloodType>, LucideIcon>> = {
  Normal: Megaphone,
  NewHint: Lightbulb,
  NewChallenge: Flag,
}
