import { css } from '#styled/css/index.js'
import { Coin } from '../coin.tsx'
import { Row, Stack } from '../layout.tsx'
import { shownExamples } from '../shown-examples.ts'
import { Spark } from '../spark.tsx'
import { EventMark, EventPoster } from './event-poster.tsx'
import { TeamFlag } from './team-flag.tsx'

const names = [
  'Night Ferry',
  '零点之后',
  'Null Island',
  '深夜食堂',
  'Seven Segments',
  '夜更かし同盟',
  'Kelvin & Hobbes',
  'Kernel Panic',
  'Équipe Zéro',
  'Off By One',
  '雨夜',
  'Hex Marks the Spot',
]
const titles = [
  'Harbour Lights 2026',
  'Winter Cipher',
  '苍穹杯 2026 新生赛',
  '夜の灯台CTF',
  'Spring Tide 2026',
  'Low Water Qualifier',
  'Autumn Relay',
  'Midnight Cup',
]
const drawings = {
  flags: () => (
    <Stack gap="3">
      {names.map((name) => (
        <Row key={name} gap="3">
          <TeamFlag name={name} size={72} />
          <TeamFlag name={name} size={44} />
          <TeamFlag name={name} />
          <TeamFlag name={name} size={20} />
          <TeamFlag name={name} size={14} />
          <TeamFlag name={name} size={66} shape="pennant" />
          {name}
        </Row>
      ))}
    </Stack>
  ),
  posters: () => (
    <Stack gap="3">
      {titles.map((title) => (
        <Row key={title} gap="3" wrap={false}>
          <EventMark title={title} />
          <Stack gap="1" grows>
            <EventPoster title={title} className={css({ height: '32' })} />
          </Stack>
        </Row>
      ))}
    </Stack>
  ),
  coins: () => (
    <Stack gap="3">
      {(['sm', 'md', 'lg', 'xl', 'text'] as const).map((size) => (
        <Row key={size} gap="3">
          {([1, 2, 3] as const).map((place) => (
            <Coin key={place} place={place} size={size} />
          ))}
          {([1, 2, 3] as const).map((place) => (
            <Coin key={place} place={place} size={size} isFree />
          ))}
        </Row>
      ))}
    </Stack>
  ),
  sparks: () => (
    <Row gap="3">
      <Spark values={[0, 0, 80, 240, 260, 700, 1200]} />
      <Spark values={[5, 5]} />
      <Spark values={[]} />
    </Row>
  ),
}
type Drawing = () => React.ReactNode

export const shown = shownExamples<Drawing>(drawings, (draw) => draw())
