import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Cuts the fonts of `src/theme/fonts` out of what Fontsource packs: `npx tsx scripts/subset-fonts.ts`, after a new version of theirs. Needs
 * fontTools: `pip install fonttools brotli`. The ranges stand in `src/theme/index.css` too.
 */
const WEIGHTS = 'wght=400:700'
/** Ligatures and figures of other shapes are most of what is left away; nothing asks for them. */
const FEATURES = 'kern,ccmp,mark,mkmk,locl'
const REST =
  'U+00A1-00A8,U+00AA-00B6,U+00B8-00D6,U+00D8-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-2012,U+2015-2017,U+201A-201B,U+201E-2021,U+2023-2025,U+2027-206F,U+20AC,U+2122,U+2215,U+FEFF,U+FFFD'
/** Scores, times and counts are all that most screens show in the font of equal widths: what they are written with comes in a file of its own. */
const RANGES = {
  inter: {
    basic: 'U+0020-007E,U+00A0,U+00A9,U+00B7,U+00D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2191,U+2193,U+2212',
    rest: REST,
  },
  'jetbrains-mono': {
    digits: 'U+0020,U+0025,U+002B-003A,U+0041,U+004D,U+0050,U+2212',
    basic:
      'U+0021-0024,U+0026-002A,U+003B-0040,U+0042-004C,U+004E-004F,U+0051-007E,U+00A0,U+00A9,U+00B7,U+00D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2191,U+2193',
    rest: REST,
  },
}

const folder = mkdtempSync(join(tmpdir(), 'fonts-'))
for (const [font, ranges] of Object.entries(RANGES)) {
  const whole = `node_modules/@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`
  const narrow = join(folder, `${font}.ttf`)
  python('fontTools.varLib.instancer', whole, WEIGHTS, '--output', narrow)
  for (const [name, unicodes] of Object.entries(ranges)) {
    const file = `src/theme/fonts/${font}-${name}.woff2`
    python(
      'fontTools.subset',
      narrow,
      `--unicodes=${unicodes}`,
      `--layout-features=${FEATURES}`,
      '--no-hinting',
      '--flavor=woff2',
      `--output-file=${file}`,
    )
  }
}
rmSync(folder, { recursive: true })

function python(module: string, ...words: readonly string[]) {
  const { status } = spawnSync('python3', ['-m', module, ...words], { stdio: 'inherit' })
  if (status !== 0) throw new Error(`${module} failed`)
}
