import { expect, test, vi } from 'vitest'

test('what is ordered before the toaster arrives is served when it does, in order', async () => {
  vi.resetModules()
  const { closeToast, serveToasts, showToast } = await import('#src/ui/toast.ts')
  const served: string[] = []
  showToast({ tone: 'progress', id: 'upload', title: 'first' })
  closeToast('upload')
  expect(served).toEqual([])
  serveToasts((order) => served.push(order.kind))
  expect(served).toEqual(['show', 'close'])
  showToast({ tone: 'success' })
  expect(served).toEqual(['show', 'close', 'show'])
})
