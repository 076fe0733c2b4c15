import { beforeEach, expect, test, vi } from 'vitest'
import { changeEvent } from '../../base/page/hotEvents.ts'
import { createChangeWatch } from './changeWatch.ts'

const target = new EventTarget()
const change = () => target.dispatchEvent(new Event(changeEvent))

const reload = vi.fn()

beforeEach(() => {
  reload.mockClear()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
})

test('a change reloads the document while a part cannot be loaded', () => {
  const note = createChangeWatch(reload)
  change()
  note('/a', true)
  expect(reload).not.toHaveBeenCalled()
  change()
  expect(reload).toHaveBeenCalledOnce()
  note('/a', false)
})

test('a change does not reload once all failed parts were loaded', () => {
  const note = createChangeWatch(reload)
  note('/a', true)
  note('/b', true)
  note('/a', false)
  change()
  expect(reload).toHaveBeenCalledOnce()
  note('/b', false)
  change()
  expect(reload).toHaveBeenCalledOnce()
})
