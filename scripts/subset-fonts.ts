import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Cuts the fonts of `src/theme/fonts` out of the Fontsource packages. Run `npx tsx scripts/subset-fonts.ts`
 * after an update of these. It needs fontTools: `pip install fonttools brotli`. `src/theme/index.css` repeats
 * the ranges of the first two fonts.
 */
const WEIGHTS = 'wght=400:700'
/** Leaves out ligatures and alternative digits, which are most of a font and unused here. */
const FEATURES = 'kern,ccmp,mark,mkmk,locl'
const REST =
  'U+00A1-00A8,U+00AA-00B6,U+00B8-00D6,U+00D8-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-2012,U+2015-2017,U+201A-201B,U+201E-2021,U+2023-2025,U+2027-206F,U+20AC,U+2122,U+2215,U+FEFF,U+FFFD'
/**
 * Most screens use the monospaced font only for scores, times and counts, so these characters have a file of
 * their own.
 */
const RANGES = {
  inter: {
    basic:
      'U+0020-007E,U+00A0,U+00A9,U+00B7,U+00D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2191,U+2193,U+2212',
    rest: REST,
  },
  'jetbrains-mono': {
    digits: 'U+0020,U+0025,U+002B-003A,U+0041,U+004D,U+0050,U+2212',
    basic:
      'U+0021-0024,U+0026-002A,U+003B-0040,U+0042-004C,U+004E-004F,U+0051-007E,U+00A0,U+00A9,U+00B7,U+00D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2191,U+2193',
    rest: REST,
  },
}
const MATHS = '@fontsource/noto-sans-math@5.3.0'
/**
 * The characters that the formula renderer writes: letters in all styles, Greek, accents, arrows, operators
 * and brackets.
 */
const MATHS_RANGE =
  'U+0020-007E,U+00A0,U+00AC,U+00B0-00B1,U+00B4,U+00B7,U+00D7,U+00F7,U+0131,U+0237,U+02C6-02C7,U+02D8-02DC,U+0300-0338,U+0391-03F6,U+2016,U+2020-2022,U+2026,U+2032-2037,U+2044,U+2057,U+2061-2064,U+20D0-20F0,U+2100-214F,U+2190-21FF,U+2200-22FF,U+2308-230B,U+231C-231F,U+23B0-23B1,U+23B4-23B5,U+23DC-23E1,U+25A0-25CF,U+2605,U+2660-2667,U+266D-266F,U+2713,U+27C2,U+27E6-27EF,U+27F5-27FF,U+2A00-2A06,U+2A3F,U+2A7D-2A9A,U+2AAF-2AB0,U+1D400-1D7FF'

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
// Packed on demand and no dependency, because only this one font file is used. It has the table for formulas.
run('npm', ['pack', MATHS, '--pack-destination', folder])
run('tar', [
  '-xzf',
  join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? ''),
  '-C',
  folder,
])
python(
  'fontTools.subset',
  join(folder, 'package/files/noto-sans-math-latin-400-normal.woff2'),
  `--unicodes=${MATHS_RANGE}`,
  '--layout-features=math,ssty,dtls,flac,ccmp,mark,mkmk,rtlm',
  '--no-hinting',
  '--flavor=woff2',
  '--output-file=src/theme/fonts/noto-sans-math.woff2',
)
rmSync(folder, { recursive: true })

function python(module: string, ...words: readonly string[]) {
  run('python3', ['-m', module, ...words])
}

function run(program: string, words: readonly string[]) {
  const { status } = spawnSync(program, words, { stdio: 'inherit' })
  if (status !== 0) throw new Error(`${program} ${words.join(' ')} failed`)
}
