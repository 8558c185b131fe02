import LogOut from 'lucide-react/icons/log-out'
import MoonStar from 'lucide-react/icons/moon-star'
import Sun from 'lucide-react/icons/sun'
import User from 'lucide-react/icons/user'
import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Drawer } from '#src/ui/drawer.tsx'
import { Menu } from '#src/ui/menu.tsx'
import { Popover } from '#src/ui/popover.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { closeAllToasts, showToast } from '#src/ui/toast.ts'
import { Tooltip } from '#src/ui/tooltip.tsx'
import { Examples, Section } from './section.tsx'

const toasts = [
  { tone: 'success', title: 'Saved', text: 'Everybody sees it now.' },
  { tone: 'failure', title: 'Something went wrong', text: 'The name is taken.' },
  { tone: 'warning', title: 'A new hint', text: 'For a challenge you have open.' },
  { tone: 'notice', title: 'Notice', text: 'Lunch is ready.' },
] as const

type Opened = 'nothing' | 'dialog' | 'question' | 'drawer' | 'sheet'

export function Overlays() {
  const [opened, setOpened] = useState<Opened>('nothing')
  const [scheme, setScheme] = useState<'dark' | 'light'>('dark')
  const close = () => setOpened('nothing')
  return (
    <Section name="Overlays">
      <Examples>
        <Button onClick={() => setOpened('dialog')}>Dialog</Button>
        <Button onClick={() => setOpened('question')}>Question</Button>
        <Button onClick={() => setOpened('drawer')}>Drawer</Button>
        <Button onClick={() => setOpened('sheet')}>Sheet</Button>
        <Menu
          trigger={<Button>Menu</Button>}
          entries={[
            { kind: 'heading', id: 'who', label: 'Signed in as Ada' },
            {
              kind: 'link',
              id: 'profile',
              label: 'Profile',
              icon: <User />,
              link: <a href="#overlays">Profile</a>,
            },
            { kind: 'separator', id: 'one' },
            {
              kind: 'choice',
              id: 'dark',
              label: 'Dark',
              icon: <MoonStar />,
              isChosen: scheme === 'dark',
              onSelect: () => setScheme('dark'),
            },
            {
              kind: 'choice',
              id: 'light',
              label: 'Light',
              icon: <Sun />,
              isChosen: scheme === 'light',
              onSelect: () => setScheme('light'),
            },
            { kind: 'separator', id: 'two' },
            { kind: 'action', id: 'clear', label: 'Clear the cache', isDisabled: true, onSelect: close },
            {
              kind: 'action',
              id: 'leave',
              label: 'Sign out',
              icon: <LogOut />,
              tone: 'danger',
              onSelect: () => showToast({ tone: 'success', title: 'Signed out' }),
            },
          ]}
        />
        <Popover
          trigger={<Button>Popover</Button>}
          title="Destroy the instance?"
          footer={
            <Button size="xs" tone="danger">
              Destroy
            </Button>
          }
        >
          It cannot be brought back.
        </Popover>
        <Tooltip text="What it is for">
          <Button>Tooltip</Button>
        </Tooltip>
      </Examples>
      <Examples>
        {toasts.map((toast) => (
          <Button key={toast.tone} look="outline" size="sm" onClick={() => showToast(toast)}>
            Toast {toast.tone}
          </Button>
        ))}
        <Button look="ghost" size="sm" onClick={closeAllToasts}>
          Close toasts
        </Button>
      </Examples>
      <Dialog
        isOpen={opened === 'dialog'}
        onClose={close}
        title="Rename the team"
        closeLabel="Close"
        footer={<Button tone="brand">Rename</Button>}
      >
        <TextField label="New name" defaultValue="Overflowers" />
      </Dialog>
      <Dialog
        isOpen={opened === 'question'}
        onClose={close}
        role="alertdialog"
        title="Delete the game?"
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button tone="danger" onClick={close}>
              Delete
            </Button>
          </>
        }
      >
        Autumn Cup 2030 and all its submissions go for good.
      </Dialog>
      <Drawer isOpen={opened === 'drawer'} onClose={close} title="Overflowers" closeLabel="Close">
        Members, solves and a timeline.
      </Drawer>
      <Drawer isOpen={opened === 'sheet'} onClose={close} place="foot" title="More" closeLabel="Close">
        Everything the bar has no room for.
      </Drawer>
    </Section>
  )
}
