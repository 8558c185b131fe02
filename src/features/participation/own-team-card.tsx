import type { ReactNode } from 'react'
import { formatNumber } from '#src/format/number-and-date.ts'
import { challengeWords } from '#src/text/areas/challenge.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Card } from '#src/ui/card.tsx'
import { CopyField } from '#src/ui/copy-field.tsx'
import { Progress } from '#src/ui/progress.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { css } from '#styled/css/index.js'
import type { OwnTeamView } from './own-team-view.ts'

/** `children` is what the team hands in here. */
export function OwnTeamCard({ team, children }: { team: OwnTeamView; children?: ReactNode }) {
  const { locale } = useText()
  const words = useWords(challengeWords).own
  const number = (value: number) => formatNumber(value, locale)
  return (
    <Card as="section" aria-labelledby="own-team" className={column}>
      <span className={css({ display: 'flex', alignItems: 'center', gap: '3', minWidth: '0' })}>
        <Avatar name={team.name} picture={team.avatar} size="lg" shape="square" />
        <span
          className={css({
            display: 'flex',
            flexDirection: 'column',
            alignItems: 'flex-start',
            gap: '1',
            minWidth: '0',
          })}
        >
          <h2 id="own-team" className={css({ textStyle: 'heading', overflowWrap: 'anywhere' })}>
            <span className={css({ srOnly: true })}>{words.title}: </span>
            {team.name}
          </h2>
          {team.organisation ? <Badge>{team.organisation.name}</Badge> : null}
        </span>
      </span>
      <dl className={css({ display: 'flex', flexDirection: 'column', gap: '1' })}>
        <Fact name={words.rank}>{team.rank === null ? words.unranked : `#${number(team.rank)}`}</Fact>
        {team.organisation && team.organisation.rank !== null ? (
          <Fact name={words.inOrganisation(team.organisation.name)}>#{number(team.organisation.rank)}</Fact>
        ) : null}
        <Fact name={words.score}>{number(team.score)}</Fact>
        <Fact name={words.solved}>
          {number(team.solved)} / {number(team.challenges)}
        </Fact>
      </dl>
      <Progress size="sm" label={words.solved} value={team.solved / Math.max(1, team.challenges)} />
      <CopyField kind="secret" label={words.token} text={team.token} labels={words} />
      <p className={css({ color: 'fg.muted', fontSize: 'sm' })}>{words.tokenText}</p>
      {children}
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css({ display: 'flex', justifyContent: 'space-between', gap: '3' })}>
      <dt className={css({ color: 'fg.muted', minWidth: '0', overflowWrap: 'anywhere' })}>{name}</dt>
      <dd className={css({ textStyle: 'digits' })}>{children}</dd>
    </div>
  )
}

export function OwnTeamSkeleton() {
  return (
    <Card>
      <SkeletonShape label={useText().screens.reading.loading} className={column}>
        <span className={css({ display: 'flex', alignItems: 'center', gap: '3' })}>
          <span className={css({ display: 'block', boxSize: '12' })}>
            <Skeleton shape="block" />
          </span>
          <span className={css({ flex: '1' })}>
            <Skeleton shape="heading" width="half" />
          </span>
        </span>
        <Skeleton />
        <Skeleton />
        <Skeleton width="long" />
      </SkeletonShape>
    </Card>
  )
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '3' })
