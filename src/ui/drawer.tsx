import { Dialog, type DialogProps } from './dialog.tsx'

export interface DrawerProps extends Omit<DialogProps, 'place' | 'role' | 'size' | 'closeLabel'> {
  closeLabel: string
  /** At the side of a wide screen, or a sheet at the foot of a phone's. */
  place?: 'side' | 'foot'
}

export function Drawer({ place = 'side', ...rest }: DrawerProps) {
  return <Dialog {...rest} place={place} />
}
