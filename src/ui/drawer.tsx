import { Dialog, type DialogProps } from './dialog.tsx'

export interface DrawerProps extends Omit<DialogProps, 'place' | 'role' | 'size' | 'closeLabel'> {
  closeLabel: string
  /** `side` on wide screens. `foot`: a sheet at the bottom of a phone. */
  place?: 'side' | 'foot'
}

export function Drawer({ place = 'side', ...rest }: DrawerProps) {
  return <Dialog {...rest} place={place} />
}
