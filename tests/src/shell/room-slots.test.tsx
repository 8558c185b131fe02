import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { InRoom, RoomSlotsContext } from '#src/shell/room/room-slots.tsx'

function show(page: HTMLElement | null) {
  return (
    <RoomSlotsContext value={{ page, foot: null }}>
      <InRoom slot="page">Paper Tigers</InRoom>
      <InRoom slot="foot">never</InRoom>
    </RoomSlotsContext>
  )
}

test('a screen fills the place of the frame while both are there', () => {
  const place = document.body.appendChild(document.createElement('span'))
  const { rerender, unmount } = render(show(null))
  expect(screen.queryByText('Paper Tigers')).toBeNull()
  rerender(show(place))
  expect(place.textContent).toBe('Paper Tigers')
  expect(screen.queryByText('never')).toBeNull()
  act(() => unmount())
  expect(place.textContent).toBe('')
  place.remove()
})
