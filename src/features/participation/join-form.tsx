import type { TeamInfoModel } from '#contract/models/team.ts'
import { joinFlaws, type JoinRules, type JoinInput } from '#machines/game/game-joining.machine.ts'
import type { OwnParticipation } from '#machines/game/participation.machine.ts'
import type { FormView } from '#machines/kit/form.ts'
import { useVisibleFlaws } from '#src/shell/use-visible-errors.ts'
import { participationWords } from '#src/text/areas/participation.ts'
import { flawWords } from '#src/text/flaw-words.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { submitForm } from '#src/ui/submit-form.ts'
import { PlainSelect } from '#src/ui/plain-select.tsx'
import { TextField } from '#src/ui/text-field.tsx'

export type JoiningView = FormView<OwnParticipation, 'team'>

export interface JoinFormProps {
  view: JoiningView
  wish: JoinInput
  rules: JoinRules
  teams: readonly Pick<TeamInfoModel, 'id' | 'name'>[]
  /** The maximum number of members that may join. A limit of 0 means that there is none. */
  limit: number
  onType: (field: keyof JoinInput, text: string) => void
  onSubmit: () => void
}

export function JoinForm({ view, wish, rules, teams, limit, onType, onSubmit }: JoinFormProps) {
  const { reading } = useText().screens
  const words = useWords(participationWords).form
  const flaws = useVisibleFlaws(joinFlaws(wish, rules))
  const isBusy = view.kind !== 'open'
  const problem = view.kind === 'open' ? view.problem : null
  const at = view.kind === 'open' ? view.field : null
  return (
    <Stack
      as="form"
      noValidate
      aria-label={words.submit}
      onSubmit={(event) => {
        event.preventDefault()
        if (isBusy) return
        submitForm(event.currentTarget, () => {
          flaws.showAll()
          onSubmit()
        })
      }}
      gap="4"
    >
      <PlainSelect
        label={words.team}
        hint={words.teamHint}
        name="team"
        isDisabled={isBusy}
        value={wish.team ? String(wish.team.id) : ''}
        error={
          flawWords(flaws.of('team'), words.flaw.team) ??
          (problem && at === 'team' ? problemWords(problem, reading) : null)
        }
        onValueChange={(id) => onType('team', id)}
        choices={[
          ...(wish.team ? [] : [{ value: '', label: words.chooseTeam }]),
          ...teams.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      {rules.organizations.length === 0 ? null : (
        <PlainSelect
          label={words.organization}
          hint={words.organizationHint}
          name="organization"
          isDisabled={isBusy}
          value={wish.organization ?? ''}
          error={flawWords(flaws.of('organization'), words.flaw.organization)}
          onValueChange={(organization) => onType('organization', organization)}
          choices={[
            { value: '', label: words.chooseOrganization },
            ...rules.organizations.map((name) => ({ value: name, label: name })),
          ]}
        />
      )}
      {rules.invite === 'open' ? null : (
        <TextField
          label={words.inviteCode}
          hint={words.inviteHint}
          name="inviteCode"
          face="mono"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={isBusy}
          value={wish.inviteCode}
          error={flawWords(flaws.of('inviteCode'), words.flaw.inviteCode)}
          onValueChange={(code) => onType('inviteCode', code)}
          onBlur={flaws.leave}
        />
      )}
      <Stack as="ul" gap="1" size="sm" tone="muted">
        <li>{words.lock}</li>
        <li>{words.mates}</li>
        {limit === 0 ? null : <li>{words.limit(limit)}</li>}
      </Stack>
      {problem && at === null ? <Alert tone="danger">{problemWords(problem, reading)}</Alert> : null}
      <Button type="submit" tone="brand" shape="wide" state={isBusy ? 'busy' : 'ready'}>
        {isBusy ? words.busy : words.submit}
      </Button>
    </Stack>
  )
}
