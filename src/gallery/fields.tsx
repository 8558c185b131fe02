import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Combobox } from '#src/ui/combobox.tsx'
import { DateTime } from '#src/ui/date-time.tsx'
import { FileDrop } from '#src/ui/file-drop.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { Select } from '#src/ui/select.tsx'
import { Slider } from '#src/ui/slider.tsx'
import { Strength } from '#src/ui/strength.tsx'
import { Switch } from '#src/ui/switch.tsx'
import { TagInput } from '#src/ui/tag-input.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { Examples, Section } from './section.tsx'

type Fruit = 'apple' | 'banana' | 'cherry' | 'durian'
const fruits = [
  { value: 'apple', label: 'Apple' },
  { value: 'banana', label: 'Banana', note: 'Curved and yellow' },
  { value: 'cherry', label: 'Cherry', isDisabled: true },
  { value: 'durian', label: 'Durian' },
] as const
const checks = [
  { label: 'At least 6 characters', isMet: true },
  { label: 'A digit', isMet: true },
  { label: 'A lower-case letter', isMet: true },
  { label: 'An upper-case letter', isMet: true },
  { label: 'A special character', isMet: false },
]
const noon = Date.UTC(2030, 5, 1, 12)

export function Fields() {
  const [fruit, setFruit] = useState<Fruit | null>(null)
  const [sought, setSought] = useState<Fruit | null>('banana')
  const [tags, setTags] = useState<readonly string[]>(['web', 'beginner'])
  const [amount, setAmount] = useState(40)
  const [at, setAt] = useState<number | null>(noon)
  const [view, setView] = useState<'cards' | 'rows'>('cards')
  return (
    <Section name="Fields">
      <Examples flow="grid">
        <TextField label="Name" placeholder="Ada" hint="As others will see it." required />
        <TextField label="Flag" face="mono" defaultValue="flag{0OIl1}" error="This is not the flag." />
        <TextField label="Search" type="search" before={<Search aria-hidden />} />
        <TextField label="Out of use" defaultValue="unchanged" disabled />
        <PasswordField
          label="Password"
          defaultValue="Secret1"
          revealLabel="Show the password"
          hideLabel="Hide the password"
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          defaultValue="Secret1"
          revealLabel="Show the new password"
          hideLabel="Hide the new password"
          hint={<Strength label="Strength" checks={checks} />}
        />
        <TextArea label="Bio" hint="A few lines." />
        <TextArea label="Key" face="mono" error="It does not parse." defaultValue="-----BEGIN" />
        <Select
          label="Fruit"
          choices={fruits}
          value={fruit}
          onValueChange={setFruit}
          placeholder="Choose one"
          hint="Cherries are sold out."
        />
        <Select
          label="Fruit, wrong"
          choices={fruits}
          value="apple"
          onValueChange={setFruit}
          error="Not today."
        />
        <Combobox
          label="Fruit by name"
          choices={fruits}
          value={sought}
          onValueChange={setSought}
          openLabel="Show all"
          emptyText="No such fruit"
        />
        <TagInput
          label="Tags"
          value={tags}
          onValueChange={setTags}
          removeLabel={(tag) => `Remove ${tag}`}
          placeholder="Add one"
        />
        <DateTime label="Starts" value={at} onValueChange={setAt} now={noon} />
        <DateTime
          label="Ends"
          value={null}
          onValueChange={setAt}
          now={noon}
          error="It must end after it starts."
        />
        <Slider
          label="Volume"
          value={amount}
          onValueChange={setAmount}
          least={0}
          most={100}
          write={(value) => `${value}%`}
        />
        <Slider label="Volume, fixed" value={70} onValueChange={setAmount} least={0} most={100} isDisabled />
        <FileDrop
          label="Drop a picture here, or choose one"
          hint="PNG or JPEG, up to 3 MB"
          accept="image/png,image/jpeg"
          onFiles={() => undefined}
        />
        <FileDrop label="Drop an archive here" error="This is not an archive." onFiles={() => undefined} />
      </Examples>
      <Examples>
        <Checkbox label="Not chosen" />
        <Checkbox label="Chosen" defaultChecked hint="With a hint below." />
        <Checkbox label="Some of them" checked="mixed" onCheckedChange={() => undefined} />
        <Checkbox label="Out of use" disabled />
        <Switch label="Off" />
        <Switch label="On" defaultChecked hint="At once." />
        <Switch label="Out of use" disabled defaultChecked />
      </Examples>
      <Examples>
        <Segmented
          label="View"
          value={view}
          onValueChange={setView}
          choices={[
            { value: 'cards', label: 'Cards' },
            { value: 'rows', label: 'Rows' },
          ]}
        />
        <Segmented
          label="View, small"
          size="sm"
          value={view}
          onValueChange={setView}
          choices={[
            { value: 'cards', label: 'Cards' },
            { value: 'rows', label: 'Rows', isDisabled: true },
          ]}
        />
      </Examples>
    </Section>
  )
}
