import Activity from 'lucide-react/icons/activity'
import { Link, useNavigate } from 'react-router-dom'
import type { ChallengeRef } from '#machines/game/challenge-ref.ts'
import { useConfig } from '#src/api/use-config.ts'
import { resultsPath } from '#src/shell/room/room-links.ts'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { useWords } from '#src/text/use-text.ts'
import { PlainSelect } from '#src/ui/plain-select.tsx'
import { SrOnly } from '#src/ui/layout.tsx'
import { challengeEditor } from '#styled/recipes/challenge-editor.js'
import { sectionPath, type EditorSectionName, type SectionMark } from './editor-sections.ts'

export interface EditorRailProps {
  place: ChallengeRef
  sections: readonly EditorSectionName[]
  open: EditorSectionName
  markOf: (section: EditorSectionName) => SectionMark
}

/** All sections with their marks. Each has an address, so a link or "back" leads to it. */
export function EditorRail({ place, sections, open, markOf }: EditorRailProps) {
  const words = useWords(challengeEditorWords).rail
  const { features } = useConfig()
  const style = challengeEditor()
  return (
    <nav aria-label={words.label} className={style.rail}>
      {sections.map((section) => (
        <Link
          key={section}
          to={sectionPath(place, section)}
          aria-current={section === open ? 'page' : undefined}
          data-section={section}
          className={style.link}
        >
          <span>{words[section]}</span>
          <Mark {...markOf(section)} />
        </Link>
      ))}
      {features?.includes('room-pages') ? (
        <Link to={resultsPath(place.game, place.challenge)} className={style.link} data-section="results">
          <span>{words.results}</span>
          <Activity aria-hidden />
        </Link>
      ) : null}
    </nav>
  )
}

function Mark({ flaws, isUnsaved, count }: SectionMark) {
  const words = useWords(challengeEditorWords).rail
  const style = challengeEditor()
  return (
    <span className={style.mark}>
      {isUnsaved ? (
        <i data-mark="unsaved" title={words.unsaved}>
          <SrOnly>, {words.unsaved}</SrOnly>
        </i>
      ) : null}
      {flaws > 0 ? (
        <b title={words.flaws(flaws)}>
          <span aria-hidden>{flaws}</span>
          <SrOnly>, {words.flaws(flaws)}</SrOnly>
        </b>
      ) : count === null || isUnsaved ? null : (
        <span aria-hidden>{count}</span>
      )}
    </span>
  )
}

/** The rail of a phone. The marks are words, because an option holds only text. */
export function SectionPicker({ place, sections, open, markOf }: EditorRailProps) {
  const words = useWords(challengeEditorWords).rail
  const navigate = useNavigate()
  return (
    <PlainSelect
      label={words.label}
      choices={sections.map((section) => {
        const { flaws, isUnsaved } = markOf(section)
        const marks = [...(flaws > 0 ? [words.flaws(flaws)] : []), ...(isUnsaved ? [words.unsaved] : [])]
        return { value: section, label: [words[section], ...marks].join(' · ') }
      })}
      value={open}
      onValueChange={(section) => void navigate(sectionPath(place, section))}
      className={challengeEditor().picker}
    />
  )
}
