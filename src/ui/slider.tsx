import { Slider as Ark } from '@ark-ui/react/slider'
import { slider } from '#styled/recipes/slider.js'

export interface SliderProps {
  label: string
  value: number
  onValueChange: (value: number) => void
  /** Runs when the user releases the thumb, and after each step by key. */
  onSettle?: () => void
  least: number
  most: number
  step?: number
  /** Formats the value, also for screen readers. */
  write?: (value: number) => string
  isDisabled?: boolean
}

export function Slider({
  label,
  value,
  onValueChange,
  onSettle,
  least,
  most,
  step = 1,
  write = String,
  isDisabled = false,
}: SliderProps) {
  const style = slider()
  return (
    <Ark.Root
      value={[value]}
      onValueChange={({ value: [next] }) => (next === undefined ? undefined : onValueChange(next))}
      onValueChangeEnd={() => onSettle?.()}
      min={least}
      max={most}
      step={step}
      disabled={isDisabled}
      getAriaValueText={(text) => write(text.value)}
      className={style.root}
    >
      <div className={style.head}>
        <Ark.Label className={style.label}>{label}</Ark.Label>
        <span aria-hidden className={style.value}>
          {write(value)}
        </span>
      </div>
      <Ark.Control className={style.control}>
        <Ark.Track className={style.track}>
          <Ark.Range className={style.range} />
        </Ark.Track>
        <Ark.Thumb index={0} className={style.thumb}>
          <Ark.HiddenInput />
        </Ark.Thumb>
      </Ark.Control>
    </Ark.Root>
  )
}
