import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from '../../testing/internal/environment/render.tsx'
import { mouseDrag } from '../../testing/internal/input/mouse.ts'
import { centerOf, touchDrag, touchTap } from '../../testing/internal/input/touch.ts'
import { type PressListener, usePress } from './usePress.ts'

interface TargetProps {
  onPress: PressListener
  as?: 'div' | 'button'
}

function Target({ onPress, as: Tag = 'div' }: TargetProps) {
  const pressProps = usePress(onPress)
  return (
    <Tag role="button" tabIndex={0} {...pressProps} style={{ display: 'block', inlineSize: 100, blockSize: 100 }}>
      <input aria-label="Inside" style={{ inlineSize: 20 }} />
    </Tag>
  )
}

test('touch and mouse report their position', async () => {
  const onPress = vi.fn<PressListener>()
  const { element } = render(<Target onPress={onPress} />)
  const place = centerOf(element)
  await touchTap(place)
  await vi.waitFor(() => expect(onPress).toHaveBeenCalledTimes(1))
  expect(onPress.mock.lastCall?.[0]).toMatchObject({
    type: 'tap',
    target: element,
    detail: place,
  })
  await userEvent.click(element)
  expect(onPress).toHaveBeenCalledTimes(2)
})

test('leaving before the release is not a press', async () => {
  const onPress = vi.fn()
  const { x, y } = centerOf(render(<Target onPress={onPress} />).element)
  await mouseDrag({ x, y }, { x: x + 200, y })
  await touchDrag({ x, y }, { x: x + 200, y })
  expect(onPress).not.toHaveBeenCalled()
})

test.each(['div', 'button'] as const)('Enter and Space press a %s once each, in its middle', async (as) => {
  const onPress = vi.fn<PressListener>()
  const { element } = render(<Target onPress={onPress} as={as} />)
  element.focus()
  await userEvent.keyboard('{Enter}')
  expect(onPress).toHaveBeenCalledTimes(1)
  await userEvent.keyboard(' ')
  expect(onPress).toHaveBeenCalledTimes(2)
  expect(onPress.mock.lastCall?.[0].detail).toEqual(centerOf(element))
})

test('keys dispatch a click, so `onClick` is called', async () => {
  const { element } = render(<Target onPress={() => {}} />)
  const onClick = vi.fn()
  element.addEventListener('click', onClick)
  element.focus()
  await userEvent.keyboard('{Enter} ')
  expect(onClick).toHaveBeenCalledTimes(2)
})

test('Space that was pressed elsewhere does nothing', async () => {
  const onPress = vi.fn()
  const { element } = render(<Target onPress={onPress} />)
  await userEvent.keyboard('{ >}')
  element.focus()
  await userEvent.keyboard('{/ }')
  expect(onPress).not.toHaveBeenCalled()
})

test('keys typed in a field inside do nothing', async () => {
  const onPress = vi.fn()
  const { element } = render(<Target onPress={onPress} />)
  const field = element.querySelector('input') as HTMLInputElement
  field.focus()
  await userEvent.keyboard('a b{Enter}')
  expect(field).toHaveValue('a b')
  expect(onPress).not.toHaveBeenCalled()
})
