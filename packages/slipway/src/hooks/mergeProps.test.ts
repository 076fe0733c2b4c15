import { expect, test, vi } from 'vitest'
import { mergeProps } from './mergeProps.ts'

const ours = () => {}

test.each<[string, object, object, object]>([
  ['props of one side only stay', { id: 'own' }, { title: 'given' }, { id: 'own', title: 'given' }],
  ['the app wins', { role: 'group' }, { role: 'list' }, { role: 'list' }],
  ['the app wins with null and false', { a: 1, b: 1 }, { a: null, b: false }, { a: null, b: false }],
  ['undefined overrides nothing', { role: 'group' }, { role: undefined }, { role: 'group' }],
  ['class names add up', { className: 'sw-tag' }, { className: 'wide' }, { className: 'sw-tag wide' }],
  ['a class name of one side', { className: 'sw-tag' }, { className: undefined }, { className: 'sw-tag' }],
  ['an empty class name is omitted', {}, { className: '' }, { className: undefined }],
  ['styles are combined', { style: { top: 1, left: 1 } }, { style: { top: 2 } }, { style: { top: 2, left: 1 } }],
  ['a style of one side', { style: { top: 1 } }, { style: undefined }, { style: { top: 1 } }],
  ['a handler of one side', { onClick: ours }, {}, { onClick: ours }],
  ['null does not remove the own handler', { onClick: ours }, { onClick: null }, { onClick: ours }],
  ['a function that is not a handler is replaced', { only: ours }, { only: 1 }, { only: 1 }],
])('%s', (_rule, own, given, merged) => {
  expect(mergeProps(own, given)).toEqual(merged)
})

test('both handlers receive the same event, the app’s first', () => {
  const calls: unknown[] = []
  const event = {}
  const merged = mergeProps(
    { onChange: (received: unknown) => calls.push('own', received) },
    { onChange: (received: unknown) => calls.push('given', received) },
  )
  merged.onChange(event)
  expect(calls).toEqual(['given', event, 'own', event])
})

test('`preventDefault` in the app’s handler skips the component’s handler', () => {
  const own = vi.fn()
  const { onClick } = mergeProps({ onClick: own }, { onClick: (event: Event) => event.preventDefault() })
  onClick(new Event('click', { cancelable: true }))
  expect(own).not.toHaveBeenCalled()
})

test('an event that was prevented before does not skip the component’s handler', () => {
  const own = vi.fn()
  const event = new Event('click', { cancelable: true })
  event.preventDefault()
  mergeProps({ onClick: own }, { onClick: () => {} }).onClick(event)
  expect(own).toHaveBeenCalledTimes(1)
})

test('does not change its arguments', () => {
  const own = Object.freeze({ className: 'a', style: Object.freeze({ top: 1 }) })
  const given = Object.freeze({ className: 'b', style: Object.freeze({ top: 2 }) })
  expect(mergeProps(own, given)).toEqual({ className: 'a b', style: { top: 2 } })
})
