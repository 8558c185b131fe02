import '#src/theme/index.css'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '#src/ui/button.tsx'
import { Combobox } from '#src/ui/combobox.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Menu } from '#src/ui/menu.tsx'
import { Popover } from '#src/ui/popover.tsx'
import { Select } from '#src/ui/select.tsx'
import { Tabs } from '#src/ui/tabs.tsx'

const choices = [
  { value: 'apple', label: 'Apple' },
  { value: 'banana', label: 'Banana' },
  { value: 'cherry', label: 'Cherry' },
] as const
type Fruit = (typeof choices)[number]['value']

function Asking({ onClose }: { onClose: () => void }) {
  const [opened, setOpened] = useState<'closed' | 'open'>('closed')
  return (
    <>
      <Button onClick={() => setOpened('open')}>Rename</Button>
      <Dialog
        isOpen={opened === 'open'}
        onClose={() => {
          setOpened('closed')
          onClose()
        }}
        title="Rename the team"
        closeLabel="Close"
        footer={<Button tone="brand">Save</Button>}
      >
        The name is seen by all.
      </Dialog>
    </>
  )
}

test('a dialog keeps the focus inside, closes on Escape and returns the focus', async () => {
  const onClose = vi.fn<() => void>()
  await render(<Asking onClose={onClose} />)
  const opener = page.getByRole('button', { name: 'Rename' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Rename the team' })
  await expect.element(dialog).toBeVisible()
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
  await expect.element(page.getByRole('button', { name: 'Save' })).toHaveFocus()
  for (let presses = 0; presses < 5; presses++) {
    await userEvent.tab()
    expect(dialog.element().contains(document.activeElement)).toBe(true)
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(onClose).toHaveBeenCalledOnce()
  await expect.element(opener).toHaveFocus()
})

test('a popover has its name from the first opening on', async () => {
  await render(<Popover title="Files" trigger={<Button>Open the files</Button>} />)
  await page.getByRole('button', { name: 'Open the files' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Files' })).toBeVisible()
})

test('a press outside closes a dialog, which disappears within 200 ms', async () => {
  const onClose = vi.fn<() => void>()
  await render(<Asking onClose={onClose} />)
  await page.getByRole('button', { name: 'Rename' }).click()
  const content = page.getByRole('dialog').element()
  expect(getComputedStyle(content).animationDuration).toBe('0.2s')
  await expect.poll(() => content.contains(document.activeElement)).toBe(true)
  // The dialog ignores presses outside until it has the focus.
  await expect
    .poll(async () => {
      await userEvent.click(document.body, { position: { x: 4, y: 4 }, force: true })
      return onClose.mock.calls.length
    })
    .toBeGreaterThan(0)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('a menu opens, moves, chooses and closes by keys', async () => {
  const onSelect = vi.fn<() => void>()
  await render(
    <Menu
      trigger={<Button>More</Button>}
      entries={[
        { kind: 'action', id: 'first', label: 'First', onSelect: () => undefined },
        { kind: 'action', id: 'second', label: 'Second', onSelect },
      ]}
    />,
  )
  const opener = page.getByRole('button', { name: 'More' })
  await userEvent.tab()
  await expect.element(opener).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menu')).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'First' })).toHaveAttribute('data-highlighted')
  await expect.element(page.getByRole('menu')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  // The focus moves in the next frame, faster than any user.
  await frame()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => onSelect.mock.calls.length).toBe(1)
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

function Parts() {
  const [part, setPart] = useState<'one' | 'two' | 'three'>('one')
  const tabs = (['one', 'two', 'three'] as const).map((value) => ({
    value,
    label: value,
    panel: `panel ${value}`,
  }))
  return <Tabs label="Parts" tabs={tabs} value={part} onValueChange={setPart} />
}

test('arrow keys move through the tabs and wrap around', async () => {
  await render(<Parts />)
  await userEvent.tab()
  await expect.element(page.getByRole('tab', { name: 'one' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('panel two')
  for (let presses = 0; presses < 2; presses++) {
    await frame()
    await userEvent.keyboard('{ArrowRight}')
  }
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('panel one')
})

function Picking({ kind }: { kind: 'select' | 'combobox' }) {
  const [fruit, setFruit] = useState<Fruit | null>(null)
  return kind === 'select' ? (
    <Select
      label="Fruit"
      choices={choices}
      value={fruit}
      onValueChange={setFruit}
      placeholder="Choose"
      error={fruit === 'cherry' ? 'Sold out' : null}
    />
  ) : (
    <>
      <Combobox
        label="Fruit"
        choices={choices}
        value={fruit}
        onValueChange={setFruit}
        openLabel="Show all"
        emptyText="None such"
      />
      <output>{fruit ?? 'empty'}</output>
    </>
  )
}

test('a select is opened and chosen by keys, and shows its error', async () => {
  await render(<Picking kind="select" />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('listbox')).toBeVisible()
  await userEvent.keyboard('{End}')
  await frame()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(page.getByRole('combobox')).toHaveTextContent('Cherry')
  await expect.element(page.getByRole('combobox')).toHaveAccessibleDescription('Sold out')
})

test('a combobox narrows its options to the input', async () => {
  await render(<Picking kind="combobox" />)
  await userEvent.tab()
  await userEvent.keyboard('nan')
  await expect.element(page.getByRole('option', { name: 'Banana' })).toBeVisible()
  expect(page.getByRole('option').elements()).toHaveLength(1)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status')).toHaveTextContent('banana')
  await expect.element(page.getByRole('combobox')).toHaveValue('Banana')
  await userEvent.clear(page.getByRole('combobox'))
  await userEvent.keyboard('zzz')
  await expect.element(page.getByText('None such')).toBeVisible()
})

test('a busy button keeps the focus and accepts no press', async () => {
  const onClick = vi.fn<() => void>()
  await render(
    <Button state="busy" onClick={onClick}>
      Save
    </Button>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Save' })).toHaveFocus()
  expect(onClick).not.toHaveBeenCalled()
})

const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
