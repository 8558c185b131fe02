import { cloneElement, lazy, Suspense, useId, useState, type ComponentProps, type ReactElement } from 'react'
import { loadOnFirstTouch } from '#src/browser/load-when-idle.ts'
import { retryImport } from '#src/browser/retry-import.ts'
import type { PopoverTexts, Side } from './popover-panel.tsx'

const loadPanel = () => import('./popover-panel.tsx')
const PopoverPanel = lazy(async () => ({ default: (await retryImport(loadPanel)).PopoverPanel }))
void loadOnFirstTouch(loadPanel)

type Opener = Pick<
  ComponentProps<'button'>,
  'id' | 'onClick' | 'aria-haspopup' | 'aria-expanded' | 'aria-controls'
> & {
  'data-state'?: 'open' | 'closed'
}
interface PopoverProps extends PopoverTexts {
  trigger: ReactElement<Opener>
  side?: Side
}

/** A plain button until the first interaction with the page, when the code of the popover loads. */
export function Popover({ trigger, side = 'bottom', ...said }: PopoverProps) {
  const [id, panelId] = [useId(), useId()]
  const [panel, setPanel] = useState<'unused' | 'open' | 'closed'>('unused')
  const isOpen = panel === 'open'
  return (
    <>
      {cloneElement(trigger, {
        id,
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? panelId : undefined,
        'data-state': isOpen ? 'open' : 'closed',
        onClick: (event) => {
          trigger.props.onClick?.(event)
          setPanel(isOpen ? 'closed' : 'open')
        },
      })}
      {panel === 'unused' ? null : (
        <Suspense>
          <PopoverPanel
            id={panelId}
            triggerId={id}
            isOpen={isOpen}
            onClose={() => setPanel('closed')}
            side={side}
            {...said}
          />
        </Suspense>
      )}
    </>
  )
}
